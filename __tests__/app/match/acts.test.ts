import { createTable, type TableNotice } from '@/app/match/controller'
import { latestState, openHost, type Host, type Kept } from '@/app/match/host'
import { phaseOf } from '@/app/match/phase'
import { reduce } from '@/app/match/reduce'
import { leaveToBot, takeSeatBack } from '@/app/match/seating'
import { heardOf, lastHeard, missedBy, momentOnShow } from '@/app/match/showing'
import { takeBack } from '@/app/match/undoing'
import { type Player } from '@/app/storage/records'
import { createRng, play, replaySteps, startMatch, type AnyGame, type Match, type Step } from '@/rules'
import { nimbleThieves } from '@/rules/nimble-thieves'
import { highCard } from '@/__tests__/support/secret-game'

const open: AnyGame = nimbleThieves
const secretive: AnyGame = highCard
const ann: Player = { kind: 'person', name: 'Ann', colour: 0 }
const bob: Player = { kind: 'person', name: 'Bob', colour: 1 }
const pip: Player = { kind: 'bot', character: 'pip', colour: 2 }

function reopen(game: AnyGame, players: readonly Player[], match: Match, kept: Partial<Kept> = {}): Host {
  return openHost(game, players, match, replaySteps(game, match), kept)
}

function sitDown(game: AnyGame, players: Player[]): Host {
  return reopen(game, players, startMatch(game, { seats: players.length, seed: 7 }))
}

function stepOf(
  host: Host,
  seat: number,
  state = latestState(host),
  move = host.game.moves(state, seat)[0],
): Step {
  return { seat, move, ...play(host.game, state, seat, move) }
}

const made = (host: Host, ...steps: Step[]) => reduce(host, { type: 'played', steps })
const playFirst = (host: Host, seat: number) => reduce(made(host, stepOf(host, seat)), { type: 'act-shown' })
const taken = (host: Host, seat: number) => reduce(host, { type: 'phone-taken', seat })

/** A moment in which the actor has two moves in a row, and nothing between them is revealed. */
function beforeTwoMoves(players: Player[]): { host: Host; seat: number; moves: unknown[] } {
  const rng = createRng(5)
  let host = sitDown(open, players)
  for (;;) {
    const seat = open.actors(latestState(host))[0]!
    const moves = open.moves(latestState(host), seat)
    const first = stepOf(host, seat, latestState(host), moves[rng.int(moves.length)])
    if (open.actors(first.state).includes(seat)) {
      const second = stepOf(host, seat, first.state)
      return { host: taken(host, seat), seat, moves: [first.move, second.move] }
    }
    host = reduce(made(host, first), { type: 'act-shown' })
  }
}

describe('a step of which the holder hears nothing', () => {
  const choosing = sitDown(secretive, [ann, pip])
  const committed = made(choosing, stepOf(choosing, 1))

  test('is in the log, but nothing is shown and the person is still awaited', () => {
    expect(committed.match.moves).toHaveLength(1)
    expect(phaseOf(committed)).toEqual({ name: 'awaiting', actors: [0] })
  })

  test('does not count as a moment of theirs', () => {
    expect(lastHeard(committed, momentOnShow(committed))).toEqual(lastHeard(choosing, 0))
  })

  test('does not begin anew what is on show', () => {
    const three = sitDown(secretive, [ann, pip, { ...pip, character: 'dora', colour: 3 } as Player])
    const showing = made(three, stepOf(three, 0))
    const later = made(showing, stepOf(showing, 1))
    expect([later.shown, momentOnShow(later)]).toEqual([0, 1])
    expect(reduce(later, { type: 'act-shown' }).shown).toBe(2)
  })
})

describe('several moves as one act', () => {
  const { host, seat, moves } = beforeTwoMoves([ann, bob])
  const first = stepOf(host, seat, latestState(host), moves[0])
  const second = stepOf(host, seat, first.state, moves[1])
  const acted = made(host, first, second)

  test('are shown as one', () => {
    expect(momentOnShow(acted)).toBe(host.steps.length + 2)
    const phase = phaseOf(acted)
    if (phase.name !== 'showing') throw new Error(phase.name)
    expect(heardOf(phase.steps, seat)).toEqual([
      ...heardOf([phase.steps[0]!], seat),
      ...heardOf([phase.steps[1]!], seat),
    ])
    expect(reduce(acted, { type: 'act-shown' }).shown).toBe(acted.steps.length)
  })

  test('are taken back as one, also after a reload', () => {
    const joined = [host.steps.length + 1]
    expect(takeBack(acted)).toMatchObject({ length: host.steps.length, by: seat })
    const reloaded = reopen(open, acted.players, acted.match, { joined })
    expect(takeBack(reloaded)).toMatchObject({ length: host.steps.length })
    expect(takeBack(reopen(open, acted.players, acted.match))).toMatchObject({
      length: host.steps.length + 1,
    })
  })

  test('are saved once; if one is refused none is made, and the reason is told', async () => {
    const saves: Kept[] = []
    const notices: TableNotice[] = []
    const controller = createTable(host, {
      save: async (kept) => void saves.push(kept),
      notify: (notice) => void notices.push(notice),
      scenesOf: () => [{ name: 'act', ms: 0 }],
      pace: () => 0,
      now: () => 0,
      later: () => () => undefined,
    })
    controller.sit()
    await controller.play(seat, [moves[0], { type: 'nonsense' }])
    expect([saves, controller.store.getState().host.steps.length]).toEqual([[], host.steps.length])
    expect(notices.at(-1)).toMatchObject({ kind: 'illegal' })
    await controller.play(seat, moves)
    expect(saves).toMatchObject([{ joined: [host.steps.length + 1] }])
    expect(saves[0]!.match.moves).toHaveLength(host.steps.length + 2)
  })
})

describe('a result that several people waited for', () => {
  const start = sitDown(secretive, [ann, bob])
  const oneIn = playFirst(taken(start, 0), 0)
  const second = taken(oneIn, 1)
  const allIn = made(second, stepOf(second, 1))

  test('waits until the phone lies on the table, where nobody’s hand is seen', () => {
    expect(phaseOf(allIn)).toEqual({ name: 'gather' })
    expect([allIn.holder, momentOnShow(allIn)]).toEqual([null, 1])
  })

  test('is shown to everybody, then somebody takes the phone behind a curtain', () => {
    const watching = reduce(allIn, { type: 'gathered' })
    expect(phaseOf(watching)).toMatchObject({ name: 'showing' })
    expect(watching.holder).toBeNull()
    const seen = reduce(watching, { type: 'act-shown' })
    expect(phaseOf(seen)).toEqual({ name: 'part' })
    expect(phaseOf(reduce(seen, { type: 'parted' }))).toMatchObject({ name: 'handover', curtain: true })
    expect([missedBy(seen, 0), missedBy(seen, 1)]).toEqual([[], []])
  })

  test('is not skipped by a tap before they have gathered', () => {
    expect(phaseOf(reduce(allIn, { type: 'all-shown' }))).toEqual({ name: 'gather' })
  })

  test('gathers nobody at a table with one person', () => {
    const lone = playFirst(sitDown(secretive, [ann, pip]), 0)
    expect(phaseOf(made(lone, stepOf(lone, 1)))).toMatchObject({ name: 'showing' })
  })
})

describe('undo between people on one phone', () => {
  test('is possible until the next person has acted, and is asked, since the phone was passed on', () => {
    const start = sitDown(open, [ann, bob])
    const [first] = open.actors(start.opening) as [number]
    const passed = taken(playFirst(taken(start, first), first), 1 - first)
    expect(takeBack(passed)).toMatchObject({ by: first, length: 0, ask: true, replies: 0 })
    const acted = playFirst(passed, 1 - first)
    expect(takeBack(acted)).toMatchObject({ by: 1 - first, length: 1 })
  })

  test('of one’s own move needs no question while one holds the phone', () => {
    const { host, seat, moves } = beforeTwoMoves([ann, bob])
    const acted = made(host, stepOf(host, seat, latestState(host), moves[0]))
    expect(takeBack(reduce(acted, { type: 'act-shown' }))).toMatchObject({ by: seat, ask: false })
  })

  test('with secrets puts their hand behind a curtain: the phone may be in other hands', () => {
    const start = sitDown(secretive, [ann, bob])
    const atCurtain = playFirst(taken(start, 0), 0)
    for (const host of [atCurtain, taken(atCurtain, 1)]) {
      const back = reduce(host, { type: 'undone', length: 0, by: 0 })
      expect(back.holder).toBeNull()
      expect(phaseOf(back)).toEqual({ name: 'handover', to: 0, curtain: true })
    }
  })

  test('can be redone until the next move', () => {
    const start = sitDown(open, [ann, bob])
    const [first] = open.actors(start.opening) as [number]
    const acted = playFirst(taken(start, first), first)
    const back = reduce(acted, { type: 'undone', length: 0, by: first })
    expect(reduce(back, { type: 'redone' })).toMatchObject({ match: acted.match, shown: 1, redo: [] })
    expect(made(back, stepOf(back, first)).redo).toEqual([])
  })
})

describe('a seat that is left to a bot', () => {
  test('keeps its colour and its owner’s name, and is given back', () => {
    const left = leaveToBot([ann, bob, pip], 0)
    expect(left[0]).toMatchObject({ kind: 'bot', colour: 0, keeps: 'Ann' })
    expect(left[0]).not.toMatchObject({ character: 'pip' })
    expect(takeSeatBack(left, 0)).toEqual([ann, bob, pip])
    expect(takeSeatBack(left, 2)).toEqual(left)
  })

  test('with secrets leaves the other person’s hand behind a curtain', () => {
    const host = taken(sitDown(secretive, [ann, bob]), 0)
    const left = reduce(host, { type: 'seated', players: leaveToBot(host.players, 0) })
    expect(phaseOf(left)).toEqual({ name: 'handover', to: 1, curtain: true })
  })

  test('lets a lone person come back without a curtain', () => {
    const host = sitDown(secretive, [ann, pip])
    const left = reduce(host, { type: 'seated', players: leaveToBot(host.players, 0) })
    expect([left.holder, phaseOf(left)]).toEqual([null, { name: 'awaiting', actors: [0, 1] }])
    const back = reduce(left, { type: 'seated', players: takeSeatBack(left.players, 0) })
    expect(back.holder).toBe(0)
  })

  test('is not undone past: what was played before by a person stays theirs', () => {
    const start = sitDown(open, [ann, bob])
    const [first] = open.actors(start.opening) as [number]
    const acted = playFirst(taken(start, first), first)
    const left = reduce(acted, { type: 'seated', players: leaveToBot(acted.players, 1 - first) })
    expect(takeBack(left)).toEqual({ refusal: 'seat-changed' })
  })
})
