import { createRng, games, play, think } from '../../rules'
import { knowledgeOf, randomStep } from '../../rules/bots'
import type { Rng } from '../../rules/core/game'
import type { Options } from '../../rules/core/options'

/** What is measured: a game with its options, for so many. */
export type Table = { game: string; options: Options; seats: number }

/** Work that says how much of it was done: moves or iterations. */
export type Work = () => number

/** What there is to measure at a table; runs in whatever engine loads it. */
export type Workload = {
  /** Random moves, made in place on one state. */
  inPlace: Work
  /** Random moves as pure steps: listed, cloned, applied. */
  pure: Work
  /** Search iterations, over the positions of a match. */
  search: Work
  /** A hard bot's decision in each of these positions: the milliseconds of its steps. */
  decisions: (() => number[])[]
}

const OPENINGS = 8
/** Between two positions that are searched. */
const MOVES_BETWEEN = 7

/** Null where these rules do not know the table: it may be newer than they are. */
export function workloadOf({ game: id, options, seats }: Table): Workload | null {
  const game = games[id]
  if (!game || !game.seats(options).includes(seats)) return null
  const rng = createRng(1)
  const knowledge = knowledgeOf(game, seats)
  const step = knowledge.randomStep ?? ((state: unknown, chance: Rng) => randomStep(game, state, chance))
  const openings = Array.from({ length: OPENINGS }, (_, seed) => game.setup({ seats, options, seed }))

  const positions: unknown[] = []
  const match = game.clone(openings[0])
  for (let made = 0; game.actors(match).length > 0; made++) {
    if (made % MOVES_BETWEEN === 0) positions.push(game.clone(match))
    step(match, rng)
  }

  const thinking = (state: unknown, seed: number, iterations?: number) => {
    const seat = game.actors(state)[0]!
    const budget = iterations === undefined ? {} : { iterations }
    return think(game, game.view(state, seat), seat, { level: 'hard', seed, ...budget })
  }

  return {
    inPlace() {
      let moves = 0
      for (const opening of openings) {
        const state = game.clone(opening)
        while (game.actors(state).length > 0) {
          step(state, rng)
          moves++
        }
      }
      return moves
    },
    pure() {
      let moves = 0
      let state = openings[0]
      for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
        const listed = game.moves(state, seat)
        state = play(game, state, seat, listed[rng.int(listed.length)]).state
        moves++
      }
      return moves
    },
    search() {
      let iterations = 0
      positions.forEach((state, seed) => {
        const thoughts = thinking(state, seed, 50)
        while (!thoughts.next().done) iterations++
      })
      return iterations
    },
    decisions: positions.map((state, seed) => () => {
      const steps: number[] = []
      const thoughts = thinking(state, seed)
      for (let done = false; !done;) {
        const start = Date.now()
        done = thoughts.next().done === true
        steps.push(Date.now() - start)
      }
      return steps
    }),
  }
}
