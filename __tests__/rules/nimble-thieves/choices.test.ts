import { createRng } from '@/rules/core/rng'
import { nimbleThieves, type Move, type State } from '@/rules/nimble-thieves'
import { drawChoice } from '@/rules/nimble-thieves/bot/playout'
import { toMove } from '@/rules/nimble-thieves/moves'
import { movesNow } from './position'

/** States of random matches, with every phase among them. */
function* randomStates(variant: 'basic' | 'advanced', seats: number): Generator<State> {
  for (let seed = 0; seed < 12; seed++) {
    const rng = createRng(seed)
    const state = nimbleThieves.setup({ seats, options: { variant }, seed })
    while (state.phase !== 'over') {
      yield state
      const moves = movesNow(state)
      nimbleThieves.apply(state, state.turn, moves[rng.int(moves.length)]!)
    }
  }
}

/** What is drawn when chance gives 0, 1, 2 … out of as many as there are. */
function drawnOneByOne(state: State): Move[] {
  const drawn: Move[] = []
  let outOf = 1
  for (let k = 0; k < outOf; k++) {
    const rigged = {
      ...createRng(0),
      int(n: number) {
        outOf = n
        return k
      },
    }
    drawn.push(toMove(state, drawChoice(state, rigged)))
  }
  return drawn
}

describe('drawing a move without listing all', () => {
  test.each([2, 3, 4])('the k-th of all draws is the k-th move, basic, %i seats', (seats) => {
    for (const state of randomStates('basic', seats)) {
      expect(drawnOneByOne(state)).toEqual(movesNow(state))
    }
  })

  test.each([2, 3, 4])(
    'the k-th of all draws is the k-th move, advanced, in every phase, %i seats',
    (seats) => {
      const phases = new Set<string>()
      let withBans = 0
      for (const state of randomStates('advanced', seats)) {
        phases.add(state.phase)
        if (state.bans.length > 0) withBans++
        expect(drawnOneByOne(state)).toEqual(movesNow(state))
      }
      expect([...phases].sort()).toEqual(['accomplice', 'placing', 'running', 'shove', 'star', 'vent'])
      expect(withBans).toBeGreaterThan(0)
    },
  )
})
