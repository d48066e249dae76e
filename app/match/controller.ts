import { createStore, type StoreApi } from 'zustand/vanilla'

import { characterLevel } from '../../components/characters'
import {
  eventsFor,
  IllegalMove,
  play,
  undo,
  type GameEvent,
  type Match,
  type Seat,
  type UndoRefusal,
} from '../../rules'
import { botSeed, runBot } from './bot-run'
import { type WhenIdle } from './idle'
import { isPerson, latestState, phaseOf, reduce, type Host, type HostAction } from './host'

/** A bot that answers at once is hard to follow: it takes at least this long, at normal speed. */
const botPauseMs = 650
/** Between two steps, so that one can be told from the next. */
const beatMs = 120

export type TableNotice =
  | { readonly kind: 'your-turn'; readonly seat: Seat }
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'illegal'; readonly reason: string }
  | { readonly kind: 'no-undo'; readonly refusal: UndoRefusal }

export type TableState = {
  readonly host: Host
  readonly thinking: Seat | null
  readonly crash: unknown
}

export type Surroundings = {
  save(match: Match, over: boolean): Promise<void>
  notify(notice: TableNotice): void
  /** How long showing these events takes at normal speed. */
  durationOf(events: readonly GameEvent[]): number
  /** 1 is normal, 0 shows everything at once. Asked each time, since the setting may change. */
  pace(): number
  now(): number
  later(task: () => void, ms: number): () => void
  /** When nothing else is to be done; without it, soon. */
  whenIdle?: WhenIdle
}

export type TableController = {
  readonly store: StoreApi<TableState>
  play(seat: Seat, move: unknown): Promise<void>
  /** Says why a move that is not offered cannot be made. */
  explain(seat: Seat, move: unknown): void
  undo(): Promise<void>
  takePhone(seat: Seat): void
  /** Ends every wait: what is being shown is shown, and a bot that has decided moves. */
  skip(): void
  /** Begins or goes on; the function returned leaves the table. Nothing begins before or after. */
  sit(): () => void
}

export function createTable(host: Host, around: Surroundings): TableController {
  const store = createStore<TableState>(() => ({ host, thinking: null, crash: null }))
  let cancelWait: (() => void) | null = null
  let endWait: (() => void) | null = null
  let stopBot: (() => void) | null = null
  let left = true
  let writing: Promise<void> = Promise.resolve()
  // Counts the undos: a move decided before one must not land after it.
  let timeline = 0

  const current = () => store.getState().host

  /** Moves and undos are checked and saved one after another, also when a bot and a person are both at it. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    writing = writing.then(async () => {
      if (left) return
      try {
        await task()
      } catch (crash) {
        store.setState({ crash })
      }
    })
    return writing
  }

  function dispatch(action: HostAction) {
    store.setState({ host: reduce(current(), action) })
    drive()
  }

  /** Does `task` after a while, or earlier when somebody skips. */
  function wait(ms: number, task: () => void) {
    cancelWait?.()
    const run = () => {
      cancelWait = null
      endWait = null
      task()
    }
    const cancel = around.later(run, ms * around.pace())
    cancelWait = () => {
      cancel()
      cancelWait = null
      endWait = null
    }
    endWait = () => {
      cancel()
      run()
    }
  }

  function letBotThink(seat: Seat) {
    const { game, players, match, steps } = current()
    const player = players[seat]
    if (!player || player.kind !== 'bot') return
    const started = around.now()
    store.setState({ thinking: seat })
    const seed = botSeed(match.seed, steps.length, seat)
    const level = characterLevel(player.character)
    stopBot = runBot(game, game.view(latestState(current()), seat), seat, { level, seed }, around, {
      decided(move) {
        const spent = around.now() - started
        const finish = () => {
          stopBot = null
          store.setState({ thinking: null })
          void commit(seat, move)
        }
        // The pause shrinks with the pace, the thinking does not: so the rest is taken at that pace.
        wait(Math.max(0, botPauseMs - spent), finish)
      },
      failed: (crash) => store.setState({ crash }),
    })
  }

  function haltBot() {
    stopBot?.()
    stopBot = null
    cancelWait?.()
    store.setState({ thinking: null })
  }

  function drive() {
    if (left) return
    const now = current()
    const phase = phaseOf(now)
    if (phase.name === 'showing') {
      const events = eventsFor(phase.step.events, now.holder)
      wait(around.durationOf(events) + beatMs, () => dispatch({ type: 'step-shown' }))
    } else if (phase.name === 'handover' && !phase.curtain) {
      takePhone(phase.to)
    } else if (phase.name === 'awaiting' && stopBot === null) {
      const bot = phase.actors.find((seat) => !isPerson(now, seat))
      if (bot !== undefined) letBotThink(bot)
    }
  }

  function commit(seat: Seat, move: unknown): Promise<void> {
    const decidedIn = timeline
    return inTurn(async () => {
      if (decidedIn !== timeline) return
      const { game, match } = current()
      const next = legally(seat, () => play(game, latestState(current()), seat, move))
      if (!next) return
      await saved({ ...match, moves: [...match.moves, { seat, move }] }, game.result(next.state) !== null)
      dispatch({ type: 'played', step: { seat, move, ...next } })
    })
  }

  /** A person's illegal try is explained; a bot's is a crash. */
  function legally<T>(seat: Seat, attempt: () => T): T | null {
    try {
      return attempt()
    } catch (error) {
      if (!(error instanceof IllegalMove) || !isPerson(current(), seat)) throw error
      around.notify({ kind: 'illegal', reason: error.reason })
      return null
    }
  }

  async function saved(match: Match, over: boolean) {
    try {
      await around.save(match, over)
    } catch {
      // The match goes on in memory; the player knows, and the next move tries again with the whole log.
      around.notify({ kind: 'not-saved' })
    }
  }

  function takePhone(seat: Seat) {
    const people = current().players.filter(({ kind }) => kind === 'person').length
    dispatch({ type: 'phone-taken', seat })
    if (people > 1) around.notify({ kind: 'your-turn', seat })
  }

  return {
    store,
    play: commit,
    explain(seat, move) {
      legally(seat, () => play(current().game, latestState(current()), seat, move))
    },
    undo: () =>
      inTurn(async () => {
        const now = current()
        if (now.holder === null) return
        const outcome = undo(now.match, now.steps, now.holder, (seat) => isPerson(now, seat))
        if ('refusal' in outcome) {
          around.notify({ kind: 'no-undo', refusal: outcome.refusal })
          return
        }
        timeline++
        haltBot()
        await saved(outcome.match, false)
        dispatch({ type: 'undone', match: outcome.match })
      }),
    takePhone,
    skip() {
      if (phaseOf(current()).name === 'showing') {
        cancelWait?.()
        dispatch({ type: 'all-shown' })
      } else {
        endWait?.()
      }
    },
    sit() {
      left = false
      drive()
      return () => {
        left = true
        haltBot()
      }
    },
  }
}
