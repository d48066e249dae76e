import type { Seat } from '../core/game'

/** Everybody's part of something still open, by how far ahead they are; a wide `spread` says little of a lead. */
export function sharesByLead(points: readonly number[], spread: number): number[] {
  const most = Math.max(...points)
  const chances = points.map((own) => Math.exp((own - most) / spread))
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return chances.map((chance) => chance / sum)
}

/** A match that is over: the winners share one. */
export function sharesOfWin(winners: readonly Seat[], seats: number): number[] {
  const shares = Array<number>(seats).fill(0)
  winners.forEach((seat) => (shares[seat] = 1 / winners.length))
  return shares
}
