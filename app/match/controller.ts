import { createStore, type StoreApi } from 'zustand/vanilla'

import { IllegalMove, play, type Seat, type Step } from '../../rules'
import { type Player } from '../storage/records'
import { awaitedBot, createBotTurn } from './bot-turn'
import { isPerson, keptOf, latestState, peopleAt, type Host, type Kept } from './host'
import { type WhenIdle } from './idle'
import { phaseOf } from './phase'
import { reduce, type HostAction } from './reduce'
import { type Scene } from './scenes'
import { takeBack, type NoUndo } from './undoing'
import { createWait } from './wait'

/** Between two acts, so that one can be told from the next. */
const restMs = 120

export type TableNotice =
  | { readonly kind: 'your-turn'; readonly player: Player }
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'illegal'; readonly reason: string }
  | ({ readonly kind: 'no-undo' } & NoUndo)

export type TableState = {
  readonly host: Host
  readonly thinking: Seat | null
  /** What of the act on show is to be seen now. */
  readonly scene: Scene | null
  readonly crash: unknown
}

export type Surroundings = {
  save(kept: Kept): Promise<void>
  notify(notice: TableNotice): void
  /** What is seen of the act on show, one scene after another, with its time at normal speed. */
  scenesOf(host: Host): readonly Scene[]
  /** 1 is normal, 0 shows everything at once. Asked each time, since the setting may change. */
  pace(): number
  now(): number
  later(task: () => void, ms: number): () => void
  /** When nothing else is to be done; without it, soon. */
  whenIdle?: WhenIdle
}

export type TableController = {
  readonly store: StoreApi<TableState>
  /** Makes all of these moves or, if one is refused, none. */
  play(seat: Seat, moves: readonly unknown[]): Promise<void>
  /** Says why a move that is not offered cannot be made. */
  explain(seat: Seat, move: unknown): void
  undo(): Promise<void>
  redo(): Promise<void>
  /** Others sit at the table from now on: a seat went to a bot, or back. */
  seat(players: readonly Player[]): Promise<void>
  takePhone(seat: Seat): void
  /** The phone lies on the table, for everybody to look at. */
  gather(): void
  /** Everybody has looked. */
  part(): void
  /** Ends every wait: what is being shown is shown, and a bot that has decided moves. */
  skip(): void
  /** Plays to the end without waiting for anything. */
  finish(): void
  /** Begins or goes on; the function returned leaves the table. Nothing begins before or after. */
  sit(): () => void
}

export function createTable(opened: Host, outside: Surroundings): TableController {
  let finishing = false
  // Nobody waits for what they do not want to see.
  const around: Surroundings = { ...outside, pace: () => (finishing ? 0 : outside.pace()) }
  const store = createStore<TableState>(() => ({ host: opened, thinking: null, scene: null, crash: null }))
  const show = createWait(around)
  const bots = createBotTurn(around, {
    thinking: (thinking) => store.setState({ thinking }),
    decided: (seat, move) => void commit(seat, [move]),
    failed: (crash) => store.setState({ crash }),
  })
  let left = true
  let writing: Promise<void> = Promise.resolve()
  // Counts what turns the match elsewhere (undo, redo, other players): a move decided before must not land after it.
  let timeline = 0
  // The act that is on show: what is decided meanwhile does not begin it anew.
  let onShow = -1

  const current = () => store.getState().host

  /** What changes the match is checked and saved one after another, also when a bot and a person are both at it. */
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

  /** Saved first, then shown as done. */
  async function keep(action: HostAction) {
    try {
      await around.save(keptOf(reduce(current(), action)))
    } catch {
      // The match goes on in memory; the player knows, and the next move tries again with the whole log.
      around.notify({ kind: 'not-saved' })
    }
    dispatch(action)
  }

  function turnTo(action: HostAction): Promise<void> {
    timeline++
    bots.halt()
    show.cancel()
    return keep(action)
  }

  function drive() {
    if (left) return
    const host = current()
    const phase = phaseOf(host)
    if (phase.name === 'showing') {
      if (show.isOn() && onShow === host.shown) return
      onShow = host.shown
      stage(around.scenesOf(host))
    } else if (phase.name === 'handover' && !phase.curtain) {
      takePhone(phase.to)
    } else {
      const bot = awaitedBot(host)
      if (bot !== null) bots.begin(host, bot)
    }
  }

  /** One scene after another, then a rest. Without any time only the act itself is seen. */
  function stage([scene, ...rest]: readonly Scene[]) {
    if (!scene) return show.start(restMs, () => dispatch({ type: 'act-shown' }))
    if (scene.name === 'act' || around.pace() > 0) store.setState({ scene })
    show.start(scene.ms, () => stage(rest))
  }

  /** What these moves would do, one after another. A person's illegal try is explained; a bot's is a crash. */
  function attempt(seat: Seat, moves: readonly unknown[]): Step[] | null {
    const host = current()
    let state = latestState(host)
    try {
      return moves.map((move) => {
        const next = play(host.game, state, seat, move)
        state = next.state
        return { seat, move, ...next }
      })
    } catch (error) {
      if (!(error instanceof IllegalMove) || !isPerson(host, seat)) throw error
      around.notify({ kind: 'illegal', reason: error.reason })
      return null
    }
  }

  function commit(seat: Seat, moves: readonly unknown[]): Promise<void> {
    const decidedIn = timeline
    return inTurn(async () => {
      if (decidedIn !== timeline || moves.length === 0) return
      const steps = attempt(seat, moves)
      if (steps) await keep({ type: 'played', steps })
    })
  }

  function takePhone(seat: Seat) {
    const player = current().players[seat]!
    const several = peopleAt(current()).length > 1
    dispatch({ type: 'phone-taken', seat })
    if (several) around.notify({ kind: 'your-turn', player })
  }

  return {
    store,
    play: commit,
    explain: (seat, move) => void attempt(seat, [move]),
    undo: () =>
      inTurn(async () => {
        const taken = takeBack(current())
        if ('refusal' in taken) around.notify({ kind: 'no-undo', refusal: taken.refusal })
        else await turnTo({ type: 'undone', length: taken.length, by: taken.by })
      }),
    redo: () =>
      inTurn(async () => {
        if (current().redo.length > 0) await turnTo({ type: 'redone' })
      }),
    seat: (players) => inTurn(() => turnTo({ type: 'seated', players })),
    takePhone,
    gather: () => dispatch({ type: 'gathered' }),
    part: () => dispatch({ type: 'parted' }),
    skip() {
      bots.hurry()
      if (phaseOf(current()).name !== 'showing') return
      show.cancel()
      dispatch({ type: 'all-shown' })
    },
    finish() {
      finishing = true
      bots.hurry()
      show.end()
    },
    sit() {
      left = false
      drive()
      return () => {
        left = true
        bots.halt()
        show.cancel()
      }
    },
  }
}
