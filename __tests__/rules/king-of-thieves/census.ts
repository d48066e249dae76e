import { CARDS } from '@/rules/king-of-thieves/cards'
import { diceFor, FACES, ROW_SIZE } from '@/rules/king-of-thieves/data'
import { CENTRE, NO_CARD, type State } from '@/rules/king-of-thieves/state'

/** Finds every card, die and the piece; tells what is missing, doubled or out of place. */
export function census(state: State): string[] {
  return [...cardsAstray(state), ...diceAstray(state), ...tokensAstray(state)]
}

function cardsAstray(state: State): string[] {
  const faults: string[] = []
  const shown = state.market.filter((card) => card !== NO_CARD)
  const found = [...shown, ...state.decks.flat(), ...state.removed, ...state.owned.flat(), ...state.gone]
  found.sort((a, b) => a - b)
  const all = CARDS.map((_, index) => index)
  if (JSON.stringify(found) !== JSON.stringify(all)) faults.push(`the 49 cards became ${found}`)
  state.decks.forEach((deck, index) => {
    if (deck.some((card) => CARDS[card]!.deck !== index)) faults.push(`deck ${index} holds strange cards`)
  })
  state.market.forEach((card, slot) => {
    const row = Math.floor(slot / ROW_SIZE)
    if (card !== NO_CARD && CARDS[card]!.deck !== row) faults.push(`card ${card} lies in row ${row}`)
  })
  if (state.removed.length !== 13) faults.push(`${state.removed.length} cards were removed`)
  return faults
}

function diceAstray(state: State): string[] {
  const faults: string[] = []
  const isPlace = (place: number) => place === CENTRE || (place >= 0 && place < state.seats)
  const dice = diceFor(state.seats)
  if (state.faces.length !== dice || state.places.length !== dice) faults.push(`${state.faces.length} dice`)
  if (!state.places.every(isPlace)) faults.push(`dice lie at ${state.places}`)
  if (!state.faces.every((face) => face in FACES)) faults.push(`dice show ${state.faces}`)
  if (!isPlace(state.piece)) faults.push(`the piece is at ${state.piece}`)
  if (state.phase !== 'split' && state.piece === CENTRE) faults.push('nobody has the piece')
  return faults
}

function tokensAstray(state: State): string[] {
  const counts = [...state.coins, ...state.earned, ...state.infamy]
  return counts.every((count) => Number.isInteger(count) && count >= 0) ? [] : [`tokens: ${counts}`]
}
