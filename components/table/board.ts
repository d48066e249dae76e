import { type TFunction } from 'i18next'
import { type ComponentType } from 'react'

import { type FeedbackKey } from '../feedback'
import { type Face } from '../kit'
import { type Word } from '../words'
import {
  type Game,
  type GameEvent,
  type OptionValue,
  type Result,
  type Seat,
  type ViewBase,
} from '../../rules/core/game'

/** How a seat looks at the table: its colour comes with a drawn mark of its own. */
export type SeatLook = {
  readonly seat: Seat
  readonly name: string
  /** The name as a part of sentences. */
  readonly word: Word
  /** The number of its colour in `seatColours`, which need not be the seat's. */
  readonly colour: number
  readonly face: Face
}

export type NameOf = (seat: Seat) => Word

/**
 * What the table gives to a game's board. A board draws a view and proposes moves; it never sees a state. It
 * animates the difference between two views: pieces are keyed by identity and travel, nothing is re-created.
 */
export type BoardProps<View, Move, Event> = {
  readonly view: View
  /** The view that `events` set out from; the same as `view` when there are none. */
  readonly before: View
  /** What led here from the view before, in order. Empty when the board appears or jumps (undo, scrubbing). */
  readonly events: readonly Event[]
  /** What others did since the viewer last moved: marks on the board show it until they move again. */
  readonly recent: readonly Event[]
  /** The latest of that in words. It stands where actions stand, while there is nothing to do. */
  readonly caption: string
  /** The same number means the same moment: what the viewer hears nothing of does not change it. */
  readonly step: number
  /** What the person holding the phone may do now; empty while others act or a replay runs. */
  readonly moves: readonly Move[]
  readonly looks: readonly SeatLook[]
  /** Nobody acts here: a replay, or bots among themselves. The place kept for actions goes to the board. */
  readonly watching: boolean
  /** One move, or several as one act: all are made, saved, shown and undone together, or none. */
  play(...moves: Move[]): void
  /** For a try that is not among `moves`: the table finds out why, and says it. */
  explain(move: Move): void
  /** Plays the match to its end at once, for whoever is out of it; null while somebody else still plays. */
  readonly finish: (() => void) | null
  /** For a tap that means nothing to the board, as one on the felt: it ends a wait. */
  skip(): void
  /** Opens the rules at that topic, for a long press on a piece. */
  openRule(topic: string): void
}

/** A moment for what hurts or delights whoever looks: shown large, heard and felt. */
export type Beat = { readonly words: string; readonly mood: 'bad' | 'good' | 'end' }

/** A page of a game's rules. Its words are `rules.<topic>.title` and `.text` in the game's own texts. */
export type RuleTopic = {
  readonly topic: string
  readonly Illustration?: ComponentType
}

/** The final position for whoever shows how the points came about. */
export type CountProps<View> = {
  readonly view: View
  readonly result: Result
  readonly looks: readonly SeatLook[]
  /** Everything at once, for whoever does not wait. */
  readonly built: boolean
  /** The last of it is there: now the winner may be named. */
  onBuilt(): void
}

/** By language, as i18next takes them. */
export type GameTexts = { readonly en: object; readonly ru: object }

/** Everything that a game contributes to the app beside its rules and its cover. */
export type GameTable<View extends ViewBase, Move, Event extends GameEvent> = {
  readonly game: Game<unknown, Move, View, Event, Record<string, OptionValue>>
  readonly Board: ComponentType<BoardProps<View, Move, Event>>
  /** How long the board needs to show these events of one move, in milliseconds at normal speed. */
  duration(events: readonly Event[]): number
  feedback(event: Event): FeedbackKey | null
  /** The event in words, for the log and the screen reader; null for what needs none. `t` speaks the game's texts. */
  tell(event: Event, t: TFunction, nameOf: NameOf): string | null
  /** What one act did, in sentences that may say several events at once, the most telling first. */
  tellAct?(events: readonly Event[], t: TFunction, nameOf: NameOf): string[]
  /** Round and phase in words: "Round 3 · the fence". When it changes, that is a moment of its own. */
  heading(view: View, t: TFunction): string
  /** Did these events of one act hurt or delight that seat, or end the match? */
  beat?(events: readonly Event[], seat: Seat | null, t: TFunction, nameOf: NameOf): Beat | null
  readonly rules: readonly RuleTopic[]
  /** The game's words beyond those of its cover. */
  readonly texts: GameTexts
  /** A count worth watching, above the placings on the result screen. */
  readonly Count?: ComponentType<CountProps<View>>
}

export type AnyTable = GameTable<ViewBase, unknown, GameEvent>

/**
 * Forgets a table's own types for the registry. Safe because a table is only ever given views, moves and
 * events of its own `game`; the compiler cannot know that, so the one cast of this kind stands here.
 */
export function defineTable<View extends ViewBase, Move, Event extends GameEvent>(
  table: GameTable<View, Move, Event>,
): AnyTable {
  return table as unknown as AnyTable
}

/** What is seen of a game before it is opened, as on its box. The table is fetched when somebody opens it. */
export type Cover = {
  readonly game: AnyTable['game']
  /** How long a match takes, in minutes. */
  readonly minutes: readonly [number, number]
  /** The picture on the home screen, drawn to fill its box. */
  readonly Picture: ComponentType<{ width: number; height: number }>
  load(): Promise<AnyTable>
}
