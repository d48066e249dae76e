import type { Seat } from '../../core/game'
import { sameJson } from '../../core/json'
import { everySeat } from '../../core/seats'
import { kindOf, kindsOf } from '../characters'
import type { Bet } from '../data'
import { cheerleaderOf, faceUp, NONE, rulesOf, type State, type Tell } from '../state'

export type BetMove = { type: 'bet'; bets: Bet[] }

/** Bets are named by kind: twins in a squad are interchangeable. A list of bets runs in the order of kinds. */

function combinations(state: State, seat: Seat, withJack: boolean, upTo: number): Bet[][] {
  const kinds: Bet[] = kindsOf(state.squads[seat]!)
  const held = state.squads[seat]!.map(kindOf)
  const single = withJack ? [...kinds, 'jack' as const] : kinds
  const ones = single.map((bet) => [bet])
  if (upTo === 1) return ones
  const pairs = single.flatMap((first, i) =>
    single
      .slice(i)
      .filter((second) => second !== first || held.filter((kind) => kind === first).length > 1)
      .map((second) => [first, second]),
  )
  return [...ones, ...pairs]
}

/** Every way in which this player may bet. */
export function possibleBets(state: State, seat: Seat): Bet[][] {
  const { rounds, jackBetsFromRound, twoBetsInLastRound } = rulesOf(state)
  const upTo = twoBetsInLastRound && state.round === rounds ? 2 : 1
  const all = combinations(state, seat, state.round >= jackBetsFromRound, upTo)
  if (cheerleaderOf(state) !== seat) return all
  // Face up she forbids betting; face down she is herself a bet.
  return [[], ...all.filter((bets) => bets.includes('cheerleader'))]
}

export function betMoves(state: State, seat: Seat): BetMove[] {
  return possibleBets(state, seat).map((bets) => ({ type: 'bet', bets }))
}

export function startBets(state: State): void {
  state.phase = 'bets'
  state.hiddenBets = everySeat(state).map(() => null)
}

export function mayBet(state: State, seat: Seat, bets: unknown): bets is Bet[] {
  return possibleBets(state, seat).some((possible) => sameJson(possible, bets))
}

export function layBet(state: State, seat: Seat, bets: Bet[], tell: Tell): void {
  state.hiddenBets[seat] = bets.slice()
  tell({ type: 'bet', seat, bets: bets.slice() }, { to: [seat], others: null })
}

export function openBets(state: State, tell: Tell): void {
  state.bets = state.hiddenBets.map((bets) => bets ?? [])
  state.hiddenBets = everySeat(state).map(() => null)
  state.hermits = everySeat(state).map((seat) => faceUp(state, seat, 'hermit'))
  tell({ type: 'bets', bets: state.bets.map((bets) => bets.slice()), reveals: true })
  const owner = cheerleaderOf(state)
  state.swaps = owner !== NONE && faceUp(state, owner, 'cheerleader') > 0 ? 1 : 0
}
