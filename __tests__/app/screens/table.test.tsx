import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { Modal } from 'react-native'

import { useShelf } from '@/app/storage/shelf'
import { startMatch, type AnyGame, type Match } from '@/rules'
import { nimbleThieves } from '@/rules/nimble-thieves'
import { startApp } from '@/__tests__/support/render-app'
import { highCard } from '@/__tests__/support/secret-game'

jest.mock('@/app/extra-tables', () => jest.requireActual('@/__tests__/support/extra-tables'))
jest.setTimeout(60_000)

const ann = { kind: 'person', name: 'Ann', colour: 0 }
const bob = { kind: 'person', name: 'Bob', colour: 1 }
const pip = { kind: 'bot', character: 'pip', colour: 2 }

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))
const pressFirst = (name: RegExp) => fireEvent.press(screen.getAllByRole('button', { name })[0]!)
const kept = () => useShelf.getState().records['attable']!

/** Each of the first moves is the first that its seat could make. */
function begun(game: AnyGame, seats: number, moves: number): Match {
  const match = startMatch(game, { seats, seed: 0 })
  const state = game.setup(match)
  while (match.moves.length < moves) {
    const seat = game.actors(state)[0]!
    const move = game.moves(state, seat)[0]
    game.apply(state, seat, move)
    match.moves.push({ seat, move })
  }
  return match
}

async function sitDown(game: AnyGame, players: object[], moves = 0) {
  const match = begun(game, players.length, moves)
  const record = { format: 1, id: 'attable', created: 1, updated: 2, over: false, players, match }
  await startApp({ 'match/attable': JSON.stringify(record) })
  press(/^Continue/)
  await screen.findByRole('button', { name: 'Menu' }).catch(() => screen.findByText(/^Hand the phone/))
}

async function look(name: string) {
  await screen.findByText(`Hand the phone to ${name}`)
  press('Hold to look')
  press(`I am ${name}: show`)
  await screen.findByText(/^Hand \d/)
}

/** An iPhone says when a modal is off the screen; what it leads to waits for that. */
const menuIsGone = () => act(async () => screen.UNSAFE_getAllByType(Modal).at(-1)!.props.onDismiss())

test('a bot that decides in secret leaves a person in the middle of choosing alone', async () => {
  await sitDown(highCard, [ann, pip])
  pressFirst(/^Hold/)
  const holding = screen.getByText(/^Holding/)
  await waitFor(() => expect(kept().match.moves).toHaveLength(1))
  expect(screen.getByText(/^Holding/)).toBe(holding)
  expect(screen.getAllByRole('button', { name: /^Lay/ })).toHaveLength(2)
})

test('what two people waited for is shown on the table, then the phone goes on behind a curtain', async () => {
  await sitDown(highCard, [ann, bob])
  await look('Ann')
  pressFirst(/^Lay/)
  await look('Bob')
  pressFirst(/^Lay/)
  await screen.findByText(/^Everyone has decided/)
  expect(screen.getByText('Hand ')).toBeTruthy()
  expect(screen.getByText('Rounds 0 0')).toBeTruthy()
  press('Show')
  await screen.findByText('Has everyone seen it?')
  expect(screen.queryByText('Rounds 0 0')).toBeNull()
  expect(screen.getByText('Hand ')).toBeTruthy()
  press('Go on')
  await screen.findByText(/^Hand the phone to/)
})

test('whoever gave the phone away may have their move back until the next person acts', async () => {
  await sitDown(highCard, [ann, bob])
  await look('Ann')
  pressFirst(/^Lay/)
  await screen.findByText('Hand the phone to Bob')
  press('Undo')
  await screen.findByText('Take back Ann’s last move?')
  expect(screen.queryByText(/Ann lays/)).toBeNull()
  press('Take it back')
  await look('Ann')
  expect(kept().match.moves).toHaveLength(0)
  press('Redo')
  await screen.findByText('Hand the phone to Bob')
  expect(kept().match.moves).toHaveLength(1)
})

test('undo says how many replies go with it, and can be let stand', async () => {
  await sitDown(nimbleThieves, [ann, pip], 2)
  await screen.findByRole('heading', { name: 'Ann, your turn' })
  press('Undo')
  await screen.findByText('Take back your last move?')
  expect(screen.getByText('One move of the others goes with it.')).toBeTruthy()
  press('Let it stand')
  expect(kept().match.moves).toHaveLength(2)
  press('Undo')
  press('Take it back')
  await waitFor(() => expect(kept().match.moves).toHaveLength(0))
})

test('a seat is left to a bot, which plays on at once, and taken back', async () => {
  await sitDown(highCard, [ann, bob])
  await look('Ann')
  press('Menu')
  press('Seats')
  press('Let a bot play for Ann')
  await menuIsGone()
  await screen.findByText('Hand the phone to Bob')
  await waitFor(async () => {
    const stored = JSON.parse((await AsyncStorage.getItem('match/attable'))!)
    expect(stored.players[0]).toMatchObject({ kind: 'bot', keeps: 'Ann', colour: 0 })
  })
  await look('Bob')
  pressFirst(/^Lay/)
  await waitFor(() => expect(kept().match.moves.map(({ seat }) => seat)).toContain(0))
  expect(screen.getByText('Ann (bot) and Bob')).toBeTruthy()
  press('Menu')
  press('Seats')
  press('Ann is back')
  await menuIsGone()
  await waitFor(() => expect(kept().players[0]).toEqual(ann))
})
