import type { Seat } from '../../core/game'
import { everySeat } from '../../core/seats'
import { BERSERKER_TEN, faceOf, facesOf, isNumber, kindsIn, removeCard, type Card } from '../cards'
import { AUCTION_CARDS, EXCHANGE_CARDS, GAMBLER_CARDS, HERMIT_CARDS, RECHARGE_COST } from '../data'
import { score } from '../score'
import { byKingNumber, faceUp, rulesOf, setOf, type State, type Task, type Tell } from '../state'

/**
 * Drawing and discarding, for all who have to at once. Everything is drawn when the preparation begins, so that
 * no decision of one player touches the cards of another; others see what came of it when all are done.
 */

export type DiscardMove = { type: 'discard'; card: Card }
export type RechargeMove = { type: 'recharge'; pay: boolean }

export function discardMoves(state: State, seat: Seat): DiscardMove[] {
  return kindsIn(state.hands[seat]!)
    .filter((card) => mayDiscard(state, card))
    .map((card) => ({ type: 'discard', card }))
}

export function preparationMoves(state: State, seat: Seat): (DiscardMove | RechargeMove)[] {
  if (state.owes[seat]! > 0) return discardMoves(state, seat)
  return [
    { type: 'recharge', pay: true },
    { type: 'recharge', pay: false },
  ]
}

/** What a squad has to do before the tricks of classic and duel. */
function squadTasks(state: State, seat: Seat): Task[] {
  const tasks: Task[] = []
  for (let i = faceUp(state, seat, 'gambler'); i > 0; i--) tasks.push('gambler')
  for (let i = faceUp(state, seat, 'berserker'); i > 0; i--) tasks.push('berserker')
  if (mayRecharge(state, seat)) tasks.push('recharge')
  return tasks
}

function mayRecharge(state: State, seat: Seat): boolean {
  const colour = setOf(state, seat)
  return colour !== null && state.queens[seat] === 0 && state.points[seat]! >= RECHARGE_COST[colour]!
}

/** What the players who prepare have to do when it begins; open to everybody. */
export function openingTasks(state: State, seat: Seat): Task[] {
  const { preparation } = rulesOf(state)
  return preparation === 'squad' ? squadTasks(state, seat) : [preparation]
}

/** How many cards a task makes a player discard. */
export function cardsOwed(state: State, seat: Seat, task: Task | undefined): number {
  switch (task) {
    case 'gambler':
      return GAMBLER_CARDS
    case 'berserker':
      return rulesOf(state).tensPerBerserker
    case 'auction':
      return seat === state.titleHolder ? AUCTION_CARDS - state.laid[seat]! : AUCTION_CARDS
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
    tell(
      { type: 'draw', seat, count: owed, cards: facesOf(cards), reveals: true },
      { to: [seat], others: null },
    )
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

export function mayDiscard(state: State, card: Card): boolean {
  return !rulesOf(state).onlyNumbersDiscarded || isNumber(card)
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
    tell({ type: 'discard', seat, card: faceOf(card) }, { to: [seat], others: null })
    if (state.owes[seat] === 0) nextTask(state, seat, tell)
    return
  }
  // A hermit's discard, in the middle of the tricks.
  if (card === BERSERKER_TEN) {
    state.out.push(card)
    showTens(state)
    tell({ type: 'discard', seat, card: faceOf(card) })
  } else {
    state.discards[seat]!.push(card)
    state.given = state.given.map((known) =>
      known.holder === seat ? { ...known, maybeDiscarded: true } : known,
    )
    tell({ type: 'discard', seat, card: faceOf(card) }, { to: [seat], others: { type: 'discard', seat } })
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
    { type: 'draw', seat, count: HERMIT_CARDS, cards: facesOf(cards), reveals: true },
    { to: [seat], others: { type: 'draw', seat, count: HERMIT_CARDS, reveals: true } },
  )
}
