/// <reference types="node" />

import { parseArgs } from 'node:util'

import { createRng, think } from '../../rules'
import { jackal, type Event } from '../../rules/jackal'
import { ISLANDS } from '../../rules/jackal/islands'

/** Of the landings on each island of Jackal, how many ended with two different treasures taken, and where gold stayed. */
type Tally = { landings: number; contested: number; taken: number[]; coins: number }

const ENOUGH = 0.7

function tallies(matches: number, seats: number, seed: number): Map<string, Tally> {
  const all = new Map<string, Tally>(
    ISLANDS.map(({ id }) => [id, { landings: 0, contested: 0, taken: [], coins: 0 }]),
  )
  const seeds = createRng(seed)
  for (let match = 0; match < matches; match++) {
    const state = jackal.setup({ seats, options: { islands: 10 }, seed: seeds.int(2 ** 32) })
    let found: Extract<Event, { type: 'treasure' }>[] = []
    while (jackal.actors(state).length > 0) {
      const seat = jackal.actors(state)[0]!
      const { island, number } = jackal.view(state, seat)
      const thinking = think(jackal, jackal.view(state, seat), seat, {
        level: 'hard',
        seed: seeds.int(2 ** 32),
      })
      let next = thinking.next()
      while (!next.done) next = thinking.next()
      jackal.apply(state, seat, next.value, (event) => {
        if (event.type === 'treasure') found.push(event)
      })
      if (state.stop + 1 === number && state.phase !== 'over') continue
      note(all.get(island)!, found)
      found = []
    }
  }
  return all
}

function note(tally: Tally, found: readonly Extract<Event, { type: 'treasure' }>[]): void {
  tally.landings++
  if (found.length >= 2) tally.contested++
  for (const { value, finders } of found) {
    tally.taken[value] = (tally.taken[value] ?? 0) + 1
    tally.coins += finders.reduce((sum, { coins }) => sum + coins, 0)
  }
}

const { values } = parseArgs({
  options: { matches: { type: 'string' }, seats: { type: 'string' }, seed: { type: 'string' } },
})
const report = tallies(Number(values.matches ?? 400), Number(values.seats ?? 4), Number(values.seed ?? 1))
const rows = [...report].sort(([, a], [, b]) => a.contested / a.landings - b.contested / b.landings)
for (const [id, { landings, contested, taken, coins }] of rows) {
  const share = contested / landings
  const treasures = [1, 2, 3].map((value) => `${value}: ${((taken[value] ?? 0) / landings).toFixed(2)}`)
  const mark = share < ENOUGH ? '  too one-sided' : ''
  console.log(
    `${id.padEnd(16)} ${String(landings).padStart(4)} landings  ${(100 * share).toFixed(0).padStart(3)} %  ` +
      `${treasures.join('  ')}  ${(coins / landings).toFixed(1)} coins${mark}`,
  )
}
