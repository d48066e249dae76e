import {
  forcedTake,
  isOffered,
  lasso,
  nothing,
  pileAt,
  renameAlike,
  robOf,
  sizeOf,
  takeOf,
  toggleDie,
  togglePiece,
  within,
  without,
} from '@/components/games/king-of-thieves/piles'
import { kingOfThieves, type State } from '@/rules/king-of-thieves'
import { act, position, rob, take } from '@/__tests__/rules/king-of-thieves/position'

const view = (state: State) => kingOfThieves.view(state, 0)

const split = position({ phase: 'split', turn: 0, loot: ['', 'RW*', ''], centre: 'RRGGB$$M' })

test('touching a die chooses it, touching it again lets it go; so with the piece', () => {
  const one = toggleDie(nothing, 3)
  expect(one).toEqual({ dice: [3], piece: false })
  expect(toggleDie(one, 3)).toEqual(nothing)
  expect(togglePiece(one)).toEqual({ dice: [3], piece: true })
})

test('a lasso adds what it caught, and lets go of dice that were all chosen already', () => {
  const caught = lasso({ dice: [1], piece: true }, [1, 2, 5])
  expect(caught).toEqual({ dice: [1, 2, 5], piece: true })
  expect(lasso(caught, [2, 5])).toEqual({ dice: [1], piece: true })
})

test('a chosen pile becomes the take that the rules list', () => {
  const centre = pileAt(view(split), null)
  const chosen = { dice: centre.dice.slice(0, 3), piece: false }
  expect(takeOf(view(split), chosen)).toEqual(take('RRG'))
  expect(isOffered(kingOfThieves.moves(split, 0), takeOf(view(split), chosen))).toBe(true)
  expect(isOffered(kingOfThieves.moves(split, 0), takeOf(view(split), nothing))).toBe(false)
})

test('what is kept of a rival’s loot becomes a robbery, with the piece if it is kept', () => {
  const loot = pileAt(view(split), 1)
  const keep = without(loot, { dice: loot.dice.slice(0, 1), piece: false })
  expect(robOf(view(split), 1, keep)).toEqual(rob(1, 'W*'))
})

test('a choice keeps only what still lies there', () => {
  const centre = pileAt(view(split), null)
  expect(within(centre, { dice: [...centre.dice.slice(0, 1), 0], piece: true })).toEqual({
    dice: centre.dice.slice(0, 1),
    piece: false,
  })
})

test('the piece is nobody’s loot before the roll', () => {
  const opening = kingOfThieves.setup({ seats: 3, options: {}, seed: 5 })
  expect(sizeOf(pileAt(view(opening), opening.turn))).toBe(0)
})

test('the last without loot is shown the whole centre as chosen; others choose', () => {
  const last = position({ phase: 'split', turn: 0, loot: ['', 'RW*', 'M'], centre: 'GGB$$MM' })
  expect(forcedTake(view(last), kingOfThieves.moves(last, 0))).toEqual(take('GGB$$MM'))
  const early = position({ phase: 'split', turn: 0, loot: ['', '', 'M*'], centre: 'GGB$$MMRR' })
  expect(forcedTake(view(early), kingOfThieves.moves(early, 0))).toBeNull()
})

test('the die that was touched is the one that travels, though the rules move the first of its kind', () => {
  const state = position({ phase: 'split', turn: 0, loot: ['', '', 'M*'], centre: 'RRRGGB$$M' })
  const before = view(state)
  const reds = pileAt(before, null).dice.filter((die) => before.dice[die]!.face === 'red')
  const touched = reds[2]!
  const names = before.dice.map((_, die) => die)
  const renamed = renameAlike(before, names, null, { dice: [touched], piece: false })
  const after = view(act(state, 0, take('R')).state)
  const moved = after.dice.findIndex(({ place }) => place === 0)
  expect(renamed[moved]).toBe(touched)
  expect([...renamed].sort((a, b) => a - b)).toEqual(names)
})

test('dice that are chosen in the rules’ own order keep their names', () => {
  const before = view(split)
  const names = before.dice.map((_, die) => die)
  const reds = pileAt(before, null).dice.filter((die) => before.dice[die]!.face === 'red')
  expect(renameAlike(before, names, null, { dice: reds, piece: false })).toEqual(names)
})
