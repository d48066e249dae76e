import type { Seat } from '../core/game'
import { sameJson } from '../core/json'
import { kindsOf } from './draft'
import { kindOf, type Bet } from './data'
import { cheerleaderOf, everySeat, faceUp, NONE, rulesOf, type State, type Table, type Tell } from './state'

/** Bets are named by kind: twins in a squad are interchangeable. A list of bets runs in the order of kinds. */

function combinations(table: Table, seat: Seat, withJack: boolean, upTo: number): Bet[][] {
  const kinds: Bet[] = kindsOf(table.squads[seat]!)
  const held = table.squads[seat]!.map(kindOf)
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
export function possibleBets(table: Table, seat: Seat): Bet[][] {
  const { rounds, jackBetsFromRound, twoBetsInLastRound } = rulesOf(table)
  const upTo = twoBetsInLastRound && table.round === rounds ? 2 : 1
  const all = combinations(table, seat, table.round >= jackBetsFromRound, upTo)
  if (cheerleaderOf(table) !== seat) return all
  // Face up she forbids betting; face down she is herself a bet.
  return [[], ...all.filter((bets) => bets.includes('cheerleader'))]
}

export function startBets(state: State): void {
  state.phase = 'bets'
  state.hiddenBets = everySeat(state).map(() => null)
}

export function mayBet(table: Table, seat: Seat, bets: unknown): bets is Bet[] {
  return possibleBets(table, seat).some((possible) => sameJson(possible, bets))
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

/** The cheerleader's owner chooses once the bets are open: a partner if she lies face up, else a bet. */
export type PartnerMove = { type: 'partner'; seat: Seat } | { type: 'copy'; seat: Seat; bet: Bet }

export function partnerMoves(table: Table, owner: Seat): PartnerMove[] {
  const others = everySeat(table).filter((seat) => seat !== owner)
  if (faceUp(table, owner, 'cheerleader') > 0) return others.map((seat) => ({ type: 'partner', seat }))
  return others.flatMap((seat) =>
    [...new Set(table.bets[seat]!)].map((bet) => ({ type: 'copy' as const, seat, bet })),
  )
}

export function choosePartner(state: State, owner: Seat, move: PartnerMove, tell: Tell): void {
  state.queue.shift()
  if (move.type === 'partner') {
    state.partner = move.seat
    tell({ type: 'partner', seat: owner, partner: move.seat })
  } else {
    state.copied = { seat: move.seat, bet: move.bet }
    tell({ type: 'copy', seat: owner, from: move.seat, bet: move.bet })
  }
}
