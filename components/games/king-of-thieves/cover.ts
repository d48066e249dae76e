import { kingOfThieves } from '../../../rules/king-of-thieves'
import { type Cover } from '../../table/board'
import { Picture } from './Picture'

export const kingOfThievesCover: Cover = {
  game: kingOfThieves,
  minutes: [30, 50],
  Picture,
  load: async () => (await import('.')).kingOfThievesTable,
}
