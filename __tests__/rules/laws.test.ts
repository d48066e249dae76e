import * as fc from 'fast-check'
import { games } from '@/rules'
import { think } from '@/rules/bots'
import type { AnyGame } from '@/rules/core/game'
import { sameJson } from '@/rules/core/json'
import { createRng } from '@/rules/core/rng'
import { censuses } from '../support/census'
import * as fair from '../support/laws/play'
import * as secret from '../support/laws/secrecy'
import { highCard } from '../support/secret-game'
import { tableName, tablesOf, type AnyTable } from '../support/tables'
import { walk } from '../support/walk'

/** Runs are budgeted for each law at each table, so that a new game costs its own time and no other's. */
const RUNS = 20
const MILLISECONDS = 150

const underTest: AnyGame[] = [...Object.values(games), highCard]

const uint32 = fc.nat({ max: 0xffffffff })

function holdsFor<T>(extra: fc.Arbitrary<T>, law: (seed: number, choices: number, extra: T) => void): void {
  fc.assert(fc.property(uint32, uint32, extra, law), {
    numRuns: RUNS,
    interruptAfterTimeLimit: MILLISECONDS,
  })
}

function holds(law: (seed: number, choices: number) => void): void {
  holdsFor(fc.constant(null), law)
}

/** A bot at a few moments of a match: its move is legal, and repeats with its seed in any world it cannot tell. */
function botsDecideByTheirViewAlone({ game, ...rest }: AnyTable, seed: number): void {
  const rng = createRng(seed)
  let moment = 0
  for (const { before, seat } of walk({ game, ...rest }, seed, seed)) {
    if (moment++ % 16 !== 0) continue
    const decide = (state: unknown) => {
      const thinking = think(game, game.view(state, seat), seat, { level: 'hard', seed, iterations: 20 })
      for (;;) {
        const next = thinking.next()
        if (next.done) return next.value
      }
    }
    const move = decide(before)
    expect(game.moves(before, seat).some((legal) => sameJson(legal, move))).toBe(true)
    expect(decide(game.imagine(game.view(before, seat), rng))).toEqual(move)
  }
}

describe.each(underTest.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('has a census, so that its pieces can be counted', () => {
    expect(Object.keys(censuses)).toContain(id)
  })

  describe.each(tablesOf(game).map((table) => [tableName(table), table] as const))('%s', (_, table) => {
    const census = censuses[id] ?? (() => [])

    test('law 1: play ends, every actor has a move until then, and the points are the sum of their breakdown', () => {
      holds((seed, choices) => fair.playEndsWithAResult(table, seed, choices))
    })
    test('law 2: the same seed and moves give the same states, also after JSON and back', () => {
      holds((seed, choices) => fair.sameSeedAndMovesGiveSameStates(table, seed, choices))
    })
    test('law 3: a move on a clone never touches the original', () => {
      holds((seed, choices) => fair.applyOnACloneLeavesTheOriginal(table, seed, choices))
    })
    test('law 3: every listed move is legal and listed once', () => {
      holds((seed, choices) => fair.everyListedMoveIsLegalAndListedOnce(table, seed, choices))
    })
    test('law 3: an illegal move throws and changes nothing, whatever JSON it is', () => {
      holdsFor(fc.array(fc.jsonValue(), { minLength: 4 }), (seed, choices, junk) =>
        fair.illegalMovesThrowAndChangeNothing(table, seed, choices, junk),
      )
    })
    test('law 4: every piece is in exactly one place, in imagined worlds too', () => {
      holds((seed, choices) => fair.piecesAreConserved(table, census, seed, choices))
    })
    test('law 5: worlds that a seat cannot tell apart look, offer and sound the same to it', () => {
      holds((seed, choices) => secret.viewsLeakNothing(table, seed, choices))
    })
    test('law 5: until all have decided, nobody sees what another decided', () => {
      holds((seed, choices) => secret.commitmentsAreHidden(table, seed, choices))
    })
    test('law 5: imagination surprises exactly where the game has secrets', () => {
      secret.imaginationDoesNotPeek(table, 1, 1)
    })
    test('law 6: an imagined state looks the same and offers the same moves', () => {
      holds((seed, choices) => secret.imaginedStatesLookTheSame(table, seed, choices))
    })
    test('law 7: a log cut anywhere gives the state of that moment', () => {
      holdsFor(fc.nat(), (seed, choices, cut) =>
        fair.aCutLogGivesTheStateOfThatMoment(table, seed, choices, cut),
      )
    })
    test('law 8: after every move all earlier states are as they were', () => {
      holds((seed, choices) => fair.earlierStatesStayAsTheyWere(table, seed, choices))
    })
    test('law 8: simultaneous moves give the same state in any order', () => {
      holds((seed, choices) => fair.simultaneousMovesCommute(table, seed, choices))
    })
    test('law 9: nobody imagines what is not decided yet better than chance', () => {
      const guesses: secret.Guesses = { trials: 0, hits: 0, luck: 0, same: 0 }
      for (let seed = 0; seed < 8; seed++) secret.guessWhatIsRevealed(table, seed, seed, guesses)
      expect({ ...guesses, fair: secret.noBetterThanChance(guesses) }).toMatchObject({ fair: true })
    })
    test('law 9: bots decide by their view alone', () => {
      botsDecideByTheirViewAlone(table, 7)
    })
  })
})
