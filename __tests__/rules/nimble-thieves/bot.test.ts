import { createRng } from '@/rules/core/rng'
import { think } from '@/rules/bots'
import { nimbleThieves, type Move, type State } from '@/rules/nimble-thieves'
import { GUARD_POST } from '@/rules/nimble-thieves/board'
import { nimbleThievesKnowledge } from '@/rules/nimble-thieves/bot'
import { evaluate } from '@/rules/nimble-thieves/bot/estimate'
import { after, at, movesNow, position } from './position'

const mine = at(-4, 2)
const rival = at(3, 0)

describe('the greedy baseline', () => {
  const { greedy } = nimbleThievesKnowledge
  /** All that it may answer when chance decides ties. */
  const answers = (state: State) => {
    const seen = Array.from({ length: 60 }, (_, seed) => greedy(state, state.turn, createRng(seed)))
    return [...new Set(seen.map((move) => JSON.stringify(move)))].map((json) => JSON.parse(json) as Move)
  }

  test('takes the most points, plus half the value of the tile stopped on', () => {
    const second = at(2, -4)
    const state = position({
      gangs: [[mine, second], [rival]],
      tiles: {
        [mine]: 'gold eye',
        [at(-4, 3)]: 'gold eye',
        [second]: 'money eye',
        [at(3, -4)]: 'diamond eye',
      },
    })
    expect(answers(state)).toEqual([{ type: 'run', from: mine, to: at(-4, 3) }])
  })

  test('breaks ties at random', () => {
    const tiles = { [at(-4, 3)]: 'gold eye', [at(-4, 4)]: 'gold eye' } as const
    const state = position({ gangs: [[mine], [rival]], tiles })
    expect(answers(state)).toHaveLength(2)
  })

  test('jumps to a better tile and not to a worse one', () => {
    const vent = at(-4, 3)
    const run = { type: 'run', from: mine, to: vent } as const
    const tiles = { [vent]: 'gold vent', [at(0, -3)]: 'money vent' } as const
    const worse = position({ gangs: [[mine], [rival]], tiles })
    expect(answers(after(worse, run).state)).toEqual([{ type: 'skip' }])
    const better = position({ gangs: [[mine], [rival]], tiles: { ...tiles, [at(0, 3)]: 'diamond vent' } })
    expect(answers(after(better, run).state)).toEqual([{ type: 'jump', to: at(0, 3) }])
  })
})

describe('the order of candidates', () => {
  const first = (state: State) =>
    nimbleThievesKnowledge.candidates(state, state.turn, createRng(0))[0] as Move

  test('holds every legal move of an advanced match', () => {
    const state = position({ gangs: [[mine], [rival]] })
    const candidates = nimbleThievesKnowledge.candidates(state, 0, createRng(0))
    const sorted = (moves: Move[]) => moves.map((move) => JSON.stringify(move)).sort()
    expect(sorted(candidates)).toEqual(sorted(movesNow(state)))
  })

  test('begins with catching a rival, never an own thief', () => {
    const star = at(-4, 3)
    const tiles = { [star]: 'money star', [rival]: 'gold star' } as const
    const guards = [at(2, 0), at(-3, 3)]
    const state = position({ gangs: [[mine], [rival]], tiles, guards })
    const asked = after(state, { type: 'run', from: mine, to: star }).state
    expect(first(asked)).toEqual({ type: 'guard', from: at(2, 0), to: rival })
  })

  test('prefers a dark room to a lit one beside a guard', () => {
    const corner = at(-4, 4)
    const tiles = { [at(-4, 3)]: 'gold accomplice', [at(-3, 4)]: 'gold eye' } as const
    const onlyTiles = [corner]
    const state = position({ gangs: [[corner], [rival]], tiles, onlyTiles, guards: [at(-3, 3), GUARD_POST] })
    expect(first(state)).toEqual({ type: 'run', from: corner, to: at(-3, 4) })
  })
})

describe('the estimate', () => {
  test('likes loot, and thieves that are free to take more', () => {
    const even = evaluate(
      position({
        gangs: [
          [mine, at(0, 4)],
          [rival, at(0, -4)],
        ],
      }),
    )
    expect(even[0]).toBeCloseTo(even[1]!)
    const richer = evaluate(
      position({
        gangs: [
          [mine, at(0, 4)],
          [rival, at(0, -4)],
        ],
        taken: { 10: 0, 11: 0 },
      }),
    )
    expect(richer[0]).toBeGreaterThan(richer[1]!)
    const fewer = evaluate(position({ gangs: [[mine], [rival, at(0, -4)]] }))
    expect(fewer[0]).toBeLessThan(fewer[1]!)
  })

  test('of a finished match puts any win above any loss', () => {
    const finished = { phase: 'over', gangs: [[], []] } as const
    const narrow = evaluate(position({ ...finished, taken: { 0: 0 } }))
    expect(narrow[0]).toBeGreaterThan(0.8)
    expect(narrow[1]).toBeLessThan(0.2)
  })
})

test.each(['basic', 'advanced'] as const)('a hard bot beats the greedy one (%s)', (variant) => {
  const rng = createRng(5)
  const state = nimbleThieves.setup({ seats: 2, options: { variant }, seed: 5 })
  while (state.phase !== 'over') {
    const seat = state.turn
    if (seat === 1) {
      nimbleThieves.apply(state, seat, nimbleThievesKnowledge.greedy(state, seat, rng))
      continue
    }
    const thinking = think(nimbleThieves, nimbleThieves.view(state, seat), seat, {
      level: 'hard',
      seed: rng.int(1000),
      iterations: 200,
    })
    let thought = thinking.next()
    while (!thought.done) thought = thinking.next()
    nimbleThieves.apply(state, seat, thought.value)
  }
  expect(nimbleThieves.result(state)!.winners).toEqual([0])
})
