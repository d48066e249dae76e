import type { Seat } from '../../core/game'
import {
  beats,
  CAGE,
  DRAGON,
  EXCHANGE,
  isSpecial,
  isSteambot,
  isTrophy,
  GREED,
  handSign,
  nameOf,
  NONE,
  outdoes,
  type Card,
} from '../data'
import type { Outcome, Tell } from '../events'
import {
  DECLINED,
  hasMage,
  kinds,
  LAID_MORE,
  plan,
  remove,
  seatAt,
  sideOf,
  topCard,
  UNDECIDED,
  type Duel,
  type State,
  type Task,
} from '../state'
import { playFromHand, seenLeaving, takeOpenly } from './cards'
import { discardDuel } from './ending'
import { exchanges, thefts, unleashDragon } from './specials'

type Side = 0 | 1
const SIDES: readonly Side[] = [0, 1]
const other = (side: Side): Side => (side === 0 ? 1 : 0)

export function newDuel(challenger: Seat, challenged: Seat): Duel {
  return {
    challenger,
    challenged,
    piles: [[], []],
    chosen: [NONE, NONE],
    faceDown: [NONE, NONE],
    unseen: [false, false],
    more: [UNDECIDED, UNDECIDED],
  }
}

/** Both draw, both lay a card face down; then it is turned up, compared and settled, and the turn is over. */
export function startDuel(state: State, challenger: Seat, challenged: Seat, tell: Tell): void {
  state.stirred = true
  state.challenged[challenged] = 1
  state.duel = newDuel(challenger, challenged)
  tell?.({ type: 'challenged', seat: challenger, rival: challenged })
  plan(
    state,
    { type: 'draw', seat: challenger, onto: 'hand', count: 1 },
    { type: 'draw', seat: challenged, onto: 'hand', count: 1 },
    { type: 'lay', seats: [challenger, challenged] },
    { type: 'turn-up' },
    { type: 'compare' },
  )
}

/** The card stays in hand until all who lay one have chosen: the others must not see who has. */
export function chooseCard(state: State, seat: Seat, card: Card, tell: Tell): void {
  state.duel!.chosen[sideOf(state.duel!, seat)] = card
  tell?.({ type: 'chose', seat, card: nameOf(card) }, { to: [seat], others: null })
}

/** All have chosen: the cards go face down onto the mat; whoever has an empty hand gets one from the deck. */
export function layChosen(state: State, seats: readonly Seat[]): void {
  const duel = state.duel!
  const inOrder = SIDES.map((side) => seatAt(duel, side)).filter((seat) => seats.includes(seat))
  const draws: Task[] = []
  for (const seat of inOrder) {
    const side = sideOf(duel, seat)
    const card = duel.chosen[side]
    if (card === NONE) draws.push({ type: 'draw', seat, onto: 'mat', count: 1 })
    else {
      remove(state.hands[seat]!, card)
      duel.chosen[side] = NONE
      duel.faceDown[side] = card
      duel.unseen[side] = false
    }
  }
  plan(state, ...draws)
}

/** Special cards take effect, the challenger's first; who laid one then lays another card. Greed does nothing. */
export function turnUp(state: State, tell: Tell): void {
  const duel = state.duel!
  const turned = SIDES.filter((side) => duel.faceDown[side] !== NONE)
  for (const side of turned) {
    const card = duel.faceDown[side]
    duel.faceDown[side] = NONE
    duel.piles[side].push(card)
    if (!duel.unseen[side]) seenLeaving(state, seatAt(duel, side), card)
    duel.unseen[side] = false
  }
  const cards = turned.map((side) => ({ seat: seatAt(duel, side), card: nameOf(topCard(duel, side)) }))
  tell?.({ type: 'turned-up', cards, reveals: true })
  playSpecials(state, turned)
}

export function hasEffect(card: Card): boolean {
  return isSpecial(card) && card !== GREED
}

function playSpecials(state: State, sides: readonly Side[]): void {
  const duel = state.duel!
  const special = sides.filter((side) => hasEffect(topCard(duel, side)))
  if (special.length === 0) return
  const seats = special.map((side) => seatAt(duel, side))
  plan(
    state,
    ...special.map((side): Task => ({ type: 'effect', seat: seatAt(duel, side), card: topCard(duel, side) })),
    { type: 'lay', seats },
    { type: 'turn-up' },
  )
}

/** Does that special card need a choice now? Otherwise it takes effect, or does nothing, by itself. */
export function effectNeedsChoice(state: State, seat: Seat, card: Card): boolean {
  if (card === DRAGON) return false
  return (card === EXCHANGE ? exchanges(state, seat) : thefts(state, seat)).length > 0
}

/** The dragon reaches the two only; what else gets here can do nothing. */
export function playEffect(state: State, seat: Seat, card: Card, tell: Tell): void {
  const { challenger, challenged } = state.duel!
  discardSpecial(state, seat)
  if (card === DRAGON) unleashDragon(state, seat, [challenger, challenged], tell)
  else tell?.({ type: 'no-effect', seat, card: nameOf(card) })
}

export function discardSpecial(state: State, seat: Seat): void {
  const pile = state.duel!.piles[sideOf(state.duel!, seat)]
  state.discard.push(pile.pop()!)
}

/** How two cards meet. `winner` is the better side; a draw has none. */
export function clash(cards: readonly [Card, Card], mages: readonly [boolean, boolean]): Clash {
  const [a, b] = cards
  for (const side of SIDES) {
    const card = cards[side]
    const against = cards[other(side)]
    if (!isSteambot(against) || isSteambot(card)) continue
    if (card === CAGE) return { outcome: 'caged', winner: side }
    if (isTrophy(card) && beats(card, against, mages[side])) return { outcome: 'beaten', winner: side }
    return { outcome: 'failed', winner: other(side) }
  }
  if (handSign(a) === NONE || handSign(b) === NONE) return { outcome: 'draw', winner: null }
  if (outdoes(a, b)) return { outcome: 'better-trophy', winner: 0 }
  return outdoes(b, a) ? { outcome: 'better-trophy', winner: 1 } : { outcome: 'draw', winner: null }
}

export type Clash = { readonly outcome: Outcome; readonly winner: Side | null }

export function clashOf(state: State): Clash {
  const duel = state.duel!
  return clash(
    [topCard(duel, 0), topCard(duel, 1)],
    [hasMage(state, duel.challenger), hasMage(state, duel.challenged)],
  )
}

/** Who is losing may lay one more card first, on a draw the challenger; then the other. Each is asked once. */
export function compare(state: State): void {
  const duel = state.duel!
  const { winner } = clashOf(state)
  const order = winner === 0 ? [1, 0] : [0, 1]
  for (const side of order as Side[]) {
    const seat = seatAt(duel, side)
    if (duel.more[side] === UNDECIDED && state.hands[seat]!.length > 0) {
      return plan(state, { type: 'more', seat }, { type: 'compare' })
    }
  }
  plan(state, { type: 'settle' })
}

export function layMore(state: State, seat: Seat, card: Card, tell: Tell): void {
  const duel = state.duel!
  const side = sideOf(duel, seat)
  playFromHand(state, seat, card)
  duel.piles[side].push(card)
  duel.more[side] = LAID_MORE
  tell?.({ type: 'added', seat, card: nameOf(card), reveals: true })
  playSpecials(state, [side])
}

export function declineMore(state: State, seat: Seat, tell: Tell): void {
  state.duel!.more[sideOf(state.duel!, seat)] = DECLINED
  tell?.({ type: 'declined', seat })
}

/** Items that would ward off the steambot that the seat faces. */
export function fittingItems(state: State, seat: Seat): Card[] {
  const duel = state.duel!
  const steambot = topCard(duel, other(sideOf(duel, seat)))
  const withMage = hasMage(state, seat)
  return kinds(state.items[seat]!).filter((item) => beats(item, steambot, withMage))
}

export function tellClash(state: State, found: Clash, spoiled: boolean, tell: Tell): void {
  const duel = state.duel!
  tell?.({
    type: 'clash',
    outcome: found.outcome,
    winner: found.winner === null ? null : seatAt(duel, found.winner),
    cards: [nameOf(topCard(duel, 0)), nameOf(topCard(duel, 1))],
    spoiled,
  })
}

/** Once somebody laid one more card, nobody takes anything; but a steambot still has to be warded off. */
export function settle(state: State, tell: Tell): void {
  const duel = state.duel!
  const found = clashOf(state)
  const spoiled = duel.more.includes(LAID_MORE)
  tellClash(state, found, spoiled, tell)
  if (found.winner === null) return part(state)
  const winner = seatAt(duel, found.winner)
  if (found.outcome === 'failed') return faceSteambot(state, winner)
  state.duelsWon[winner]!++
  if (!spoiled) takeSpoils(state, found, winner, tell)
  part(state)
}

function faceSteambot(state: State, winner: Seat): void {
  const duel = state.duel!
  const seat = winner === duel.challenger ? duel.challenged : duel.challenger
  plan(state, { type: 'part' })
  if (fittingItems(state, seat).length > 0) plan(state, { type: 'defend', seat })
  else if (state.teams[seat]!.length > 0) {
    plan(state, { type: 'lose', seat }, { type: 'drop', seat }, { type: 'count-ghosts' })
  } else return
  state.duelsWon[winner]!++
}

function takeSpoils(state: State, { outcome, winner }: Clash, seat: Seat, tell: Tell): void {
  const { piles } = state.duel!
  const loser = other(winner!)
  const spoils = [piles[loser].pop()!]
  if (outcome === 'better-trophy') spoils.push(piles[winner!].pop()!)
  if (outcome === 'beaten') state.beaten[seat]!.push(...spoils)
  else for (const card of spoils) takeOpenly(state, seat, card)
  tell?.({ type: 'took', seat, to: outcome === 'beaten' ? 'pile' : 'hand', cards: spoils.map(nameOf) })
}

export function defend(state: State, seat: Seat, item: Card, tell: Tell): void {
  const duel = state.duel!
  const steambot = topCard(duel, other(sideOf(duel, seat)))
  tell?.({ type: 'defended', seat, item: nameOf(item), steambot: nameOf(steambot) })
  remove(state.items[seat]!, item)
  state.discard.push(item)
}

/** All cards that are still on the mat are discarded. */
export function part(state: State): void {
  discardDuel(state)
  state.duel = null
}
