import {
  CARD_NAMES,
  cardNamed,
  isHandCard,
  isSteambot,
  nameOf,
  type CardName,
} from '@/rules/knights-vs-steambots/data'
import { clash, hasEffect } from '@/rules/knights-vs-steambots/phases/duel'
import { allPass, beaten, discarded, hand, items, laid, phase, team } from './position'

/** What the challenger's card does to the other's: + better trophy, = draw, b beats, c cages, f fails. */
type Sign = '+' | '-' | '=' | 'b' | 'B' | 'c' | 'C' | 'f' | 'F'
/** Small letters: the challenger acts; capitals: the challenged does. Columns as rows. */
const KINDS = [
  'sword',
  'mace',
  'hammer',
  'sling',
  'paper',
  'cage',
  'plain',
  'spearman',
  'armoured',
  'greed',
] as const
const TABLE: Readonly<Record<(typeof KINDS)[number], string>> = {
  sword: '= = - - + = b b f =',
  mace: '= = - - + = b b f =',
  hammer: '+ + = = - = b f b =',
  sling: '+ + = = - = b f b =',
  paper: '- - + + = = f f f =',
  cage: '= = = = = = c c c =',
  plain: 'B B B B F C = = = F',
  spearman: 'B B F F F C = = = F',
  armoured: 'F F B B F C = = = F',
  greed: '= = = = = = f f f =',
}
const SIGNS: Readonly<Record<Sign, { outcome: string; winner: 0 | 1 | null }>> = {
  '+': { outcome: 'better-trophy', winner: 0 },
  '-': { outcome: 'better-trophy', winner: 1 },
  '=': { outcome: 'draw', winner: null },
  b: { outcome: 'beaten', winner: 0 },
  B: { outcome: 'beaten', winner: 1 },
  c: { outcome: 'caged', winner: 0 },
  C: { outcome: 'caged', winner: 1 },
  f: { outcome: 'failed', winner: 1 },
  F: { outcome: 'failed', winner: 0 },
}

const isTrophyName = (name: CardName) => ['sword', 'mace', 'hammer', 'sling', 'paper'].includes(name)

/** A Mage changes one thing: her owner's trophies beat by being paper. */
function expected(
  mine: CardName,
  theirs: CardName,
  mages: readonly [boolean, boolean],
): { outcome: string; winner: 0 | 1 | null } {
  const column = KINDS.indexOf(theirs as (typeof KINDS)[number])
  const plain = SIGNS[TABLE[mine as (typeof KINDS)[number]].split(' ')[column] as Sign]
  for (const side of [0, 1] as const) {
    const [own, against] = side === 0 ? [mine, theirs] : [theirs, mine]
    if (!mages[side] || !isTrophyName(own) || !isSteambot(cardNamed(against))) continue
    return own === 'paper'
      ? { outcome: 'beaten', winner: side }
      : { outcome: 'failed', winner: side === 0 ? 1 : 0 }
  }
  return plain
}

const pairs = KINDS.flatMap((mine) => KINDS.map((theirs) => [mine, theirs] as const))
const MAGES = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const

test('the table has every kind of card that can stay on top', () => {
  const kinds = CARD_NAMES.filter((name) => isHandCard(cardNamed(name)) && !hasEffect(cardNamed(name)))
  expect([...KINDS].sort()).toEqual([...kinds].sort())
})

describe.each(pairs)('%s against %s', (mine, theirs) => {
  test.each(MAGES)('with a Mage: %s, %s', (...mages) => {
    expect(clash([cardNamed(mine), cardNamed(theirs)], mages)).toEqual(expected(mine, theirs, mages))
  })

  describe.each(MAGES)('played, with a Mage: %s, %s', (...mages) => {
    test.each([false, true])('with a fitting item: %s', (withItem) => plays(mine, theirs, mages, withItem))
  })
})

/** The whole duel on the table: what is where afterwards. */
function plays(
  mine: CardName,
  theirs: CardName,
  mages: readonly [boolean, boolean],
  withItem: boolean,
): void {
  const own = [mine, theirs] as const
  // There is one Mage only; with two the second stands for her in the rules, which do not count.
  const teams = mages.map((mage) => (mage ? 'cook, mage' : 'cook, knight-sling'))
  const fitting = (side: 0 | 1) => {
    const steambot = own[side === 0 ? 1 : 0]
    if (mages[side]) return 'paper'
    return steambot === 'armoured' ? 'hammer' : 'sword'
  }
  const twoMages = mages[0] && mages[1]
  const players = ([0, 1] as const).map((side) => ({
    team: twoMages && side === 1 ? 'cook, knight-sling' : teams[side]!,
    items: withItem ? fitting(side) : '',
    hand: own[side],
  }))
  const before = laid(players, mine, theirs)
  const state = allPass(twoMages ? withSecondMage(players, mine, theirs) : before)
  const { outcome, winner } = expected(mine, theirs, mages)
  const loser = winner === 0 ? 1 : 0
  const gains = winner === null ? '' : gainOf(outcome, own[winner], own[loser])
  expect([0, 1].map((seat) => beaten(state, seat))).toEqual(
    [0, 1].map((seat) => (outcome === 'beaten' && seat === winner ? own[loser] : '')),
  )
  expect([0, 1].map((seat) => hand(state, seat))).toEqual(
    [0, 1].map((seat) => (seat === winner && gains !== '' ? gains : 'cage')),
  )
  const failed = outcome === 'failed'
  expect([0, 1].map((seat) => items(state, seat))).toEqual(
    [0, 1].map((seat) => (withItem && !(failed && seat === loser) ? players[seat]!.items : '')),
  )
  if (failed && !withItem) expect(phase(state)).toBe('lose')
  else {
    expect(phase(state)).toBe('move')
    expect(state.duel).toBeNull()
    expect([0, 1].map((seat) => team(state, seat).split(', ').length)).toEqual([2, 2])
    const kept = gains.split(', ').concat(outcome === 'beaten' ? own[loser] : [])
    const gone = own.filter((card) => {
      const at = kept.indexOf(card)
      if (at >= 0) kept.splice(at, 1)
      return at < 0
    })
    for (const card of gone) expect(discarded(state, card)).toBeGreaterThan(0)
  }
}

/** The hand afterwards: the cage that was drawn and what was won, in the order of the kinds. */
function gainOf(outcome: string, mine: CardName, theirs: CardName): string {
  const won = outcome === 'better-trophy' ? [mine, theirs] : outcome === 'caged' ? [theirs] : []
  if (won.length === 0) return ''
  return [...won.map(cardNamed), cardNamed('cage')]
    .sort((a, b) => a - b)
    .map(nameOf)
    .join(', ')
}

function withSecondMage(players: Parameters<typeof laid>[0], mine: CardName, theirs: CardName) {
  const state = laid(players, mine, theirs)
  state.teams[1] = [cardNamed('cook'), cardNamed('mage')]
  return state
}
