import type { Rng, Seat } from '../core/game'
import { colourNamed, removeCard, type Card, type ColourName } from './cards'
import { deckFor } from './data'
import type { Play, Trick } from './phases/strength'
import { clone, NONE, opening, type State } from './state'
import { dealt, type Place } from './unseen'
import type { PlayView, TrickView, View } from './view'

/**
 * A full state that a view cannot tell from the true one. What the view tells is read once for each view, since
 * a bot imagines hundreds of worlds from one; then the cards that the seat cannot see are dealt to wherever they
 * may be.
 */
export function imagine(view: View, rng: Rng): State {
  const known = knownFrom(view)
  const { hands, discards, packets, auction, gone, deck } = dealt(known, rng)
  const cardsOf = (places: Place[]) => places.map((spot) => spot.cards)
  const state = clone(known.state)
  state.rng = rng.int(0x100000000)
  state.deck = rng.shuffle(deck.cards)
  state.hands = cardsOf(hands)
  state.discards = cardsOf(discards)
  state.packets = cardsOf(packets)
  state.auction = cardsOf(auction)
  state.gone = gone.cards
  return state
}

/** What a view tells: everything but the unseen cards, and how many of them lie where. */
export type Known = {
  readonly seat: Seat | null
  /** Without hands, discards, deck and whatever else lies face down. */
  readonly state: State
  readonly hand: readonly Card[]
  readonly discarded: readonly Card[]
  readonly handSizes: readonly number[]
  readonly discardSizes: readonly number[]
  readonly deckSize: number
  /** The cards of the round that the seat sees nowhere. */
  readonly unseen: readonly Card[]
}

const alreadyKnown = new WeakMap<View, Known>()

function knownFrom(view: View): Known {
  let known = alreadyKnown.get(view)
  if (!known) {
    known = read(view)
    alreadyKnown.set(view, known)
  }
  return known
}

const ids = <T>(items: readonly { readonly id: T }[]): T[] => items.map(({ id }) => id)
const bitsOf = (names: readonly ColourName[]) =>
  names.reduce((bits, name) => bits | (1 << colourNamed(name)), 0)
const yes = (value: boolean) => (value ? 1 : 0)

function read(view: View): Known {
  const hand = ids(view.hand)
  const discarded = ids(view.discarded)
  const state = readState(view)
  return {
    seat: view.seat,
    state,
    hand,
    discarded,
    handSizes: view.players.map((player) => player.handSize),
    discardSizes: view.players.map((player) => player.discardSize),
    deckSize: view.deckSize,
    unseen: unseenCards(view, state, [...hand, ...discarded]),
  }
}

function readState(view: View): State {
  const { players, cheerleader, trick, seat: own } = view
  const state = opening(view.options, view.seats, 0)
  state.round = view.round
  state.phase = view.phase
  state.queue = view.queue.slice()
  state.setsLeft = ids(view.offer.sets)
  state.pool = ids(view.offer.characters)
  state.specialsLeft = ids(view.offer.cards)
  state.kingsLeft = ids(view.offer.kings)
  state.starter = view.starter
  state.titleHolder = view.titleHolder ?? NONE
  state.dealColour = view.jestersDeal ? colourNamed(view.jestersDeal.colour) : NONE
  state.dealOrder = view.dealOrder.map(colourNamed)
  state.partner = cheerleader?.partner ?? NONE
  state.copied = cheerleader?.copied ?? null
  state.swaps = yes(cheerleader?.maySwap ?? false)
  state.swapping = cheerleader?.owing ?? NONE
  state.out = ids(view.out)
  state.tricks = view.tricks.map(trickOf)
  state.lastTrick = view.lastTrick && trickOf(view.lastTrick)
  state.lines = view.lines.slice()
  state.sheets = view.sheets.slice()
  state.given = own === null ? [] : view.given.map((one) => ({ ...one, card: one.card.id, knower: own }))
  if (view.phase === 'auction') state.turn = view.actors[0]!
  if (trick) {
    state.turn = trick.turn
    state.leader = trick.leader
    state.leadReason = trick.leadReason
    state.leadNamedBy = trick.namedBy ?? NONE
    state.plays = trick.plays.map(playOf)
    state.waiting = trick.waiting ?? NONE
    for (const seat of trick.passedLead) state.leadPassed[seat] = 1
  }
  for (const player of players) readPlayer(state, player)
  if (view.preparing.length > 0) {
    state.preparing = view.preparing.map(({ seat }) => seat)
    state.frozenHands = players.map((player) => player.handSize)
    state.frozenDiscards = players.map((player) => player.discardSize)
    for (const { seat, handSize, discardSize } of view.preparing) {
      state.frozenHands[seat] = handSize
      state.frozenDiscards[seat] = discardSize
    }
  }
  if (own !== null) {
    state.hiddenBets[own] = view.hiddenBet?.slice() ?? null
    state.hiddenNumbers[own] = view.hiddenNumber?.id ?? null
    state.recharging[own] = yes(view.recharging)
  }
  return state
}

function readPlayer(state: State, player: View['players'][number]): void {
  const { seat } = player
  state.points[seat] = player.points
  state.sets[seat] = player.set?.id ?? NONE
  for (const king of player.kings) {
    state.kings[king.id] = seat
    state.kingsUsed[king.id] = yes(king.used)
  }
  state.queens[seat] = player.queen?.usesLeft ?? 0
  state.squads[seat] = ids(player.squad)
  state.formerSquads[seat] = ids(player.formerSquad)
  state.bets[seat] = player.bets.slice()
  state.hermits[seat] = player.hermitsLeft
  state.wins[seat] = player.tricksWon
  state.extraWins[seat] = player.extraWins
  state.voids[seat] = bitsOf(player.lacks)
  state.holds[seat] = bitsOf(player.holds)
  state.shown[seat] = ids(player.shown)
  state.tasks[seat] = player.tasks.slice()
  state.owes[seat] = player.owes
  state.laid[seat] = player.auction.laid
  state.passed[seat] = yes(player.auction.passed)
}

function playOf({ seat, card, queen, militia, king, samurai }: PlayView): Play {
  return {
    seat,
    card: card.id,
    ...(queen !== null && { queen: colourNamed(queen) }),
    ...(militia && { militia }),
    ...(king !== null && { king: colourNamed(king) }),
    ...(samurai && { samurai }),
  }
}

function trickOf({ leader, winner, extraWin, plays }: TrickView): Trick {
  return { leader, winner, extraWin, plays: plays.map(playOf) }
}

/** Berserkers' tens are always seen. */
function unseenCards(view: View, state: State, own: readonly Card[]): Card[] {
  const cards = deckFor(state.options.mode, state.seats)
  const visible = [
    ...own,
    ...state.out,
    ...state.tricks.flatMap((trick) => trick.plays.map((play) => play.card)),
    ...state.plays.map((play) => play.card),
    ...state.shown.flatMap((shown, seat) => (seat === view.seat ? [] : shown)),
  ]
  for (const card of visible) {
    // Playing jacks and queens, alliance's relics and flags and the tens are no part of the deck.
    if (cards.includes(card)) removeCard(cards, card)
  }
  return cards
}
