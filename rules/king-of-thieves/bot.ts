import type { Knowledge } from '../bots/knowledge'
import { pickBest } from '../bots/random'
import { sharesByLead, sharesOfWin } from '../bots/standing'
import type { Rng, Seat } from '../core/game'
import { apply } from './apply'
import { rankedFencing, sensibleFencing } from './bot-fence'
import { bestSplits, quickSplit, worthIfSafe } from './bot-split'
import { buyerAt, pileWorth } from './buyer'
import { countSigns } from './cards'
import { FACE_NAMES, FACES } from './data'
import { type Move, moves } from './moves'
import { result } from './score'
import { facesAt, type State } from './state'
import { cardWorth, coinWorth, collectionOf, roundsLeft } from './worth'

/** Splits looked at closely; the rest are not promising enough. */
const MOST_SPLITS = 14
const MOST_FENCING = 20
/** By seats: more players make a round longer to play out. */
const ITERATIONS: Readonly<Record<number, number>> = { 3: 600, 4: 400, 5: 300 }
/** No round of sensible players takes more moves. */
const LONGEST_ROUND = 80

function* candidatesInSteps(state: State, seat: Seat): Generator<void, Move[]> {
  switch (state.phase) {
    case 'split':
      return yield* bestSplits(state, seat, MOST_SPLITS)
    case 'fence':
      return rankedFencing(state, seat).slice(0, MOST_FENCING)
    default:
      return moves(state, seat)
  }
}

function candidates(state: State, seat: Seat): Move[] {
  const listing = candidatesInSteps(state, seat)
  for (;;) {
    const step = listing.next()
    if (step.done) return step.value
  }
}

/** Reroll what pays for nothing: the die whose loss costs least, if an average one is worth more. */
function sensibleReroll(state: State, seat: Seat): Move {
  const buyer = buyerAt(state, seat)
  const faces = facesAt(state, seat)
  const now = pileWorth(buyer, faces, false)
  let best: Move = { type: 'reroll', face: null }
  let bestGain = 0
  for (const face of FACES) {
    if (faces[face] === 0) continue
    let after = 0
    for (const rolled of FACES) {
      const turned = faces.slice()
      turned[face]!--
      turned[rolled]!++
      after += pileWorth(buyer, turned, false) / FACES.length
    }
    if (after - now > bestGain) {
      bestGain = after - now
      best = { type: 'reroll', face: FACE_NAMES[face] }
    }
  }
  return best
}

function playoutStep(state: State, rng: Rng): void {
  const seat = state.turn
  switch (state.phase) {
    case 'split':
      return apply(state, seat, quickSplit(state, seat, rng))
    case 'reroll':
      return apply(state, seat, sensibleReroll(state, seat))
    case 'fence':
      return apply(state, seat, sensibleFencing(state, seat))
    default:
      return apply(state, seat, { type: 'roll' })
  }
}

/** About all that the count hands out for henchmen (to the first two) and for coins; ties cost some of it. */
const HENCHMEN_POINTS = 3.8
const COIN_POINTS = 3
/** How far behind still leaves hope once the last round is over … */
const NARROW = 0.4
/** … and how much further behind with every round to come. */
const HENCHMEN_A_ROUND = 0.2
const COINS_A_ROUND = 0.4
/** The same for the points of the whole match. */
const NARROW_MATCH = 1.5
const POINTS_A_ROUND = 0.8

/** Points everybody is likely to end with, the loot of a round under way apart. */
function prospects(state: State): number[] {
  const rounds = roundsLeft(state)
  const henchmen = state.owned.map((cards) => countSigns(cards, 'henchman'))
  const mostHenchmen = sharesByLead(henchmen, NARROW + HENCHMEN_A_ROUND * rounds)
  const mostCoins = sharesByLead(state.coins, NARROW + COINS_A_ROUND * rounds)
  return state.owned.map((cards, seat) => {
    let points = state.infamy[seat]! + state.coins[seat]! * coinWorth(state, seat, rounds)
    const collection = collectionOf(state, seat)
    for (const card of cards) points += cardWorth(card, collection, state.infamy[seat]!, rounds)
    return points + HENCHMEN_POINTS * mostHenchmen[seat]! + COIN_POINTS * mostCoins[seat]!
  })
}

function evaluate(state: State): number[] {
  const end = result(state)
  if (end) return sharesOfWin(end.winners, state.seats)
  return sharesByLead(prospects(state), NARROW_MATCH + POINTS_A_ROUND * roundsLeft(state))
}

/**
 * Takes or buys what is worth most to it right now, as if nobody could rob it and there were no later turn.
 */
function greedy(state: State, seat: Seat, rng: Rng): Move {
  if (state.phase === 'fence') return sensibleFencing(state, seat)
  if (state.phase === 'reroll') return sensibleReroll(state, seat)
  const buyer = buyerAt(state, seat)
  return pickBest(moves(state, seat), (move) => worthIfSafe(buyer, move), rng)
}

export const kingOfThievesKnowledge: Knowledge<State, Move> = {
  method: () => 'comparison',
  certain: false,
  iterations: ({ seats }) => ITERATIONS[seats]!,
  candidates,
  candidatesInSteps,
  playoutStep,
  playoutDepth: () => LONGEST_ROUND,
  // With the round's loot spent, what is left is easy to count.
  stretch: ({ round }) => round,
  evaluate,
  greedy,
}
