import type { Seat } from '../core/game'
import { BERSERKER_TEN, isNumber, removeCard, type Card } from './cards'
import { RECHARGE_COST } from './data'
import {
  byKingNumber,
  everySeat,
  faceUp,
  rulesOf,
  score,
  setOf,
  type State,
  type Table,
  type Task,
  type Tell,
} from './state'

/**
 * Drawing and discarding, for all who have to at once. Everything is drawn when the preparation begins, so that
 * no decision of one player touches the cards of another; others see what came of it when all are done.
 */

export const GAMBLER_CARDS = 2
const HERMIT_CARDS = 3
export const AUCTION_CARDS = 3
const EXCHANGE_CARDS = 4

/** What a squad has to do before the tricks of classic and duel. */
function squadTasks(table: Table, seat: Seat): Task[] {
  const tasks: Task[] = []
  for (let i = faceUp(table, seat, 'gambler'); i > 0; i--) tasks.push('gambler')
  for (let i = faceUp(table, seat, 'berserker'); i > 0; i--) tasks.push('berserker')
  if (mayRecharge(table, seat)) tasks.push('recharge')
  return tasks
}

function mayRecharge(table: Table, seat: Seat): boolean {
  const colour = setOf(table, seat)
  return colour !== null && table.queens[seat] === 0 && table.points[seat]! >= RECHARGE_COST[colour]!
}

/** What the players who prepare have to do when it begins; open to everybody. */
export function openingTasks(table: Table, seat: Seat): Task[] {
  const { preparation } = rulesOf(table)
  return preparation === 'squad' ? squadTasks(table, seat) : [preparation]
}

/** How many cards a task makes a player discard. */
export function cardsOwed(table: Table, seat: Seat, task: Task | undefined): number {
  switch (task) {
    case 'gambler':
      return GAMBLER_CARDS
    case 'berserker':
      return rulesOf(table).tensPerBerserker
    case 'auction':
      return seat === table.titleHolder ? AUCTION_CARDS - table.laid[seat]! : AUCTION_CARDS
    case 'exchange':
      return EXCHANGE_CARDS
    default:
      return 0
  }
}

function draw(state: State, count: number): Card[] {
  return state.deck.splice(state.deck.length - count, count)
}

/** Takes the cards that the first task brings. Auction cards are already in the hand. */
function begin(state: State, seat: Seat, tell: Tell): void {
  const task = state.tasks[seat]![0]
  const owed = cardsOwed(state, seat, task)
  state.owes[seat] = owed
  if (task === 'gambler' || task === 'exchange') {
    const cards = state.packets[seat]!.splice(0, owed)
    state.hands[seat]!.push(...cards)
    tell({ type: 'draw', seat, count: owed, cards, reveals: true }, { to: [seat], others: null })
  } else if (task === 'berserker') {
    for (let i = 0; i < owed; i++) state.hands[seat]!.push(BERSERKER_TEN)
    tell({ type: 'tens', seat, count: owed }, { to: [seat], others: null })
  }
}

/** Who prepares, in the order in which they draw. */
export function startPreparation(state: State, seats: readonly Seat[], tell: Tell): void {
  state.phase = 'preparation'
  state.preparing = seats.filter((seat) => openingTasks(state, seat).length > 0)
  for (const seat of state.preparing) {
    const tasks = openingTasks(state, seat)
    state.tasks[seat] = tasks
    for (const task of tasks) {
      if (task === 'gambler' || task === 'exchange') {
        state.packets[seat]!.push(...draw(state, cardsOwed(state, seat, task)))
      }
    }
    begin(state, seat, tell)
  }
  state.frozenHands = state.hands.map((hand) => hand.length)
  state.frozenDiscards = state.discards.map((pile) => pile.length)
  showTens(state)
}

export function startSquadPreparation(state: State, tell: Tell): void {
  startPreparation(state, byKingNumber(state), tell)
}

/** Berserkers' tens have a back of their own: everybody sees who holds one. */
export function showTens(state: State): void {
  for (const seat of everySeat(state)) {
    const tens = state.hands[seat]!.filter((card) => card === BERSERKER_TEN)
    state.shown[seat] = [...state.shown[seat]!.filter((card) => card !== BERSERKER_TEN), ...tens]
  }
}

export function mayDiscard(table: Table, card: Card): boolean {
  return !rulesOf(table).onlyNumbersDiscarded || isNumber(card)
}

function nextTask(state: State, seat: Seat, tell: Tell): void {
  state.tasks[seat]!.shift()
  begin(state, seat, tell)
}

export function discard(state: State, seat: Seat, card: Card, tell: Tell): void {
  removeCard(state.hands[seat]!, card)
  state.owes[seat]!--
  if (state.phase === 'preparation') {
    state.discards[seat]!.push(card)
    tell({ type: 'discard', seat, card }, { to: [seat], others: null })
    if (state.owes[seat] === 0) nextTask(state, seat, tell)
    return
  }
  // A hermit's discard, in the middle of the tricks.
  if (card === BERSERKER_TEN) {
    state.out.push(card)
    showTens(state)
    tell({ type: 'discard', seat, card })
  } else {
    state.discards[seat]!.push(card)
    state.given = state.given.map((known) =>
      known.holder === seat ? { ...known, maybeDiscarded: true } : known,
    )
    tell({ type: 'discard', seat, card }, { to: [seat], others: { type: 'discard', seat } })
  }
}

export function recharge(state: State, seat: Seat, pay: boolean, tell: Tell): void {
  state.recharging[seat] = pay ? 1 : 0
  tell({ type: 'recharge', seat, pay }, { to: [seat], others: null })
  nextTask(state, seat, tell)
}

export function finishPreparation(state: State, tell: Tell): void {
  for (const seat of state.preparing) {
    const pile = state.discards[seat]!
    const discarded = pile.length - state.frozenDiscards[seat]!
    const tens = pile.filter((card) => card === BERSERKER_TEN)
    const tensKept = state.hands[seat]!.filter((card) => card === BERSERKER_TEN).length
    const recharged = state.recharging[seat] === 1
    state.discards[seat] = pile.filter((card) => card !== BERSERKER_TEN)
    state.out.push(...tens)
    tell({
      type: 'prepared',
      seat,
      discarded,
      tensKept,
      tensDiscarded: tens.length,
      recharged,
      ...(state.preparing.length > 1 && { reveals: true }),
    })
    if (recharged) {
      const colour = setOf(state, seat)!
      state.queens[seat] = rulesOf(state).queenUses[colour]!
      score(state, seat, 'recharge', -RECHARGE_COST[colour]!, tell)
    }
    state.recharging[seat] = 0
  }
  showTens(state)
  state.preparing = []
  state.frozenHands = []
  state.frozenDiscards = []
}

/** Hermit: three cards now, in the middle of the tricks. Nobody can tell any more what the hand lacks. */
export function drawForHermit(state: State, seat: Seat, tell: Tell): void {
  const cards = draw(state, HERMIT_CARDS)
  state.hermits[seat]!--
  state.owes[seat] = HERMIT_CARDS
  state.hands[seat]!.push(...cards)
  state.voids[seat] = 0
  state.holds[seat] = 0
  tell({ type: 'hermit', seat })
  tell(
    { type: 'draw', seat, count: HERMIT_CARDS, cards, reveals: true },
    { to: [seat], others: { type: 'draw', seat, count: HERMIT_CARDS, reveals: true } },
  )
}
