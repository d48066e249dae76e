import { createRng, games, think } from '@/rules'
import { greedyMove, knowledgeOf, randomMove } from '@/rules/bots'
import type { AnyGame, Seat } from '@/rules/core/game'
import type { Bot, Plan } from './plan'

/** One match; lists go by the bots of the plan, not by the seats they happened to have. */
export type Played = {
  points: number[]
  /** The share of the win: ties split it. */
  wins: number[]
  /** Moves made by anybody. */
  length: number
  /** Milliseconds of every decision in which there was something to decide. */
  times: number[][]
}

/** Mixes numbers into one seed, so that a bot's luck depends on its place in the plan and on nothing else. */
function seedFrom(...parts: number[]): number {
  return parts.reduce((mixed, part) => Math.imul(mixed ^ part, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491) >>> 0
}

function decide(
  game: AnyGame,
  bot: Bot,
  state: unknown,
  seat: Seat,
  seed: number,
  iterations?: number,
): unknown {
  const view = game.view(state, seat)
  if (bot === 'random') return randomMove(game, view, seat, createRng(seed))
  if (bot === 'greedy') return greedyMove(game, knowledgeOf(game, view.seats), view, seat, createRng(seed))
  const thinking = think(game, view, seat, {
    level: bot,
    seed,
    ...(iterations === undefined ? {} : { iterations }),
  })
  for (;;) {
    const next = thinking.next()
    if (next.done) return next.value
  }
}

/** Plays one deal with the bots moved on by `rotation` seats. */
export function playMatch(plan: Plan, deal: number, rotation: number): Played {
  const game = games[plan.game]!
  const seats = plan.bots.length
  const botAt = (seat: Seat) => (seat + rotation) % seats
  const state = game.setup({ seats, options: plan.options, seed: seedFrom(plan.seed, deal) })
  const times: number[][] = plan.bots.map(() => [])
  let length = 0
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!
    const bot = botAt(seat)
    const isChoice = game.moves(state, seat).length > 1
    const start = performance.now()
    const seed = seedFrom(plan.seed, deal, rotation, seat, length)
    const move = decide(game, plan.bots[bot]!, state, seat, seed, plan.iterations)
    if (isChoice) times[bot]!.push(performance.now() - start)
    game.apply(state, seat, move)
    length++
  }
  const { points, winners } = game.result(state)!
  const seatOf = plan.bots.map((_, bot) => (bot - rotation + seats) % seats)
  return {
    points: seatOf.map((seat) => points[seat]!),
    wins: seatOf.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    length,
    times,
  }
}
