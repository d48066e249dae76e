import { createRng, games, play, think } from '../../rules'
import { knowledgeOf, randomStep } from '../../rules/bots'
import type { AnyGame, Rng } from '../../rules/core/game'
import { defaultOptions, type Options } from '../../rules/core/options'

/** Runs in whatever engine loads it and prints one line of JSON; see main.ts. */
export type Measured = {
  game: string
  options: Options
  seats: number
  /** Random moves per second, made in place on one state. */
  inPlace: number
  /** Random moves per second as pure steps: listed, cloned, applied. */
  pure: number
  /** Search iterations per second, over the positions of a match. */
  search: number
  /** Milliseconds of a hard bot's decisions over the positions of a match. */
  decision: number
  longestDecision: number
}

const SPELLS = 10
const SPELL_MILLISECONDS = 200
const OPENINGS = 8
/** Between two positions that are searched. */
const MOVES_BETWEEN = 7

/** The best rate of several short spells, counting what `work` says it did: other programs only ever slow it down. */
function perSecond(work: () => number): number {
  work()
  let best = 0
  for (let spell = 0; spell < SPELLS; spell++) {
    let count = 0
    const start = Date.now()
    let elapsed = 0
    while (elapsed < SPELL_MILLISECONDS) {
      count += work()
      elapsed = Date.now() - start
    }
    best = Math.max(best, (count * 1000) / elapsed)
  }
  return Math.round(best)
}

function measure(game: AnyGame, options: Options, seats: number): Measured {
  const rng = createRng(1)
  const knowledge = knowledgeOf(game, seats)
  const step = knowledge.randomStep ?? ((state: unknown, chance: Rng) => randomStep(game, state, chance))
  const openings = Array.from({ length: OPENINGS }, (_, seed) => game.setup({ seats, options, seed }))

  const inPlace = perSecond(() => {
    let moves = 0
    for (const opening of openings) {
      const state = game.clone(opening)
      while (game.actors(state).length > 0) {
        step(state, rng)
        moves++
      }
    }
    return moves
  })

  const pure = perSecond(() => {
    let moves = 0
    let state = openings[0]
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const listed = game.moves(state, seat)
      state = play(game, state, seat, listed[rng.int(listed.length)]).state
      moves++
    }
    return moves
  })

  const positions: unknown[] = []
  const match = game.clone(openings[0])
  for (let made = 0; game.actors(match).length > 0; made++) {
    if (made % MOVES_BETWEEN === 0) positions.push(game.clone(match))
    step(match, rng)
  }
  const search = perSecond(() => {
    let iterations = 0
    positions.forEach((state, seed) => {
      const seat = game.actors(state)[0]!
      const thinking = think(game, game.view(state, seat), seat, { level: 'hard', seed, iterations: 50 })
      while (!thinking.next().done) iterations++
    })
    return iterations
  })

  const decisions = positions.map((state, seed) => decisionTime(game, state, seed))
  const decision = Math.round(decisions.reduce((sum, time) => sum + time, 0) / decisions.length)
  return {
    game: game.id,
    options,
    seats,
    inPlace,
    pure,
    search,
    decision,
    longestDecision: Math.max(...decisions),
  }
}

function decisionTime(game: AnyGame, state: unknown, seed: number): number {
  const seat = game.actors(state)[0]!
  const start = Date.now()
  const thinking = think(game, game.view(state, seat), seat, { level: 'hard', seed })
  while (!thinking.next().done);
  return Date.now() - start
}

/** The game as it is usually played, and with each single option changed: combinations tell nothing new about speed. */
function variantsOf(game: AnyGame): Options[] {
  const usual = defaultOptions(game)
  const changed = Object.entries(game.options).flatMap(([name, { values }]) =>
    values.filter((value) => value !== usual[name]).map((value) => ({ ...usual, [name]: value })),
  )
  return [usual, ...changed].filter((options) => game.seats(options).length > 0)
}

declare const print: ((line: string) => void) | undefined

const measured = Object.values(games).flatMap((game) =>
  variantsOf(game).map((options) => measure(game, options, game.seats(options)[0]!)),
)
// Hermes' own command has no console.
const say = typeof print === 'function' ? print : console.log
say(JSON.stringify(measured))
