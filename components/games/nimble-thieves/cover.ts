import { nimbleThieves } from '../../../rules/nimble-thieves'
import { type Cover } from '../../table/board'
import { Picture } from './Picture'

export const nimbleThievesCover: Cover = {
  game: nimbleThieves,
  minutes: [10, 20],
  Picture,
  load: async () => (await import('.')).nimbleThievesTable,
}
