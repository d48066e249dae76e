import type { Rng, Seat } from '../core/game'
import { landing, NO_CELL, type Board } from './board'
import {
  COPIES,
  countAll,
  countCards,
  isFlag,
  isIdle,
  isMoving,
  kindNamed,
  KINDS,
  listCards,
  noCards,
  type CardName,
  type Counts,
  type Kind,
} from './data'
import { BOARDS, islandIndex } from './islands'
import { hasPlanCard } from './moves'
import type { PlayerView, View } from './view'

/**
 * Guesses the hidden cards. A new deck is made of discards, which all have seen: so what others held when it was
 * shuffled comes from one known lot, what they drew since from another, and what they have shown since from either.
 */
export type Guess = { hands: Counts[]; plans: Kind[][]; drawn: Counts[]; deck: Kind[] }

/** A seat whose cards are hidden, and the guess as it grows. */
type Hidden = {
  readonly seat: Seat
  readonly shown: Counts
  /** Of the cards it has now, at least so many are neither movement cards nor flags. */
  readonly idle: number
  /** Cards of a plan that lies face down. */
  readonly planSize: number
  readonly cards: Counts
  readonly drawn: Counts
  /** Cards still to be found in the lot of old cards and in that of fresh ones. */
  old: number
  fresh: number
}

/** Tries before the two lots are thrown together, which deals hands of the right sizes whatever else is known. */
const TRIES = 40

const countNames = (names: readonly CardName[]): Counts => countCards(names.map((name) => kindNamed(name)!))

const minus = (from: readonly number[], taken: readonly number[]): Counts =>
  from.map((count, kind) => count - taken[kind]!)
const plus = (a: readonly number[], b: readonly number[]): Counts => a.map((count, kind) => count + b[kind]!)

export function guessHands(seen: View, rng: Rng): Guess {
  const pile = countNames(seen.pile)
  const hand = countNames(seen.hand)
  const drawn = countNames(seen.drawn)
  const plan = ownPlan(seen)
  const fresh = minus(pile, drawn)
  const old = minus(
    minus(COPIES, pile),
    seen.seat === null ? noCards() : minus(plus(hadSoFar(seen), hand), drawn),
  )
  for (let i = 0; i < TRIES; i++) {
    const others = hiddenSeats(seen)
    const lots = { old: old.slice(), fresh: fresh.slice() }
    if (dealFromLots(others, lots, rng)) return laidOut(seen, { hand, plan, drawn }, others, lots.fresh, rng)
  }
  const others = hiddenSeats(seen)
  const deck = dealFromOneLot(others, plus(old, fresh), rng)
  return laidOut(seen, { hand, plan, drawn }, others, deck, rng)
}

function ownPlan({ seat, players }: View): Kind[] {
  return seat === null ? [] : players[seat]!.plan!.map((name) => kindNamed(name)!)
}

/** The plan counts as shown from the moment that it lies open. */
const isHidden = ({ phase }: View) => phase === 'planning' || phase === 'rum'

/** The seat's own cards since the deck was shuffled that are not in its hand any more. */
function hadSoFar(seen: View): Counts {
  const shown = countNames(seen.players[seen.seat!]!.shown)
  return isHidden(seen) ? plus(shown, countCards(ownPlan(seen))) : shown
}

function hiddenSeats(seen: View): Hidden[] {
  return seen.players.flatMap((player: PlayerView, seat) =>
    seat === seen.seat
      ? []
      : [
          {
            seat,
            shown: countNames(player.shown),
            idle: player.idle,
            planSize: isHidden(seen) ? player.planSize : 0,
            cards: noCards(),
            drawn: noCards(),
            old: player.held,
            fresh: player.drawn,
          },
        ],
  )
}

type Lots = { old: Counts; fresh: Counts }

function take(who: Hidden, lots: Lots, from: 'old' | 'fresh', kind: Kind, count: number): void {
  lots[from][kind]! -= count
  who[from] -= count
  who.cards[kind]! += count
  if (from === 'fresh') who.drawn[kind]! += count
}

/** False if it came to nothing: a card was needed where none was left. */
function dealFromLots(others: readonly Hidden[], lots: Lots, rng: Rng): boolean {
  const found =
    others.every((who) => findShown(who, lots, others.length === 1, rng)) &&
    others.every((who) => findAll(who, lots, movingNeeded(who), isMoving, rng)) &&
    others.every((who) => findAll(who, lots, Number(who.planSize > 1), belongsInPlan, rng)) &&
    others.every((who) => findAll(who, lots, who.idle, isIdle, rng))
  if (!found) return false
  for (const from of ['old', 'fresh'] as const) {
    const cards = rng.shuffle(listCards(lots[from]))
    for (const who of others) while (who[from] > 0) take(who, lots, from, cards.pop()!, 1)
  }
  return true
}

const belongsInPlan = (kind: Kind) => !isIdle(kind)
/** All cards of a plan but the first move; a single card may be a useless one. */
const movingNeeded = ({ planSize }: Hidden) => Math.max(0, planSize - 1)

/** The cards that the seat has shown came from either lot; an only opponent's old cards are known, so they go first. */
function findShown(who: Hidden, lots: Lots, oldFirst: boolean, rng: Rng): boolean {
  for (let kind = 0; kind < KINDS; kind++) {
    const count = who.shown[kind]!
    const least = Math.max(0, count - lots.fresh[kind]!)
    const most = Math.min(count, lots.old[kind]!)
    if (least > most) return false
    const old = oldFirst ? most : least + rng.int(most - least + 1)
    take(who, lots, 'old', kind, old)
    take(who, lots, 'fresh', kind, count - old)
  }
  return who.old >= 0 && who.fresh >= 0
}

/** Finds so many cards of some sort; those shown do not count, the seat has them no more. */
function findAll(
  who: Hidden,
  lots: Lots,
  count: number,
  isRight: (kind: Kind) => boolean,
  rng: Rng,
): boolean {
  for (let i = 0; i < count; i++) {
    const old = who.old > 0 ? listCards(lots.old).filter(isRight) : []
    const fresh = who.fresh > 0 ? listCards(lots.fresh).filter(isRight) : []
    if (old.length + fresh.length === 0) return false
    const at = rng.int(old.length + fresh.length)
    if (at < old.length) take(who, lots, 'old', old[at]!, 1)
    else take(who, lots, 'fresh', fresh[at - old.length]!, 1)
  }
  return true
}

/** All hidden cards in one lot: nothing but the order of drawing is got wrong. Returns the deck. */
function dealFromOneLot(others: readonly Hidden[], all: Counts, rng: Rng): Counts {
  const sizes = others.map(({ fresh }) => fresh)
  const lots = { old: others.reduce((left, { shown }) => minus(left, shown), all), fresh: noCards() }
  for (const who of others) {
    who.old += who.fresh - countAll(who.shown)
    who.fresh = 0
  }
  dealRest(others, lots, rng)
  others.forEach((who, i) => {
    who.shown.forEach((count, kind) => (who.cards[kind]! += count))
    countCards(listCards(who.cards).slice(0, sizes[i])).forEach((count, kind) => (who.drawn[kind] = count))
  })
  return lots.old
}

function dealRest(others: readonly Hidden[], lots: Lots, rng: Rng): void {
  others.forEach((who) => findAll(who, lots, movingNeeded(who), isMoving, rng))
  others.forEach((who) => findAll(who, lots, Number(who.planSize > 1), belongsInPlan, rng))
  others.forEach((who) => findAll(who, lots, who.idle, isIdle, rng))
  const cards = rng.shuffle(listCards(lots.old))
  for (const who of others) while (who.old > 0) take(who, lots, 'old', cards.pop()!, 1)
}

type Own = { hand: Counts; plan: Kind[]; drawn: Counts }

function laidOut(seen: View, own: Own, others: readonly Hidden[], deck: Counts, rng: Rng): Guess {
  const hands: Counts[] = []
  const plans: Kind[][] = []
  const drawn: Counts[] = []
  const board = BOARDS[islandIndex(seen.island)]!
  if (seen.seat !== null) {
    hands[seen.seat] = own.hand
    plans[seen.seat] = own.plan
    drawn[seen.seat] = own.drawn
  }
  for (const who of others) {
    const hand = minus(who.cards, who.shown)
    const open = seen.players[who.seat]!.plan
    plans[who.seat] = open ? open.map((name) => kindNamed(name)!) : guessPlan(board, hand, who.planSize, rng)
    hands[who.seat] = hand
    drawn[who.seat] = who.drawn
  }
  return { hands, plans, drawn, deck: listCards(deck) }
}

/** Plans thought of before one is taken that leads nowhere. */
const THOUGHTS = 8

/** Takes a plan of that size out of the hand: one that may well lead to a treasure, since plans are made for that. */
function guessPlan(board: Board, hand: Counts, size: number, rng: Rng): Kind[] {
  let plan = anyPlan(hand.slice(), size, rng)
  for (let i = 1; i < THOUGHTS && !mayLeadToTreasure(board, plan); i++) {
    plan = anyPlan(hand.slice(), size, rng)
  }
  for (const kind of plan) hand[kind]!--
  return plan
}

/** Some plan of that size that this hand may have laid. */
function anyPlan(hand: Counts, size: number, rng: Rng): Kind[] {
  const plan: Kind[] = []
  const lay = (isRight: (kind: Kind) => boolean) => {
    const cards = listCards(hand).filter(isRight)
    const kind = cards[rng.int(cards.length)]!
    hand[kind]!--
    plan.push(kind)
  }
  if (size === 0) return plan
  const moving = countAll(hand.filter((_, kind) => isMoving(kind)))
  if (!hasPlanCard(hand)) lay(() => true)
  else lay(moving < size && size > 1 ? isFlag : belongsInPlan)
  while (plan.length < size) lay(isMoving)
  return plan
}

/** Does some way lead to a treasure, whatever lies in between? */
function mayLeadToTreasure(board: Board, plan: readonly Kind[]): boolean {
  let cells = [landing(board, plan[0])].filter((cell) => cell !== NO_CELL)
  for (const kind of plan) {
    if (!isMoving(kind)) continue
    cells = cells.flatMap((cell) => board.reach[kind]![cell]!)
    if (cells.some((cell) => board.ground[cell] === 'treasure')) return true
    cells = [...new Set(cells)]
  }
  return false
}
