import { thisBuild } from '@/app/build'
import { type MatchRecord } from '@/app/storage/records'
import { exportText, readImport } from '@/app/storage/transfer'
import { createRng, play, startMatch } from '@/rules'
import { nimbleThieves } from '@/rules/nimble-thieves'

function playedOut(): MatchRecord {
  const match = startMatch(nimbleThieves, { seats: 2, options: { variant: 'basic' }, seed: 11 })
  const rng = createRng(1)
  let state = nimbleThieves.setup({ seats: 2, options: { variant: 'basic' }, seed: 11 })
  for (;;) {
    const [seat] = nimbleThieves.actors(state)
    if (seat === undefined) break
    const moves = nimbleThieves.moves(state, seat)
    const move = moves[rng.int(moves.length)]!
    state = play(nimbleThieves, state, seat, move).state
    match.moves.push({ seat, move })
  }
  return {
    format: 1,
    id: 'original',
    created: 1,
    updated: 2,
    over: true,
    players: [
      { kind: 'person', name: 'Ann', colour: 0 },
      { kind: 'bot', character: 'pip', colour: 1 },
    ],
    match: match as MatchRecord['match'],
  }
}

const whole = playedOut()

test('an exported match comes back as it was', () => {
  expect(readImport(exportText(whole))).toEqual({ record: whole })
})

test('an exported match names the build it was played in', () => {
  expect(JSON.parse(exportText(whole))).toEqual({ ...whole, build: thisBuild() })
})

test('a match that was exported without a build comes in all the same', () => {
  expect(readImport(JSON.stringify(whole))).toEqual({ record: whole })
})

test('whether it is over is found out, not believed', () => {
  const cut = { ...whole, match: { ...whole.match, moves: whole.match.moves.slice(0, 5) } }
  expect(readImport(exportText(cut))).toEqual({ record: { ...cut, over: false } })
})

test.each([
  ['nothing', '', 'not-a-match'],
  ['a sentence', 'hello there', 'not-a-match'],
  ['half a match', exportText(whole).slice(0, 200), 'not-a-match'],
  [
    'a game that is not here',
    exportText({ ...whole, match: { ...whole.match, game: 'chess' } }),
    'unknown-game',
  ],
  ['another version', exportText({ ...whole, match: { ...whole.match, version: 999 } }), 'other-version'],
  [
    'an option that does not exist',
    exportText({ ...whole, match: { ...whole.match, options: { variant: 'x' } } }),
    'broken-log',
  ],
  ['moves of another deal', exportText({ ...whole, match: { ...whole.match, seed: 12 } }), 'broken-log'],
])('%s is refused with its reason', (_, text, problem) => {
  expect(readImport(text)).toEqual({ problem })
})
