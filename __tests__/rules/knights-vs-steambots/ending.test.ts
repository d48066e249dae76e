import { knightsVsSteambots } from '@/rules/knights-vs-steambots'
import {
  after,
  acting,
  allPass,
  asked,
  discarded,
  duelling,
  hand,
  heard,
  items,
  laid,
  movesOf,
  PASS,
  phase,
  position,
  team,
} from './position'

const bottom = (deck: string) => ({ deck, onlyDeck: true })

describe('Ghosts', () => {
  const hit = allPass(
    laid(
      [{ hand: 'paper', team: 'cook', items: 'hammer', beaten: 'plain' }, { hand: 'spearman' }, {}],
      'paper',
      'spearman',
    ),
  )

  test('who loses the last member becomes one: the inventory is discarded, hand and victory pile stay', () => {
    expect([hit.ghosts, hit.haunted]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ])
    expect([items(hit, 0), discarded(hit, 'hammer'), hand(hit, 0), hit.beaten[0]!.length]).toEqual([
      '',
      1,
      'cage',
      1,
    ])
    expect(phase(hit)).toBe('move')
  })

  test('moves, draws and may play Greed, Dragon, and Thief on a cook or the Mage; nothing else', () => {
    const state = acting([
      { team: '', hand: 'greed, dragon, thief, exchange, sword, plain' },
      { team: 'cook, knight-mace', items: 'sword' },
      { team: 'mage, knight-mace', items: 'hammer' },
    ])
    expect(movesOf(state, 0)).toEqual([
      { type: 'dragon' },
      { type: 'greed' },
      { type: 'steal', from: 1, take: 'cook' },
      { type: 'steal', from: 2, take: 'mage' },
      PASS,
    ])
    const walked = after(position([{ team: '' }, { at: 1 }, { at: 1 }], { deck: 'plain' }), [
      0,
      { type: 'walk', to: 2 },
    ])
    expect(hand(walked, 0)).toBe('plain')
  })

  test('has nothing left to do in action 2 after a special card', () => {
    const state = acting([{ team: '', hand: 'greed, plain' }, {}, {}], { deck: 'sword, sword' })
    const drawn = after(state, [0, { type: 'greed' }])
    expect([phase(drawn), drawn.turn]).toEqual(['move', 1])
  })

  test('a member drawn brings the team back at once, and action 2 may follow in the same turn', () => {
    const walked = after(position([{ team: '' }, { at: 1 }, { at: 1 }], { deck: 'cook, sword' }), [
      0,
      { type: 'walk', to: 2 },
    ])
    expect([walked.ghosts[0], walked.haunted[0], team(walked, 0)]).toEqual([0, 1, 'cook'])
    expect(movesOf(walked, 0)).toContainEqual({ type: 'equip', card: 'sword', instead: null })
  })

  test('a member stolen does too', () => {
    const state = acting([{ team: '', hand: 'thief, sword' }, { team: 'cook' }, {}])
    const stolen = after(state, [0, { type: 'steal', from: 1, take: 'cook' }])
    expect(stolen.ghosts).toEqual([0, 1, 0])
    expect(movesOf(stolen, 0)).toContainEqual({ type: 'equip', card: 'sword', instead: null })
  })
})

describe('the end', () => {
  test('with two players as soon as one is a Ghost, also in the middle of a duel', () => {
    const state = laid(
      [
        { hand: 'dragon', team: 'cook, cook' },
        { hand: 'sword', team: 'knight-mace' },
      ],
      'dragon',
      'sword',
    )
    expect([phase(state), state.duel]).toEqual(['over', null])
    expect(discarded(state, 'sword')).toBe(1)
    const robbed = after(acting([{ hand: 'thief' }, { team: 'mage' }]), [
      0,
      { type: 'steal', from: 1, take: 'mage' },
    ])
    expect(phase(robbed)).toBe('over')
  })

  test('with more players only when all are Ghosts', () => {
    const last = acting([{ hand: 'dragon', team: 'cook' }, { team: '' }, { team: 'mage' }])
    const burnt = after(last, [0, { type: 'dragon' }])
    expect([phase(burnt), burnt.ghosts]).toEqual(['over', [1, 1, 1]])
    const three = acting([{ hand: 'dragon', team: 'cook' }, { team: '' }, { team: 'mage, knight-sword' }])
    expect(phase(after(three, [0, { type: 'dragon' }]))).toBe('lose')
  })

  test('the moment the last card leaves the deck: it goes to the hand, and there is no action 2', () => {
    const walked = after(position([{}, { at: 1 }], bottom('plain')), [0, { type: 'walk', to: 2 }])
    expect([hand(walked, 0), phase(walked)]).toEqual(['plain', 'over'])
  })

  test('a member as the last card joins the team, a location is discarded', () => {
    const joined = after(position([{}, { at: 1 }], bottom('mage')), [0, { type: 'walk', to: 2 }])
    expect([team(joined, 0), phase(joined)]).toEqual(['knight-sword, knight-mace, mage', 'over'])
    const found = after(position([{}, { at: 1 }], bottom('fork')), [0, { type: 'walk', to: 2 }])
    expect([phase(found), found.locations.length]).toEqual(['over', 4])
    expect(discarded(found, 'fork')).toBe(4)
  })

  test('Greed’s second card is not drawn', () => {
    const state = after(acting([{ hand: 'greed' }, {}], bottom('plain')), [0, { type: 'greed' }])
    expect([hand(state, 0), phase(state)]).toEqual(['plain', 'over'])
  })

  test('a duel is broken off before cards are laid', () => {
    const state = duelling([{ hand: 'sword' }, { hand: 'paper' }], 'cage', { onlyDeck: true })
    expect([phase(state), state.duel, hand(state, 0)]).toEqual(['over', null, 'sword, cage'])
  })

  test('or while a card is replaced: those laid are discarded, nobody wins or loses anything', () => {
    const state = laid(
      [{}, { hand: 'armoured', items: 'sword' }],
      'exchange',
      'armoured',
      'exchange, cage, plain',
      {
        onlyDeck: true,
      },
    )
    expect([hand(state, 0), phase(state), state.duel]).toEqual(['plain', 'swap', null])
    expect(discarded(state, 'armoured')).toBe(4)
    expect(team(state, 0)).toBe('knight-sword, knight-mace')
  })

  test('if all in succession stay, play nothing and fight nobody, the match ends', () => {
    const quiet = position([{ hand: 'plain' }, { at: 1, hand: 'plain' }])
    const one = after(quiet, [0, { type: 'stay' }], [0, PASS], [1, { type: 'stay' }])
    expect(phase(one)).toBe('act')
    expect(phase(after(one, [1, PASS]))).toBe('over')
  })

  test('a card played, a walk or a duel in between begins the count anew', () => {
    const state = position([{ hand: 'plain, cage' }, { at: 1, hand: 'plain' }], { deck: 'cage' })
    const played = after(
      state,
      [0, { type: 'stay' }],
      [0, { type: 'equip', card: 'cage', instead: null }],
      [0, PASS],
    )
    const stayed = after(played, [1, { type: 'stay' }], [1, PASS])
    expect([phase(stayed), stayed.quiet]).toEqual(['move', 1])
    const walked = after(state, [0, { type: 'walk', to: 2 }], [0, PASS])
    expect(walked.quiet).toBe(0)
  })
})

describe('the last swap', () => {
  const ended = after(
    position(
      [
        { items: 'sword, cage', hand: 'hammer, plain' },
        { at: 1, items: 'mace', hand: 'plain' },
        { at: 1, items: 'cage', hand: 'sword' },
      ],
      bottom('paper'),
    ),
    [0, { type: 'walk', to: 2 }],
  )

  test('everybody with a trophy and any card in hand is asked, at the same time', () => {
    expect([phase(ended), asked(ended)]).toEqual(['swap', [0, 1]])
    expect(movesOf(ended, 1)).toEqual([PASS])
  })

  test('one trophy, not a cage, for one trophy or cage from hand', () => {
    expect(movesOf(ended, 0)).toEqual([
      { type: 'swap', give: 'sword', take: 'hammer' },
      { type: 'swap', give: 'sword', take: 'paper' },
      PASS,
    ])
    const done = after(ended, [0, { type: 'swap', give: 'sword', take: 'hammer' }], [1, PASS])
    expect([items(done, 0), hand(done, 0), discarded(done, 'sword')]).toEqual([
      'hammer, cage',
      'paper, plain',
      3,
    ])
    expect(phase(done)).toBe('over')
  })

  test('nothing of it is seen until all have decided', () => {
    const swap = { type: 'swap', give: 'sword', take: 'hammer' } as const
    expect(heard(ended, 0, swap, 1)).toEqual([])
    expect(knightsVsSteambots.view(after(ended, [0, swap]), 1)).toEqual(knightsVsSteambots.view(ended, 1))
  })
})
