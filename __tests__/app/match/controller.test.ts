import { createTable, type Surroundings, type TableNotice } from '@/app/match/controller'
import { latestState, openHost, type Kept } from '@/app/match/host'
import { phaseOf } from '@/app/match/phase'
import { type Player } from '@/app/storage/records'
import { replaySteps, startMatch, type AnyGame } from '@/rules'
import { nimbleThieves } from '@/rules/nimble-thieves'
import { highCard } from '@/__tests__/support/secret-game'

const secretive: AnyGame = highCard
const ann: Player = { kind: 'person', name: 'Ann', colour: 0 }
const bob: Player = { kind: 'person', name: 'Bob', colour: 1 }
const pip: Player = { kind: 'bot', character: 'pip', colour: 2 }

function sit(game: AnyGame, players: Player[], options: Partial<Surroundings> = {}) {
  const match = startMatch(game, { seats: players.length, seed: 3 })
  const saves: Kept[] = []
  const notices: TableNotice[] = []
  const controller = createTable(openHost(game, players, match, replaySteps(game, match)), {
    save: async (kept) => void saves.push(kept),
    notify: (notice) => void notices.push(notice),
    scenesOf: () => [{ name: 'act', ms: 300 }],
    pace: () => 1,
    now: () => performance.now(),
    later(task, ms) {
      const timer = setTimeout(task, ms)
      return () => clearTimeout(timer)
    },
    ...options,
  })
  const leave = controller.sit()
  const host = () => controller.store.getState().host
  const firstMove = (seat: number) => game.moves(latestState(host()), seat)[0]
  return { controller, saves, notices, leave, host, firstMove }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a move is saved before it is shown', async () => {
  let finish = () => undefined as void
  const { controller, host, firstMove } = sit(secretive, [ann, pip], {
    save: () => new Promise((resolve) => (finish = resolve)),
  })
  const played = controller.play(0, [firstMove(0)])
  await Promise.resolve()
  expect(host().steps).toHaveLength(0)
  finish()
  await played
  expect(host().steps).toHaveLength(1)
})

test('a save that fails is reported, and the match goes on', async () => {
  const { controller, host, firstMove, notices } = sit(secretive, [ann, pip], {
    save: () => Promise.reject(new Error('full')),
  })
  await controller.play(0, [firstMove(0)])
  expect(notices).toContainEqual({ kind: 'not-saved' })
  expect(host().steps).toHaveLength(1)
})

test('bots answer by themselves until a person is awaited', async () => {
  const { controller, host, firstMove, leave } = sit(secretive, [ann, pip])
  await controller.play(0, [firstMove(0)])
  await jest.advanceTimersByTimeAsync(5000)
  expect(host().steps.map((step) => step.seat)).toContain(1)
  expect(phaseOf(host())).toEqual({ name: 'awaiting', actors: [0] })
  leave()
})

test('a bot takes its time, and a tap ends the wait', async () => {
  const { controller, host } = sit(secretive, [ann, pip])
  await jest.advanceTimersByTimeAsync(300)
  expect(host().steps).toHaveLength(0)
  controller.skip()
  await jest.advanceTimersByTimeAsync(0)
  expect(host().steps.map((step) => step.seat)).toEqual([1])
})

test('an illegal try changes nothing and is explained', async () => {
  const { controller, host, notices, saves } = sit(secretive, [ann, bob])
  controller.takePhone(0)
  await controller.play(0, [{ type: 'lay', card: 99 }])
  expect(notices).toContainEqual({ kind: 'illegal', reason: 'not-in-hand' })
  expect(host().steps).toHaveLength(0)
  expect(saves).toHaveLength(0)
})

test('explaining a legal move plays nothing', () => {
  const { controller, host, firstMove, notices } = sit(secretive, [ann, bob])
  controller.takePhone(0)
  controller.explain(0, firstMove(0))
  expect(host().steps).toHaveLength(0)
  expect(notices.filter(({ kind }) => kind === 'illegal')).toEqual([])
})

test('undo takes back the person’s move with the bots’ replies, and saves that', async () => {
  const { controller, host, saves } = sit(nimbleThieves, [ann, pip])
  await jest.advanceTimersByTimeAsync(10_000)
  const before = host().match.moves.length
  await controller.play(0, [nimbleThieves.moves(latestState(host()) as never, 0)[0]])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(host().match.moves.length).toBeGreaterThan(before + 1)
  await controller.undo()
  expect(host().match.moves).toHaveLength(before)
  expect(saves.at(-1)!.match.moves).toHaveLength(before)
})

test('undo says why when it is refused', async () => {
  const { controller, firstMove, notices } = sit(secretive, [ann, pip])
  await controller.undo()
  expect(notices.at(-1)).toEqual({ kind: 'no-undo', refusal: 'nothing-yet' })
  await controller.play(0, [firstMove(0)])
  await jest.advanceTimersByTimeAsync(5000)
  await controller.undo()
  expect(notices.at(-1)).toEqual({ kind: 'no-undo', refusal: 'revealed' })
})

test('without secrets the phone goes on by itself, with a word', async () => {
  const { controller, host, notices } = sit(nimbleThieves, [ann, bob])
  const first = nimbleThieves.actors(latestState(host()) as never)[0]!
  await controller.play(first, [nimbleThieves.moves(latestState(host()) as never, first)[0]])
  await jest.advanceTimersByTimeAsync(1000)
  expect(host().holder).toBe(1 - first)
  expect(notices.at(-1)).toEqual({ kind: 'your-turn', player: [ann, bob][1 - first] })
})

test('with secrets the phone waits for its next owner', async () => {
  const { controller, host, firstMove } = sit(secretive, [ann, bob])
  expect(phaseOf(host())).toMatchObject({ name: 'handover', to: 0 })
  controller.takePhone(0)
  await controller.play(0, [firstMove(0)])
  await jest.advanceTimersByTimeAsync(5000)
  expect(phaseOf(host())).toEqual({ name: 'handover', to: 1, curtain: true })
  expect(host().holder).toBe(0)
})

test('nothing happens after leaving', async () => {
  const { controller, host, leave, saves, firstMove } = sit(secretive, [ann, pip])
  const move = firstMove(0)
  leave()
  await controller.play(0, [move])
  await jest.advanceTimersByTimeAsync(5000)
  expect(host().steps).toHaveLength(0)
  expect(saves).toHaveLength(0)
})

test('the last move is saved as the end of the match', async () => {
  const { controller, host, saves, firstMove } = sit(secretive, [ann, pip])
  while (phaseOf(host()).name !== 'over') {
    if (secretive.actors(latestState(host())).includes(0)) await controller.play(0, [firstMove(0)])
    await jest.advanceTimersByTimeAsync(5000)
  }
  expect(saves.at(-1)!.over).toBe(true)
  expect(saves.slice(0, -1).every(({ over }) => !over)).toBe(true)
})
