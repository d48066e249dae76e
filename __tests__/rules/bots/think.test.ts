import { knowledgeOf, levels, think, type Level } from '@/rules/bots'
import type { AnyKnowledge } from '@/rules/bots/knowledge'
import { strengths } from '@/rules/bots/levels'
import { thinkWith } from '@/rules/bots/think'
import { IllegalMove, type SetupProblem } from '@/rules/core/errors'
import type { AnyGame } from '@/rules/core/game'
import { createRng } from '@/rules/core/rng'
import { nim, type NimMove } from '@/__tests__/support/nim'
import { problemOf } from '@/__tests__/support/problem'
import { highCard } from '@/__tests__/support/secret-game'

/** Lets a bot think to the end; tells how often it yielded on the way. */
function decided<Move>(thinking: Generator<unknown, Move>): { move: Move; yields: number } {
  for (let yields = 0; ; yields++) {
    const next = thinking.next()
    if (next.done) return { move: next.value, yields }
  }
}

function nimMove(
  left: number,
  knowledge: Partial<AnyKnowledge>,
  iterations = 600,
  level: Level = 'hard',
): NimMove {
  const view = nim.view({ left, turn: 0 }, 0)
  const whole = { ...knowledgeOf(nim as AnyGame, 2), ...knowledge }
  return decided(thinkWith(nim, whole, view, 0, { level, seed: left, iterations })).move
}

describe('the search', () => {
  test.each([5, 6, 7, 9, 10, 11])('finds the only winning move from %i matches', (left) => {
    expect(nimMove(left, { certain: true })).toEqual({ take: left % 4 })
    expect(nimMove(left, { certain: false })).toEqual({ take: left % 4 })
  })

  test.each([5, 6, 7])('finds it by comparing alone too, where a playout shows it (%i matches)', (left) => {
    // Playouts between players who never leave a winning reply unplayed.
    const playoutStep = (state: unknown) => {
      const pile = state as { left: number; turn: number }
      nim.apply(pile, pile.turn, { take: pile.left % 4 === 0 ? 1 : pile.left % 4 })
    }
    expect(nimMove(left, { method: () => 'comparison', playoutStep })).toEqual({ take: left % 4 })
  })

  test('looks only at candidates', () => {
    const timid: Partial<AnyKnowledge> = {
      candidates: (state, seat) => (nim as AnyGame).moves(state, seat).slice(0, 2),
    }
    expect(nimMove(7, {})).toEqual({ take: 3 })
    expect(nimMove(7, timid)).not.toEqual({ take: 3 })
  })

  test.each(['tree', 'comparison'] as const)('looks no further than the end of the stretch: %s', (method) => {
    const judged: number[] = []
    const evaluate = (state: unknown) => {
      judged.push((state as { left: number }).left)
      return [0.5, 0.5]
    }
    const stretch = (state: unknown) => ((state as { left: number }).left > 6 ? 1 : 2)
    nimMove(12, { method: () => method, evaluate, stretch })
    // The last step before it takes at most three.
    expect(judged.every((left) => left >= 4 && left <= 6)).toBe(true)
    expect(judged).toHaveLength(600)
  })

  test('never changes the view it was given', () => {
    const view = nim.view({ left: 7, turn: 0 }, 0)
    const was = JSON.stringify(view)
    decided(think(nim, view, 0, { level: 'normal', seed: 1 }))
    expect(JSON.stringify(view)).toBe(was)
  })
})

describe('a decision', () => {
  const opening = highCard.setup({ seats: 3, options: { deck: 'long', die: 'on' }, seed: 8 })
  const view = highCard.view(opening, 1)

  test('is the same for the same seed and budget', () => {
    const options = { level: 'easy', seed: 11, iterations: 60 } as const
    expect(decided(think(highCard, view, 1, options))).toEqual(decided(think(highCard, view, 1, options)))
  })

  test.each<[string, object, SetupProblem]>([
    ['a level that is none', { level: 'divine' }, 'options'],
    ['no iterations at all', { iterations: 0 }, 'options'],
    ['a budget that is no number', { iterations: NaN }, 'options'],
    ['a seed that is none', { seed: -1 }, 'seed'],
  ])('is refused with %s', (_, changes, problem) => {
    expect(problemOf(() => think(highCard, view, 1, { level: 'easy', seed: 1, ...changes }))).toBe(problem)
  })

  test('is refused to a seat that has none to take, and from what is no view', () => {
    expect(() => think(highCard, view, 9, { level: 'easy', seed: 1 })).toThrow(IllegalMove)
    const nothing = null as unknown as typeof view
    expect(problemOf(() => think(highCard, nothing, 1, { level: 'easy', seed: 1 }))).toBe('record')
  })

  test('may differ with the seed when the hand is shaky', () => {
    const moves = Array.from({ length: 30 }, (_, seed) =>
      JSON.stringify(decided(think(highCard, view, 1, { level: 'easy', seed })).move),
    )
    expect(new Set(moves).size).toBeGreaterThan(1)
  })

  test.each([1, 7, 50])('yields after each of its %i iterations', (iterations) => {
    expect(decided(think(highCard, view, 1, { level: 'hard', seed: 1, iterations })).yields).toBe(iterations)
  })

  test('takes no time when there is no choice', () => {
    const last = nim.view({ left: 1, turn: 0 }, 0)
    expect(decided(think(nim, last, 0, { level: 'hard', seed: 1 }))).toEqual({ move: { take: 1 }, yields: 0 })
  })
})

describe('the levels', () => {
  test('grow in budget and in steadiness', () => {
    const ladder = levels.map((level) => strengths[level])
    for (let i = 1; i < ladder.length; i++) {
      expect(ladder[i]!.share).toBeGreaterThan(ladder[i - 1]!.share)
      expect(ladder[i]!.noise).toBeLessThanOrEqual(ladder[i - 1]!.noise)
    }
  })

  test('an easy bot errs sometimes where a hard one never does', () => {
    const wrong = (level: Level) =>
      Array.from({ length: 40 }, (_, seed) => {
        const view = nim.view({ left: 6, turn: 0 }, 0)
        return decided(think(nim, view, 0, { level, seed })).move.take
      }).filter((take) => take !== 2).length
    expect(wrong('hard')).toBe(0)
    expect(wrong('easy')).toBeGreaterThan(0)
  })
})

describe('decisions taken at the same time', () => {
  /**
   * Matching pennies: the thinking seat wins by naming the same side. Were the other taken to answer what it has
   * seen, both sides would look lost; taken to choose blindly, each is worth about one half.
   */
  test('are made blindly: nobody is taken to answer what they cannot have seen', () => {
    type Pennies = { sides: (number | null)[] }
    const waiting = ({ sides }: Pennies) => sides.flatMap((side, seat) => (side === null ? [seat] : []))
    const worth: number[] = []
    const pennies = {
      ...nim,
      actors: waiting,
      moves: (state: Pennies, seat: number) => (state.sides[seat] === null ? [0, 1] : []),
      apply: (state: Pennies, seat: number, side: number) => void (state.sides[seat] = side),
      clone: (state: Pennies) => ({ sides: state.sides.slice() }),
      imagine: (): Pennies => ({ sides: [null, null] }),
      result: ({ sides }: Pennies) => {
        const winner = sides[0] === sides[1] ? 0 : 1
        worth.push(1 - winner)
        return { points: [], breakdown: [], winners: [winner] }
      },
    } as unknown as AnyGame
    const view = { seat: 0, actors: [0, 1], options: {}, seats: 2 }
    decided(think(pennies, view, 0, { level: 'hard', seed: 3, iterations: 400 }))
    const mean = worth.reduce((sum, won) => sum + won, 0) / worth.length
    expect(mean).toBeGreaterThan(0.4)
    expect(mean).toBeLessThan(0.6)
  })
})

describe('law 9 for bots: what is not decided yet', () => {
  test('is not guessed better than chance: bets on the die come true half of the time', () => {
    let right = 0
    let bets = 0
    for (let seed = 0; seed < 300; seed++) {
      const state = highCard.setup({ seats: 2, options: { deck: 'long', die: 'on' }, seed })
      const rng = createRng(seed + 1)
      while (highCard.actors(state).length > 0) {
        const seat = highCard.actors(state)[0]!
        const isBet = state.bettor !== null
        const before = state.bets[seat]!
        const moves = highCard.moves(state, seat)
        const move = isBet
          ? decided(
              think(highCard, highCard.view(state, seat), seat, { level: 'hard', seed, iterations: 10 }),
            ).move
          : moves[rng.int(moves.length)]!
        highCard.apply(state, seat, move)
        if (!isBet) continue
        bets++
        if (state.bets[seat]! > before) right++
      }
    }
    expect(bets).toBeGreaterThan(1000)
    // Four standard deviations.
    expect(Math.abs(right / bets - 0.5)).toBeLessThan(2 / Math.sqrt(bets))
  })
})

describe('the thoughts on the way', () => {
  const opening = highCard.setup({ seats: 3, options: { deck: 'long', die: 'on' }, seed: 8 })
  const view = highCard.view(opening, 1)
  const whole = knowledgeOf(highCard as unknown as AnyGame, 3)

  test.each(['tree', 'comparison'] as const)('rank the moves that the decision comes from: %s', (method) => {
    for (const level of levels) {
      const options = { level, seed: 5, iterations: 90 }
      const thinking = thinkWith(highCard, { ...whole, method: () => method }, view, 1, options)
      let last = null
      for (let next = thinking.next(); ; next = thinking.next()) {
        if (next.done) {
          expect(last!.choice()).toEqual(next.value)
          const candidates = last!.candidates()
          expect(candidates.map(({ move }) => move)).toContainEqual(next.value)
          if (level === 'hard') expect(candidates[0]!.move).toEqual(next.value)
          break
        }
        last = next.value
      }
    }
  })

  test.each(['tree', 'comparison'] as const)('are in order at every step: %s', (method) => {
    const options = { level: 'hard', seed: 5, iterations: 60 } as const
    for (const thoughts of thinkWith(highCard, { ...whole, method: () => method }, view, 1, options)) {
      const candidates = thoughts.candidates()
      for (const { visits, estimate, winChance } of candidates) {
        expect(Math.min(visits, estimate, winChance)).toBeGreaterThanOrEqual(0)
        expect(Math.max(estimate, winChance)).toBeLessThanOrEqual(1)
      }
      for (let i = 1; i < candidates.length; i++) {
        const [better, worse] = [candidates[i - 1]!, candidates[i]!]
        expect(better.visits).toBeGreaterThanOrEqual(worse.visits)
        if (better.visits === worse.visits) expect(better.estimate).toBeGreaterThanOrEqual(worse.estimate)
      }
    }
  })

  test('tell the chance to win, whatever else the estimate holds', () => {
    // Taking all that is left wins for certain, but this judge thinks little of winning.
    const knowledge = { ...knowledgeOf(nim as AnyGame, 2), evaluate: () => [0.3, 0.3] }
    const state = nim.view({ left: 3, turn: 0 }, 0)
    const options = { level: 'hard', seed: 1, iterations: 60 } as const
    for (const thoughts of thinkWith(nim, knowledge, state, 0, options)) {
      const all = thoughts.candidates().find(({ move }) => move.take === 3)
      if (all && all.visits > 0) expect(all).toMatchObject({ winChance: 1 })
    }
  })

  test('change nothing by being asked for', () => {
    const options = { level: 'easy', seed: 11, iterations: 60 } as const
    const thinking = think(highCard, view, 1, options)
    let next = thinking.next()
    while (!next.done) {
      next.value.candidates()
      next.value.choice()
      next = thinking.next()
    }
    expect(next.value).toEqual(decided(think(highCard, view, 1, options)).move)
  })
})
