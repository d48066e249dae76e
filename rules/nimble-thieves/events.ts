import type { Seat } from '../core/game'
import type { Cell } from './board'
import type { Icon, Tile } from './data'
import type { ThiefId } from './state'

/** What happened, with all that is needed to tell or show it. `seat` is whose doing it was. */
export type Event =
  | { readonly type: 'placed'; readonly seat: Seat; readonly thief: ThiefId; readonly cell: Cell }
  /** All thieves are placed; `seat` placed last and runs first. */
  | { readonly type: 'began'; readonly seat: Seat }
  | Going<'ran'>
  /** By a thief that left the tile's cell. */
  | Taking<'took'>
  | ({ readonly type: 'guard-moved'; readonly seat: Seat; readonly guard: number } & Way)
  | {
      readonly type: 'caught'
      readonly seat: Seat
      readonly thief: ThiefId
      readonly owner: Seat
      readonly cell: Cell
    }
  | Going<'jumped'>
  | Going<'stepped'>
  | (Going<'pushed'> & { readonly owner: Seat })
  /** An icon was not played: by choice when the player was asked, else because nothing could be done. */
  | { readonly type: 'skipped'; readonly seat: Seat; readonly icon: Icon; readonly asked: boolean }
  /** The gang cannot move, or has nobody left to move. Its thieves leave with the tiles that they stand on. */
  | {
      readonly type: 'out'
      readonly seat: Seat
      readonly cause: 'stuck' | 'all-caught'
      readonly leaving: readonly {
        readonly thief: ThiefId
        readonly cell: Cell
        readonly tile: Tile | null
      }[]
    }
  /** At the end of an advanced match, by a thief that stands on the tile. */
  | Taking<'brought-home'>
  | { readonly type: 'over'; readonly cause: EndCause }

/** Everybody is out; no tile is left but under thieves and guards; or nobody took one for too long. */
export type EndCause = 'all-out' | 'nothing-left' | 'nothing-taken'

type Way = { readonly from: Cell; readonly to: Cell }
type Going<Type> = { readonly type: Type; readonly seat: Seat; readonly thief: ThiefId } & Way
type Taking<Type> = {
  readonly type: Type
  readonly seat: Seat
  readonly thief: ThiefId
  readonly cell: Cell
  readonly tile: Tile
}
