import type { Emit as EmitOf, Seat } from '../core/game'
import type { Cell } from './board'
import type { CardName } from './data'

/** How a card ended: the way goes on, in a trap, at a robber's hands, or at a treasure. */
export type Outcome = 'on' | 'trap' | 'robber' | 'treasure'

export type Attached = { readonly doubling: boolean; readonly friday: boolean; readonly weapon: boolean }

/** What happened. Until all are ready, only the deciding seat hears of its own doings. */
export type Event =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: CardName }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'chose-tortuga'; readonly seat: Seat; readonly coins: number }
  /** Everybody has decided. By seat: the cards of the plan, or null for those who are off to Tortuga. */
  | { readonly type: 'all-ready'; readonly plans: readonly (number | null)[]; readonly reveals: true }
  /** `cards` are heard by the buyer alone. */
  | ({ readonly type: 'bought'; readonly coins: number } & Drawing)
  | { readonly type: 'reshuffled'; readonly count: number; readonly reveals: true }
  | { readonly type: 'rum'; readonly seat: Seat; readonly on: Seat }
  | { readonly type: 'no-more-rum'; readonly seat: Seat }
  /** By seat; null for those on Tortuga. */
  | {
      readonly type: 'revealed'
      readonly plans: readonly (readonly CardName[] | null)[]
      readonly reveals: true
    }
  /** Rum before the plan is the first step. */
  | { readonly type: 'drunk'; readonly seat: Seat; readonly rum: number }
  | {
      readonly type: 'landed'
      readonly seat: Seat
      readonly flag: 'white' | 'red' | 'blue'
      readonly cell: Cell
    }
  /** The island has no flag of that colour. */
  | { readonly type: 'lost-at-sea'; readonly seat: Seat; readonly flag: 'red' | 'blue' }
  /** A movement card that moved nobody: spent in a trap, or with no way to go. */
  | {
      readonly type: 'spent'
      readonly seat: Seat
      readonly card: CardName
      readonly step: number
      readonly cause: 'trap' | 'no-way'
    }
  /** `path` are the cells entered, two of them if the card was doubled to the end. */
  | {
      readonly type: 'went'
      readonly seat: Seat
      readonly card: CardName
      readonly step: number
      readonly from: Cell
      readonly path: readonly Cell[]
      readonly attached: Attached
      readonly outcome: Outcome
    }
  /** All who came to a treasure, in the order of their arrival. */
  | {
      readonly type: 'treasure'
      readonly cell: Cell
      readonly value: number
      readonly finders: readonly { readonly seat: Seat; readonly steps: number; readonly coins: number }[]
    }
  /** What lay on the table goes to the discards. */
  | { readonly type: 'discarded'; readonly cards: readonly CardName[] }
  /** `cards` are heard by the drawing seat alone. */
  | ({ readonly type: 'drew' } & Drawing)
  /** The first-player card passes on and a new island is turned up; `number` counts from 1. */
  | {
      readonly type: 'island'
      readonly number: number
      readonly island: string
      readonly first: Seat
      readonly reveals: true
    }
  | { readonly type: 'over' }

type Drawing = {
  readonly seat: Seat
  readonly count: number
  readonly cards?: readonly CardName[]
  readonly reveals: true
}

export type Emit = EmitOf<Event>
