import { fitSeats, seatAnother, swapColour, usualPlayers } from '@/app/match/seating'
import { defaultOptions } from '@/rules/core/options'
import { nimbleThieves } from '@/rules/nimble-thieves'

const options = defaultOptions(nimbleThieves)

test('a newcomer finds themselves and two bots at the table, everybody different', () => {
  const players = usualPlayers(nimbleThieves, options, 'Ann')
  expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
  expect(new Set(players.map(({ colour }) => colour)).size).toBe(3)
  expect(new Set(players.map((player) => player.kind === 'bot' && player.character)).size).toBe(3)
})

test('a new bot joins at the level of the last one', () => {
  const players = seatAnother([{ kind: 'bot', character: 'magnus', colour: 3 }])
  expect(players[1]).toEqual({ kind: 'bot', character: 'vesper', colour: 0 })
})

test('a company too large or too small is fitted to what the options allow', () => {
  const crowd = seatAnother(seatAnother(usualPlayers(nimbleThieves, options, 'Ann')))
  expect(fitSeats(nimbleThieves, options, crowd)).toHaveLength(4)
  expect(fitSeats(nimbleThieves, options, crowd.slice(0, 1))).toHaveLength(2)
})

test('taking somebody’s colour gives them one’s own', () => {
  const players = usualPlayers(nimbleThieves, options, 'Ann')
  expect(swapColour(players, 0, 1).map(({ colour }) => colour)).toEqual([1, 0, 2])
})
