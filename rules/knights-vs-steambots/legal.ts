import { IllegalMove } from '../core/errors'
import type { Seat } from '../core/game'
import { hasExactly, isRecord } from '../core/json'
import { cellAt, fits, isOnGrid, neighbours, turnsOf } from './board'
import {
  cardFor,
  DRAGON,
  EXCHANGE,
  GREED,
  isItem,
  isSteambot,
  isTrophy,
  NONE,
  THIEF,
  type Card,
} from './data'
import { fittingItems } from './phases/duel'
import { isSwap } from './phases/ending'
import { canBeatWithItems, canSteal, type Move } from './moves'
import {
  actors,
  BEAT,
  challengeable,
  EQUIP,
  freePlaces,
  isGhost,
  nextTask,
  SPECIAL,
  type State,
  type Task,
} from './state'

/** Every reason that an IllegalMove of this game can give; the app has a text for each. */
export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'not-a-move',
  'not-now',
  'no-passage',
  'empty-hand',
  'not-in-hand',
  'no-such-rival',
  'does-not-fit',
  'already-done',
  'ghost',
  'not-a-steambot',
  'no-fitting-weapon',
  'not-an-item',
  'not-carried',
  'no-free-place',
  'nothing-to-take',
  'not-in-the-team',
  'does-not-help',
  'must-defend',
  'must-keep',
  'no-such-swap',
] as const
export type Refusal = (typeof REFUSALS)[number]

function demand(condition: boolean, reason: Refusal): asserts condition {
  if (!condition) throw new IllegalMove(reason)
}

type Given = Record<string, unknown>
type Check = (state: State, seat: Seat, move: Given, task: Task) => void

const inHand = (state: State, seat: Seat, card: Card) =>
  demand(card !== NONE && state.hands[seat]!.includes(card), 'not-in-hand')

/** The phase in which that special card is played: in a duel its effect is all that is decided. */
function checkSpecial(state: State, seat: Seat, task: Task, card: Card): void {
  if (task.type === 'effect') return demand(task.card === card, 'not-now')
  demand(task.type === 'act', 'not-now')
  inHand(state, seat, card)
  demand((state.done & SPECIAL) === 0, 'already-done')
}

function checkAction(state: State, seat: Seat, task: Task, what: number): void {
  demand(task.type === 'act', 'not-now')
  demand(!isGhost(state, seat), 'ghost')
  demand((state.done & what) === 0, 'already-done')
}

function checkEquip(state: State, seat: Seat, { card, instead }: Given, task: Task): void {
  const item = cardFor(card)
  if (task.type === 'keep') demand(item === task.card, 'nothing-to-take')
  else {
    checkAction(state, seat, task, EQUIP)
    inHand(state, seat, item)
    demand(isItem(item), 'not-an-item')
  }
  if (instead === null) demand(freePlaces(state, seat) > 0, 'no-free-place')
  else demand(state.items[seat]!.includes(cardFor(instead)), 'not-carried')
}

function checkPass(state: State, seat: Seat, _: Given, task: Task): void {
  if (task.type === 'defend') return demand(state.options.variant !== 'full', 'must-defend')
  if (task.type === 'keep') return demand(freePlaces(state, seat) === 0, 'must-keep')
  demand(task.type === 'act' || task.type === 'more' || task.type === 'swap', 'not-now')
}

function checkPlace(state: State, { x, y, turn }: Given, task: Task): void {
  demand(task.type === 'location', 'not-now')
  const isTurn = typeof turn === 'number' && turnsOf(task.card).includes(turn)
  demand(isTurn && isOnGrid(x, y), 'does-not-fit')
  demand(fits(state, task.card, cellAt(x as number, y as number), turn), 'does-not-fit')
}

const isSeat = (state: State, seat: unknown): seat is Seat =>
  typeof seat === 'number' && state.hands[seat] !== undefined

/** By the type of the move: which keys it has besides, and what it takes to be legal. */
const CHECKS: Readonly<Record<Move['type'], { keys: readonly string[]; check: Check }>> = {
  walk: {
    keys: ['to'],
    check(state, seat, { to }, task) {
      demand(task.type === 'move', 'not-now')
      demand(neighbours(state, state.pawns[seat]!).includes(to as number), 'no-passage')
    },
  },
  stay: {
    keys: [],
    check(state, seat, _, task) {
      demand(task.type === 'move', 'not-now')
      demand(state.hands[seat]!.length > 0, 'empty-hand')
    },
  },
  discard: {
    keys: ['card'],
    check(state, seat, { card }, task) {
      demand(task.type === 'chest', 'not-now')
      inHand(state, seat, cardFor(card))
    },
  },
  challenge: {
    keys: ['rival'],
    check(state, seat, { rival }, task) {
      demand(task.type === 'challenge', 'not-now')
      demand(challengeable(state, seat).includes(rival as Seat), 'no-such-rival')
    },
  },
  place: { keys: ['x', 'y', 'turn'], check: (state, _, move, task) => checkPlace(state, move, task) },
  beat: {
    keys: ['steambot'],
    check(state, seat, { steambot }, task) {
      checkAction(state, seat, task, BEAT)
      inHand(state, seat, cardFor(steambot))
      demand(isSteambot(cardFor(steambot)), 'not-a-steambot')
      demand(canBeatWithItems(state, seat, cardFor(steambot)), 'no-fitting-weapon')
    },
  },
  equip: { keys: ['card', 'instead'], check: checkEquip },
  dragon: {
    keys: [],
    check: (state, seat, _, task) => {
      demand(task.type === 'act', 'not-now')
      checkSpecial(state, seat, task, DRAGON)
    },
  },
  greed: {
    keys: [],
    check: (state, seat, _, task) => {
      demand(task.type === 'act', 'not-now')
      checkSpecial(state, seat, task, GREED)
    },
  },
  exchange: {
    keys: ['give', 'from', 'take'],
    check(state, seat, { give, from, take }, task) {
      checkSpecial(state, seat, task, EXCHANGE)
      demand(isSeat(state, from) && from !== seat, 'no-such-rival')
      demand(state.items[seat]!.includes(cardFor(give)), 'not-carried')
      const wanted = cardFor(take)
      demand(isTrophy(wanted) && state.items[from]!.includes(wanted), 'nothing-to-take')
    },
  },
  steal: {
    keys: ['from', 'take'],
    check(state, seat, { from, take }, task) {
      checkSpecial(state, seat, task, THIEF)
      demand(isSeat(state, from) && from !== seat, 'no-such-rival')
      const wanted = cardFor(take)
      const needsPlace = isTrophy(wanted) && state.items[from]!.includes(wanted)
      demand(!needsPlace || freePlaces(state, seat) > 0, 'no-free-place')
      demand(canSteal(state, seat, from, wanted), 'nothing-to-take')
    },
  },
  lay: {
    keys: ['card'],
    check(state, seat, { card }, task) {
      demand(task.type === 'lay' || task.type === 'more', 'not-now')
      inHand(state, seat, cardFor(card))
    },
  },
  defend: {
    keys: ['item'],
    check(state, seat, { item }, task) {
      demand(task.type === 'defend', 'not-now')
      demand(state.items[seat]!.includes(cardFor(item)), 'not-carried')
      demand(fittingItems(state, seat).includes(cardFor(item)), 'does-not-help')
    },
  },
  lose: {
    keys: ['member'],
    check(state, seat, { member }, task) {
      demand(task.type === 'lose', 'not-now')
      demand(state.teams[seat]!.includes(cardFor(member)), 'not-in-the-team')
    },
  },
  drop: {
    keys: ['item'],
    check(state, seat, { item }, task) {
      demand(task.type === 'drop', 'not-now')
      demand(state.items[seat]!.includes(cardFor(item)), 'not-carried')
    },
  },
  swap: {
    keys: ['give', 'take'],
    check(state, seat, { give, take }, task) {
      demand(task.type === 'swap', 'not-now')
      demand(isSwap(state, seat, { give: cardFor(give), take: cardFor(take) }), 'no-such-swap')
    },
  },
  draw: { keys: [], check: (_state, _seat, _move, task) => demand(task.type === 'pull', 'not-now') },
  pass: { keys: [], check: checkPass },
}

/** Refuses whatever `moves` would not list. Moves come from logs and screens: nothing about them is trusted. */
export function check(state: State, seat: Seat, move: unknown): asserts move is Move {
  const task = nextTask(state)
  demand(task !== undefined, 'match-over')
  demand(actors(state).includes(seat), 'not-your-turn')
  demand(isRecord(move) && typeof move.type === 'string' && Object.hasOwn(CHECKS, move.type), 'not-a-move')
  const { keys, check: isLegal } = CHECKS[move.type as Move['type']]
  demand(hasExactly(move, ['type', ...keys]), 'not-a-move')
  isLegal(state, seat, move, task)
}
