import { knightsVsSteambots, type State } from '@/rules/knights-vs-steambots'
import { emptyState, nextTask } from '@/rules/knights-vs-steambots/state'
import { newDuel } from '@/rules/knights-vs-steambots/phases/duel'
import { after, asked, beaten, cards, discarded, items, movesOf, named, PASS, phase, team } from './position'

const DRAW = { type: 'draw' } as const

/** Seat 0 draws first; the cards are drawn in the order told. */
function children(
  variant: 'kids-simple' | 'kids-harder',
  deck: string,
  own: { team?: string; items?: string } = {},
): State {
  const state = emptyState({ variant, quests: 0 }, 2)
  state.deck = cards(deck).reverse()
  if (variant === 'kids-harder') {
    state.teams = [
      cards(own.team ?? 'knight-sword, knight-mace, knight-hammer'),
      cards('knight-sling, knight-sword, knight-mace'),
    ]
    state.items = [cards(own.items ?? ''), []]
  }
  state.duel = newDuel(0, 1)
  state.agenda = [
    { type: 'compare' },
    { type: 'turn-up' },
    { type: 'pull', seat: 1 },
    { type: 'pull', seat: 0 },
  ]
  return state
}

/** Both draw once, or as often as it takes. */
function drawn(state: State, pairs = 1): State {
  let now = state
  for (let i = 0; i < 2 * pairs; i++) now = after(now, [asked(now)[0]!, DRAW])
  return now
}

const REST = ', cage, cage, cage, cage'
const simple = (deck: string, pairs = 1) => drawn(children('kids-simple', `${deck}, sword, sword`), pairs)
const harder = (deck: string, own: { team?: string; items?: string } = {}, pairs = 1) =>
  drawn(children('kids-harder', deck + REST, own), pairs)

describe('very simple', () => {
  test('each seat just draws, in turn, and sees nothing until both have', () => {
    const state = children('kids-simple', 'sword, paper, sword, sword')
    expect([asked(state), movesOf(state, 0)]).toEqual([[0], [DRAW]])
    const one = after(state, [0, DRAW])
    expect(asked(one)).toEqual([1])
    expect(knightsVsSteambots.view(one, 0).duel![0]).toMatchObject({
      isFaceDown: true,
      faceDown: null,
      pile: [],
    })
  })

  test.each([
    ['sword, paper', 'sword', ''],
    ['sword, hammer', '', 'hammer'],
    ['paper, sling', 'paper', ''],
  ])(
    'two trophies (%s): the better one stays with its owner, the other is discarded',
    (deck, mine, theirs) => {
      const state = simple(deck)
      expect([beaten(state, 0), beaten(state, 1), state.discard.length]).toEqual([mine, theirs, 1])
    },
  )

  test('a trophy that beats a steambot: its owner takes both', () => {
    expect(beaten(simple('hammer, armoured'), 0)).toBe('hammer, armoured')
    expect(beaten(simple('spearman, mace'), 1)).toBe('mace, spearman')
  })

  test('a trophy that does not: the steambot stays with its owner, the trophy is discarded', () => {
    const state = simple('sling, spearman')
    expect([beaten(state, 0), beaten(state, 1), discarded(state, 'sling')]).toEqual(['', 'spearman', 1])
  })

  test('paper beats no steambot', () => {
    expect(beaten(simple('paper, plain'), 1)).toBe('plain')
  })

  test.each(['plain, armoured', 'sword, mace', 'hammer, sling', 'paper, paper'])(
    'the same (%s): both draw again, and only the cards on top are taken',
    (tie) => {
      const state = simple(`${tie}, sword, paper`, 2)
      expect([beaten(state, 0), state.discard.length]).toEqual(['sword', 3])
    },
  )

  test('with fewer than two cards left what lies in a tie and the rest are discarded, and the game ends', () => {
    const state = drawn(children('kids-simple', 'sword, mace, plain'))
    expect([phase(state), state.beaten.flat().length, state.discard.length]).toEqual(['over', 0, 3])
    expect(knightsVsSteambots.result(state)).toMatchObject({ points: [0, 0], winners: [0, 1] })
  })

  test('the gold on steambots and trophies counts, paper none', () => {
    const state = drawn(children('kids-simple', 'hammer, armoured, paper, sling, plain, paper'), 3)
    expect(knightsVsSteambots.result(state)!.breakdown[0]).toEqual([
      { source: 'trophies', points: 2 },
      { source: 'steambots', points: 3 },
    ])
  })
})

test('how the last pair ended can be told from the discard', () => {
  const end = (deck: string) => drawn(children('kids-harder', deck))
  expect(end('sword, sword, cage').discard).toEqual(cards('sword, sword, cage'))
  expect(end('cage, sword, sword').discard).toEqual(cards('cage, sword, sword'))
})

describe('a little harder', () => {
  test('the better trophy goes to a free place; the other is discarded', () => {
    const state = harder('sword, paper')
    expect([phase(state), asked(state)]).toEqual(['keep', [0]])
    expect(movesOf(state, 0)).toEqual([{ type: 'equip', card: 'sword', instead: null }])
    const kept = after(state, [0, { type: 'equip', card: 'sword', instead: null }])
    expect([items(kept, 0), discarded(kept, 'paper'), phase(kept)]).toEqual(['sword', 1, 'pull'])
  })

  test('or in place of a weapon there; without a free place it may be left', () => {
    const state = harder('sword, paper', { items: 'mace, hammer, sling' })
    expect(movesOf(state, 0)).toEqual([
      { type: 'equip', card: 'sword', instead: 'mace' },
      { type: 'equip', card: 'sword', instead: 'hammer' },
      { type: 'equip', card: 'sword', instead: 'sling' },
      PASS,
    ])
    expect(items(after(state, [0, { type: 'equip', card: 'sword', instead: 'sling' }]), 0)).toBe(
      'sword, mace, hammer',
    )
    expect(discarded(after(state, [0, PASS]), 'sword')).toBe(1)
  })

  test('a trophy that beats a steambot: it is collected, the trophy discarded', () => {
    const state = harder('hammer, armoured')
    expect([beaten(state, 0), discarded(state, 'hammer')]).toEqual(['armoured', 1])
  })

  test('a trophy that does not: a fitting weapon may be used; then the steambot is collected', () => {
    const state = harder('paper, plain', { items: 'hammer, sword' })
    expect(movesOf(state, 0)).toEqual([
      { type: 'defend', item: 'sword' },
      { type: 'defend', item: 'hammer' },
      PASS,
    ])
    const used = after(state, [0, { type: 'defend', item: 'hammer' }])
    expect([beaten(used, 0), items(used, 0), discarded(used, 'paper'), discarded(used, 'hammer')]).toEqual([
      'plain',
      'sword',
      1,
      1,
    ])
    expect(used.teams[0]!.length).toBe(3)
  })

  test('one may decline, and lose a knight of one’s choice; the steambot is discarded', () => {
    const declined = after(harder('paper, plain', { items: 'sword' }), [0, PASS])
    expect([phase(declined), asked(declined)]).toEqual(['lose', [0]])
    const lost = after(declined, [0, { type: 'lose', member: 'knight-mace' }])
    expect([team(lost, 0), discarded(lost, 'plain'), lost.beaten.flat()]).toEqual([
      'knight-sword, knight-hammer',
      1,
      [],
    ])
  })

  test('without a fitting weapon a knight is lost', () => {
    expect(phase(harder('paper, plain', { items: 'paper' }))).toBe('lose')
  })

  test('a lost knight may leave an item that nobody can carry', () => {
    const state = after(harder('sword, armoured', { items: 'sword, mace, paper' }), [
      0,
      { type: 'lose', member: 'knight-mace' },
    ])
    expect([phase(state), asked(state)]).toEqual(['drop', [0]])
  })

  test('a cage against a steambot collects it, against a trophy both are discarded', () => {
    expect(beaten(harder('cage, armoured'), 0)).toBe('armoured')
    const state = harder('cage, sword')
    expect([discarded(state, 'cage'), discarded(state, 'sword'), phase(state)]).toEqual([1, 1, 'pull'])
  })

  test.each(['cage, cage', 'plain, spearman', 'sword, mace'])('the same (%s): again', (tie) => {
    const state = harder(`${tie}, hammer, armoured`, {}, 2)
    expect([beaten(state, 0), state.discard.length]).toEqual(['armoured', 3])
  })

  test('ends when a child has no knight left', () => {
    const state = harder('paper, plain', { team: 'knight-sword' })
    expect(phase(state)).toBe('over')
  })

  test('ends when fewer than two cards are left', () => {
    const state = drawn(children('kids-harder', 'cage, armoured, plain'))
    expect([phase(state), nextTask(state), discarded(state, 'plain')]).toEqual(['over', undefined, 1])
  })

  test('steambots, trophies and settings count, knights do not', () => {
    const state = drawn(children('kids-harder', 'cage, armoured', { items: 'sword, paper' }))
    expect(knightsVsSteambots.result(state)!.breakdown[0]).toEqual([
      { source: 'trophies', points: 2 },
      { source: 'steambots', points: 2 },
      { source: 'settings', points: 1 },
    ])
  })
})

test('cards are named in the order of their kinds', () => {
  expect(named(cards('plain, sword'))).toBe('sword, plain')
})
