import type { AnyGame, Seat, ViewBase } from '@/rules/core/game'
import * as fair from '../support/laws/play'
import * as secret from '../support/laws/secrecy'
import {
  highCard,
  highCardCensus,
  type HighCardMove,
  type HighCardState,
  type HighCardView,
} from '../support/secret-game'
import type { AnyTable } from '../support/tables'

/** The laws are only worth something if a game that breaks one is caught: here High Card breaks each in turn. */
type HighCard = typeof highCard

function broken(changes: Partial<HighCard>): AnyTable {
  const game: HighCard = { ...highCard, ...changes }
  return { game: game as AnyGame, options: { deck: 'long', die: 'on' }, seats: 3 }
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const breaks = (law: (seed: number) => void) => expect(() => seeds.forEach(law)).toThrow()

const sound = broken({})
const census = highCardCensus as (state: unknown) => string[]

test('law 1 catches points that are not the sum of their breakdown', () => {
  const table = broken({
    result: (state) => {
      const result = highCard.result(state)
      return result && { ...result, points: result.points.map((points) => points + 1) }
    },
  })
  breaks((seed) => fair.playEndsWithAResult(table, seed, seed))
})

test('law 1 catches an actor without a move', () => {
  const table = broken({ moves: (state, seat) => (state.bettor === null ? highCard.moves(state, seat) : []) })
  breaks((seed) => fair.playEndsWithAResult(table, seed, seed))
})

test('law 2 catches a state that JSON cannot carry', () => {
  const table = broken({ setup: (t) => ({ ...highCard.setup(t), note: undefined }) as HighCardState })
  breaks((seed) => fair.sameSeedAndMovesGiveSameStates(table, seed, seed))
})

test('law 3 catches a clone that shares an array', () => {
  const table = broken({ clone: (state) => ({ ...highCard.clone(state), rounds: state.rounds }) })
  breaks((seed) => fair.applyOnACloneLeavesTheOriginal(table, seed, seed))
  breaks((seed) => fair.earlierStatesStayAsTheyWere(table, seed, seed))
})

test('law 3 catches a move that is listed and refused, and one that is listed twice', () => {
  const refused = broken({
    moves: (state, seat) => [...highCard.moves(state, seat), { type: 'lay', card: 99 }],
  })
  const twice = broken({
    moves: (state, seat) => highCard.moves(state, seat).flatMap((move) => [move, move]),
  })
  breaks((seed) => fair.everyListedMoveIsLegalAndListedOnce(refused, seed, seed))
  breaks((seed) => fair.everyListedMoveIsLegalAndListedOnce(twice, seed, seed))
})

test('law 3 catches a move that is played although it is not listed', () => {
  const table = broken({
    apply: (state, seat, move, emit) => highCard.apply(state, seat, withoutExtra(move), emit),
  })
  breaks((seed) => fair.illegalMovesThrowAndChangeNothing(table, seed, seed, [null]))
})

function withoutExtra(move: HighCardMove): HighCardMove {
  if (typeof move !== 'object' || move === null) return move
  const entries = Object.entries(move).filter(([key]) => key !== 'extra')
  return Object.fromEntries(entries) as HighCardMove
}

test('law 3 catches a refusal that leaves traces', () => {
  const table = broken({
    apply(state, seat, move, emit) {
      try {
        highCard.apply(state, seat, move, emit)
      } catch (error) {
        state.rng++
        throw error
      }
    },
  })
  breaks((seed) => fair.illegalMovesThrowAndChangeNothing(table, seed, seed, [null]))
})

test('law 4 catches a card that disappears', () => {
  const table = broken({
    apply(state, seat, move, emit) {
      highCard.apply(state, seat, move, emit)
      if (state.shown.length > 3) state.shown.pop()
    },
  })
  breaks((seed) => fair.piecesAreConserved(table, census, seed, seed))
})

test('law 5 catches a view that shows what the dice will be', () => {
  const view = (state: HighCardState, seat: Seat | null) =>
    ({ ...highCard.view(state, seat), next: state.rng }) as HighCardView
  breaks((seed) => secret.viewsLeakNothing(broken({ view }), seed, seed))
})

test('law 5 catches a view that shows that somebody has laid', () => {
  const view = (state: HighCardState, seat: Seat | null) => ({
    ...highCard.view(state, seat),
    handSizes: state.hands.map((hand) => hand.length),
  })
  breaks((seed) => secret.commitmentsAreHidden(broken({ view }), seed, seed))
})

test('law 5 catches an event that tells everybody a hidden card', () => {
  const table = broken({
    apply: (state, seat, move, emit) => highCard.apply(state, seat, move, emit && ((event) => emit(event))),
  })
  breaks((seed) => secret.commitmentsAreHidden(table, seed, seed))
})

test('law 5 catches an event that tells more than the view that follows', () => {
  const table = broken({
    apply: (state, seat, move, emit) =>
      highCard.apply(state, seat, move, (event, secrecy) =>
        emit?.(Object.assign(event, { under: state.deck[0] ?? null }), secrecy),
      ),
  })
  breaks((seed) => secret.viewsLeakNothing(table, seed, seed))
})

type Peeking = ViewBase & { truth: HighCardState }

test('law 5 catches an imagination that peeks', () => {
  const game = {
    ...highCard,
    view: (state: HighCardState, seat: Seat | null) => ({ ...highCard.view(state, seat), truth: state }),
    imagine: (view: Peeking) => highCard.clone(view.truth),
  }
  const table: AnyTable = { ...sound, game: game as unknown as AnyGame }
  breaks((seed) => secret.imaginationDoesNotPeek(table, seed, seed))
})

test('law 6 catches an imagined world that forgets what was seen', () => {
  const table = broken({
    imagine: (view, rng) => highCard.imagine({ ...view, rounds: view.rounds.map(() => 0) }, rng),
  })
  breaks((seed) => secret.imaginedStatesLookTheSame(table, seed, seed))
})

test('law 7 catches a game that remembers something outside its state', () => {
  let calls = 0
  const table = broken({
    apply(state, seat, move, emit) {
      highCard.apply(state, seat, move, emit)
      state.rng = (state.rng + calls++) >>> 0
    },
  })
  breaks((seed) => fair.aCutLogGivesTheStateOfThatMoment(table, seed, seed, 3))
})

test('law 8 catches simultaneous moves that draw by chance', () => {
  const table = broken({
    apply(state, seat, move, emit) {
      highCard.apply(state, seat, move, emit)
      state.rng = (state.rng * 2 + seat) >>> 0
    },
  })
  breaks((seed) => fair.simultaneousMovesCommute(table, seed, seed))
})

test('law 9 catches an imagination that knows the die before it is rolled', () => {
  const guesses: secret.Guesses = { trials: 0, hits: 0, luck: 0, same: 0 }
  const game = {
    ...highCard,
    view: (state: HighCardState, seat: Seat | null) => ({ ...highCard.view(state, seat), truth: state }),
    imagine: (view: Peeking) => highCard.clone(view.truth),
  }
  const table: AnyTable = { ...sound, game: game as unknown as AnyGame }
  for (let seed = 0; seed < 30; seed++) secret.guessWhatIsRevealed(table, seed, seed, guesses)
  expect(secret.noBetterThanChance(guesses)).toBe(false)
})

test('law 9 lets fair imagination pass, and it is right about as often as luck', () => {
  const guesses: secret.Guesses = { trials: 0, hits: 0, luck: 0, same: 0 }
  for (let seed = 0; seed < 100; seed++) secret.guessWhatIsRevealed(sound, seed, seed, guesses)
  expect(guesses.trials).toBeGreaterThan(500)
  expect(secret.noBetterThanChance(guesses)).toBe(true)
})
