import { createRng } from '../../../rules/core/rng'
import { nimbleThieves, type Move, type State } from '../../../rules/nimble-thieves'
import { choiceAt, countChoices, toMove } from '../../../rules/nimble-thieves/moves'
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

function pickedOneByOne(state: State): Move[] {
  return Array.from({ length: countChoices(state) }, (_, k) => toMove(state, choiceAt(state, k)))
}

describe('picking a move without listing all', () => {
  test.each([2, 3, 4])('the k-th pick is the k-th move, basic, %i seats', (seats) => {
    for (const state of randomStates('basic', seats)) {
      expect(pickedOneByOne(state)).toEqual(movesNow(state))
    }
  })

  test.each([2, 3, 4])('the k-th pick is the k-th move, advanced, in every phase, %i seats', (seats) => {
    const phases = new Set<string>()
    let withBans = 0
    for (const state of randomStates('advanced', seats)) {
      phases.add(state.phase)
      if (state.bans.length > 0) withBans++
      expect(pickedOneByOne(state)).toEqual(movesNow(state))
    }
    expect([...phases].sort()).toEqual(['black', 'placing', 'running', 'star', 'vent', 'white'])
    expect(withBans).toBeGreaterThan(0)
  })
})
