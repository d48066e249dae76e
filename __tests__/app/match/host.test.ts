import { latestState, openHost, type Host } from '@/app/match/host'
import { phaseOf } from '@/app/match/phase'
import { reduce } from '@/app/match/reduce'
import { missedBy, momentOnShow } from '@/app/match/showing'
import { type Player } from '@/app/storage/records'
import { play, replaySteps, startMatch, type AnyGame, type Step } from '@/rules'
import { nimbleThieves } from '@/rules/nimble-thieves'
import { highCard } from '@/__tests__/support/secret-game'

const secretive: AnyGame = highCard
const person = (name: string, colour: number): Player => ({ kind: 'person', name, colour })
const bot = (colour: number): Player => ({ kind: 'bot', character: 'pip', colour })

function sitDown(game: AnyGame, players: Player[]): Host {
  const match = startMatch(game, { seats: players.length, seed: 7 })
  return openHost(game, players, match, replaySteps(game, match))
}

/** The seat's first legal move, as the step that the controller would report. */
function stepOf(host: Host, seat: number): Step {
  const move = host.game.moves(latestState(host), seat)[0]
  return { seat, move, ...play(host.game, latestState(host), seat, move) }
}

function playFirst(host: Host, seat: number): Host {
  const played = reduce(host, { type: 'played', steps: [stepOf(host, seat)] })
  return reduce(played, { type: 'act-shown' })
}

describe('who holds the phone', () => {
  test('a lone person holds it from the start, also in a game with secrets', () => {
    expect(sitDown(secretive, [bot(0), person('Ann', 1)]).holder).toBe(1)
  })

  test('with secrets and two people nobody holds it before the first curtain', () => {
    const host = sitDown(secretive, [person('Ann', 0), person('Bob', 1)])
    expect(host.holder).toBeNull()
    expect(phaseOf(host)).toEqual({ name: 'handover', to: 0, curtain: true })
  })

  test('without secrets a handover has no curtain', () => {
    const host = sitDown(nimbleThieves, [person('Ann', 0), person('Bob', 1)])
    const first = nimbleThieves.actors(host.opening as never)[0]!
    const taken = reduce(host, { type: 'phone-taken', seat: first })
    expect(phaseOf(playFirst(taken, first))).toEqual({ name: 'handover', to: 1 - first, curtain: false })
  })

  test('at a table of bots only, an onlooker watches', () => {
    const host = sitDown(nimbleThieves, [bot(0), { ...bot(1), character: 'dora' } as Player])
    expect(host.holder).toBeNull()
    expect(phaseOf(host).name).toBe('awaiting')
  })

  test('after one of two people decided in secret, the other is next behind the curtain', () => {
    const host = sitDown(secretive, [person('Ann', 0), person('Bob', 1)])
    const decided = playFirst(reduce(host, { type: 'phone-taken', seat: 0 }), 0)
    expect(phaseOf(decided)).toEqual({ name: 'handover', to: 1, curtain: true })
  })
})

describe('what is on show', () => {
  test('a move that was played is being shown until it is reported shown', () => {
    const host = sitDown(secretive, [person('Ann', 0), bot(1)])
    const step = stepOf(host, 0)
    const played = reduce(host, { type: 'played', steps: [step] })
    expect(phaseOf(played)).toEqual({ name: 'showing', steps: [{ ...step, joined: false }] })
    expect(momentOnShow(played)).toBe(1)
    expect(phaseOf(reduce(played, { type: 'act-shown' })).name).toBe('awaiting')
  })

  test('several moves wait in a queue; skipping shows all of them', () => {
    let host = sitDown(secretive, [person('Ann', 0), bot(1)])
    host = reduce(host, { type: 'played', steps: [stepOf(host, 0)] })
    host = reduce(host, { type: 'played', steps: [stepOf(host, 1)] })
    expect(momentOnShow(host)).toBe(1)
    expect(momentOnShow(reduce(host, { type: 'all-shown' }))).toBe(2)
  })

  test('the phase is over exactly when the game has a result', () => {
    let host = sitDown(secretive, [person('Ann', 0), bot(1)])
    while (secretive.actors(latestState(host)).length > 0) {
      expect(phaseOf(host).name).toBe('awaiting')
      host = playFirst(host, secretive.actors(latestState(host))[0]!)
    }
    expect(phaseOf(host)).toMatchObject({ name: 'over', result: { points: expect.any(Array) } })
  })
})

test('the log in the match grows with every move and shrinks with undo', () => {
  const host = sitDown(secretive, [person('Ann', 0), bot(1)])
  const played = playFirst(host, 0)
  expect(played.match.moves).toHaveLength(1)
  const undone = reduce(played, { type: 'undone', length: 0, by: 0 })
  expect(undone).toMatchObject({ steps: [], shown: 0, match: host.match })
})

describe('the recap', () => {
  test('holds what others did since a person last had the phone, and not their own moves', () => {
    let host = sitDown(nimbleThieves, [person('Ann', 0), person('Bob', 1)])
    const first = nimbleThieves.actors(host.opening as never)[0]!
    host = playFirst(reduce(host, { type: 'phone-taken', seat: first }), first)
    host = playFirst(reduce(host, { type: 'phone-taken', seat: 1 - first }), 1 - first)
    expect(missedBy(host, first).map((step) => step.seat)).toEqual([1 - first])
    expect(missedBy(host, 1 - first)).toEqual([])
  })

  test('after a reload it starts at the person’s own last move', () => {
    let host = sitDown(secretive, [person('Ann', 0), bot(1)])
    host = playFirst(playFirst(host, 0), 1)
    const reopened = openHost(host.game, host.players, host.match, replaySteps(host.game, host.match))
    expect(reopened.shown).toBe(2)
    expect(missedBy(reopened, 0).map((step) => step.seat)).toEqual([1])
  })
})
