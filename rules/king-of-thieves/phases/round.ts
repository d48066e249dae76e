import { clockwiseFrom } from '../../core/seats'
import { CARDS, effectOf } from '../cards'
import { BAG, DECKS, MASK, QUIET_ROUNDS_TO_END, REWARD, ROW_SIZE } from '../data'
import { type Emit, TURNED_IN } from '../events'
import { gainCoins, gainInfamy } from './gains'
import { CENTRE, facesAt, NO_CARD, type State } from '../state'

/** In order: bags and masks are turned in, dice return, the refilling row is filled or the game ends. */
export function endRound(state: State, emit?: Emit): void {
  for (const seat of clockwiseFrom(state, state.piece)) turnIn(state, seat, emit)
  const dice = state.places.flatMap((place, die) => (place === CENTRE ? [] : [die]))
  state.places.fill(CENTRE)
  emit?.({ type: 'dice-returned', dice })
  state.loot.fill(0)
  state.fenced = 0
  state.turn = state.piece

  state.quietRounds = state.soldThisRound ? 0 : state.quietRounds + 1
  state.soldThisRound = false
  const refilled = refill(state, emit)
  emit?.({ type: 'round-ended', round: state.round })
  if (!refilled || state.quietRounds >= QUIET_ROUNDS_TO_END) {
    state.phase = 'over'
    const cause = refilled ? 'no-purchases' : 'deck-empty'
    return emit?.({ type: 'over', cause })
  }
  state.phase = 'roll'
  state.round++
}

function turnIn(state: State, seat: number, emit?: Emit): void {
  const mine = facesAt(state, seat)
  const bags = mine[BAG]!
  const masks = mine[MASK]!
  if (bags + masks > 0) emit?.({ type: 'turned-in', seat, bags, masks })
  if (bags > 0) gainCoins(state, seat, bags, TURNED_IN, emit)
  if (masks > 0) gainInfamy(state, seat, masks, TURNED_IN, emit)
  for (const card of state.owned[seat]!) {
    const bonus = effectOf(card, 'turn-in')
    if (bonus?.face === BAG && bags > 0) gainCoins(state, seat, REWARD, CARDS[card]!.id, emit)
    if (bonus?.face === MASK && masks > 0) gainInfamy(state, seat, REWARD, CARDS[card]!.id, emit)
    // The token a die was paid for earlier in the round; the bank gives coins only now.
    const earner = effectOf(card, 'pay')
    if (earner?.token === 'coin' && state.earned[seat]! > 0) {
      gainCoins(state, seat, state.earned[seat]!, CARDS[card]!.id, emit)
      state.earned[seat] = 0
    }
  }
}

/** False when the last deck cannot fill its row, which ends the game. */
function refill(state: State, emit?: Emit): boolean {
  const deck = state.refilling
  const cards = state.decks[deck]!
  const empty: number[] = []
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    if (state.market[deck * ROW_SIZE + slot] === NO_CARD) empty.push(slot)
  }
  const enough = cards.length >= empty.length
  if (!enough && deck === DECKS.length - 1) return false

  const slots = empty.slice(0, cards.length)
  const laid = slots.map((slot) => layCard(state, deck, slot))
  if (laid.length > 0) emit?.({ type: 'refilled', deck: DECKS[deck]!, slots, cards: laid, reveals: true })
  if (!enough) openNextDeck(state, emit)
  return true
}

function openNextDeck(state: State, emit?: Emit): void {
  const deck = ++state.refilling
  const cards: string[] = []
  for (let slot = 0; slot < ROW_SIZE; slot++) cards.push(layCard(state, deck, slot))
  emit?.({ type: 'deck-opened', deck: DECKS[deck]!, cards, reveals: true })
}

function layCard(state: State, deck: number, slot: number): string {
  const card = state.decks[deck]!.pop()!
  state.market[deck * ROW_SIZE + slot] = card
  return CARDS[card]!.id
}
