import i18next from 'i18next'

import { openHost, type Host } from '@/app/match/host'
import { reduce } from '@/app/match/reduce'
import { scenesOf } from '@/app/match/scenes'
import { othersAct } from '@/app/match/showing'
import { captionOf, sentencesOf, tellSteps, turnsOf } from '@/app/match/telling'
import { type Player } from '@/app/storage/records'
import { kingOfThievesTable } from '@/components/games/king-of-thieves'
import { play, replaySteps, startMatch, type AnyGame } from '@/rules'
import { startAllTexts } from '@/__tests__/support/texts'

const players: Player[] = [
  { kind: 'person', name: 'Ann', colour: 0 },
  { kind: 'bot', character: 'mira', colour: 1 },
  { kind: 'bot', character: 'oren', colour: 2 },
]
const game: AnyGame = kingOfThievesTable.game

beforeAll(() => startAllTexts('en'))
const teller = () => ({
  table: kingOfThievesTable,
  players,
  t: i18next.getFixedT('en', ['house', game.id]),
})

function sitDown(): Host {
  const match = startMatch(game, { seats: 3, seed: 3 })
  return openHost(game, players, match, replaySteps(game, match))
}

/** A move of whoever is awaited, on show but not yet shown: the preferred one, or the first of all. */
function next(host: Host, prefer?: (move: unknown) => boolean): Host {
  const state = host.steps[host.steps.length - 1]?.state ?? host.opening
  const [seat] = game.actors(state)
  const moves = game.moves(state, seat!)
  // Whoever takes much can be robbed.
  const move = prefer ? (moves.find(prefer) ?? moves[moves.length - 1]) : moves[0]
  return reduce(host, { type: 'played', steps: [{ seat: seat!, move, ...play(game, state, seat!, move) }] })
}

const robs = (move: unknown) => (move as { type: string }).type === 'rob'

/** Plays until somebody else robs, and stops while that is on show. */
function untilARobbery(): Host {
  let host = sitDown()
  for (let tries = 0; tries < 200; tries++) {
    host = next(host, robs)
    const step = host.steps[host.steps.length - 1]!
    if (robs(step.move) && step.seat !== 0) return host
    host = reduce(host, { type: 'act-shown' })
  }
  throw new Error('nobody robs anybody')
}

test('a robbery is said in one sentence, with what is kept and what goes back', () => {
  const host = untilARobbery()
  const act = othersAct(host, host.steps.length)
  const [sentence] = sentencesOf(teller(), act, 0)
  expect(sentence).toMatch(/ robs .+: keeps .+, gives back .+\.$/)
})

test('a caption leaves out what it has no room for, but never its first sentence', () => {
  const long = 'x'.repeat(300)
  expect(captionOf([long, 'More.'])).toBe(long)
  expect(captionOf(['One.', long, 'Two.'])).toBe('One. Two.')
  expect(captionOf([])).toBe('')
})

test('one’s own act has no caption', () => {
  let host = sitDown()
  while (game.actors(host.steps[host.steps.length - 1]?.state ?? host.opening)[0] !== 0) {
    host = reduce(next(host), { type: 'act-shown' })
  }
  host = next(host)
  expect(othersAct(host, host.steps.length)).toEqual([])
})

test('a new phase is a ribbon after the act that led there', () => {
  let host = sitDown()
  const ribbons: string[] = []
  for (let made = 0; made < 60; made++) {
    host = next(host)
    const scenes = scenesOf(teller(), host)
    expect(scenes[0]!.name).toBe('act')
    for (const scene of scenes) if (scene.name === 'ribbon') ribbons.push(scene.words)
    host = reduce(host, { type: 'act-shown' })
  }
  expect(ribbons.slice(0, 3)).toEqual(['Round 1 · the fence', 'Round 2 · the split', 'Round 2 · the fence'])
})

test('to be robbed is a beat for the victim alone', () => {
  const host = untilARobbery()
  const victim = host.steps[host.steps.length - 1]!.events.map(
    ({ event }) => event as unknown as { type: string; from: number },
  ).find(({ type }) => type === 'robbed')!.from
  const beats = (holder: number) =>
    scenesOf(teller(), { ...host, holder }).filter(({ name }) => name === 'beat')
  expect(beats(victim)).toMatchObject([{ beat: { mood: 'bad' } }])
  expect(beats([0, 1, 2].find((seat) => seat !== victim && seat !== host.steps.at(-1)!.seat)!)).toEqual([])
})

test('the log has one entry per turn, under a heading that is said once', () => {
  let host = sitDown()
  for (let made = 0; made < 30; made++) host = reduce(next(host), { type: 'act-shown' })
  const turns = turnsOf(teller(), host, tellSteps(teller(), host.steps, 0))
  const headings = turns.flatMap(({ heading }) => heading ?? [])
  expect(headings[0]).toBe('Round 1 · the split')
  expect(new Set(headings).size).toBe(headings.length)
  turns.slice(1).forEach((turn, index) => {
    expect(turn.heading !== null || turn.seat !== turns[index]!.seat).toBe(true)
  })
})
