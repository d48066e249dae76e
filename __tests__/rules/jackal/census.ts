import { everySeat } from '../../../rules/core/seats'
import { CARD_NAMES, COPIES, countAll, listCards } from '../../../rules/jackal/data'
import { BOARDS } from '../../../rules/jackal/islands'
import { cardsOnTable } from '../../../rules/jackal/phases/dealing'
import { cardsHeld, type State } from '../../../rules/jackal/state'

/** Finds every card, coin and island; tells what is missing, doubled or out of place. */
export function census(state: State): string[] {
  return [...cardsAstray(state), ...historyAstray(state), ...restAstray(state)]
}

function cardsAstray(state: State): string[] {
  const table = cardsOnTable(state)
  return CARD_NAMES.flatMap((name, kind) => {
    const inHands = state.hands.reduce((sum, hand) => sum + hand[kind]!, 0)
    const inDeck = state.deck.filter((card) => card === kind).length
    const found = inHands + inDeck + table[kind]! + state.discards[kind]!
    return found === COPIES[kind] ? [] : [`${found} cards ${name}`]
  })
}

/** What was held when the deck was shuffled, drawn and shown since, is what a seat has now. */
function historyAstray(state: State): string[] {
  const faults: string[] = []
  const counts = [...state.hands, ...state.drawn, ...state.shown, state.pile, state.discards].flat()
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) faults.push(`counts: ${counts}`)
  const open = state.phase === 'announcing'
  for (const seat of everySeat(state)) {
    const now = open ? countAll(state.hands[seat]!) : cardsHeld(state, seat)
    const then = state.held[seat]! + countAll(state.drawn[seat]!) - countAll(state.shown[seat]!)
    if (now !== then) faults.push(`seat ${seat} has ${now} cards, not ${then}`)
    const useless = [...listCards(state.hands[seat]!), ...(open ? [] : state.plans[seat]!)]
    const idle = useless.filter((kind) => kind > CARD_NAMES.indexOf('blue-flag')).length
    if (idle < state.idle[seat]!) faults.push(`seat ${seat} holds ${idle} idle cards`)
  }
  const left = countAll(state.pile) - state.drawn.reduce((sum, drawn) => sum + countAll(drawn), 0)
  if (left !== state.deck.length) faults.push(`the deck has ${state.deck.length} cards, not ${left}`)
  return faults
}

function restAstray(state: State): string[] {
  const faults: string[] = []
  const coins = [...state.coins, ...state.spent]
  if (coins.some((count) => !Number.isInteger(count) || count < 0)) faults.push(`coins: ${coins}`)
  const islands = new Set(state.voyage)
  if (islands.size !== state.islands || [...islands].some((island) => !(island in BOARDS))) {
    faults.push(`islands: ${state.voyage}`)
  }
  return faults
}
