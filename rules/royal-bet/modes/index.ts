import type { Mode } from '../data'
import { alliance } from './alliance'
import { classic } from './classic'
import { duel } from './duel'
import { emperor } from './emperor'
import type { ModeFlow } from './flow'
import { iAmKing } from './i-am-king'

export const FLOWS: Readonly<Record<Mode, ModeFlow>> = {
  classic,
  duel,
  'i-am-king': iAmKing,
  alliance,
  emperor,
}
