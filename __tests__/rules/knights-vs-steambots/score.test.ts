import { knightsVsSteambots } from '@/rules/knights-vs-steambots'
import type { QuestId } from '@/rules/knights-vs-steambots/quests'
import { QUESTS } from '@/rules/knights-vs-steambots/quests'
import { gold, position, type PlayerInWords } from './position'

const of = (player: PlayerInWords) => gold(position([player, {}]), 0)

describe('gold', () => {
  test('1 for each knight, cook and Mage in the team', () => {
    expect(of({ team: 'knight-sword, cook, mage' }).knights).toBe(3)
  })
  test('2 for each scissors or stone in the inventory', () => {
    expect(
      of({ team: 'cook, cook, knight-sword, knight-sword', items: 'sword, mace, hammer, sling' }).trophies,
    ).toBe(8)
  })
  test('paper 0, or 2 with a Mage; a cage 0', () => {
    expect(of({ team: 'cook, cook', items: 'paper, cage' }).trophies).toBe(0)
    expect(of({ team: 'cook, mage', items: 'paper, cage' }).trophies).toBe(2)
  })
  test('1 for a plain steambot or a spearman beaten, 2 for an armoured one', () => {
    expect(of({ beaten: 'plain, spearman, armoured' }).steambots).toBe(4)
  })
  test('1 for who ends as a Ghost', () => {
    expect([of({ team: '' }).ghost, of({}).ghost]).toEqual([1, 0])
  })
  test('penalties for steambots and special cards in hand; trophies and cages cost nothing', () => {
    expect(of({ hand: 'plain, spearman, armoured' }).penalties).toBe(-4)
    expect(of({ hand: 'exchange, greed, thief, dragon' }).penalties).toBe(-6)
    expect(of({ hand: 'sword, hammer, paper, cage' }).penalties).toBe(0)
  })
  test('1 for each knight whose item is the weapon it shows, arranged for the best', () => {
    expect(of({ team: 'knight-mace, knight-sword', items: 'sword, mace' }).settings).toBe(2)
    expect(of({ team: 'knight-sword, knight-sword', items: 'sword, hammer' }).settings).toBe(1)
    expect(of({ team: 'knight-sword, cook', items: 'sword, sword' }).settings).toBe(1)
    expect(of({ team: 'cook, mage', items: 'sword, paper' }).settings).toBe(0)
  })
})

test('most gold wins; ties share the win', () => {
  const state = { ...position([{ items: 'hammer' }, { items: 'hammer' }, {}]), agenda: [] }
  expect(knightsVsSteambots.result(state)).toMatchObject({ points: [4, 4, 2], winners: [0, 1] })
})

test('nobody has a result before the end', () => {
  expect(knightsVsSteambots.result(position([{}, {}]))).toBeNull()
})

/** For each quest a player who has done it, one who has just not, and what that is worth. */
const CASES: Readonly<Record<QuestId, [PlayerInWords, PlayerInWords, number, number]>> = {
  mage: [{ team: 'mage' }, { team: 'cook' }, 3, 0],
  cook: [{ team: 'cook' }, { team: 'mage' }, 2, 0],
  'most-knights': [{ team: 'knight-sword, cook' }, { team: 'knight-sword, mage' }, 2, -1],
  'big-team': [{ team: 'cook, cook, mage, knight-sword' }, { team: 'cook, cook, mage' }, 3, -1],
  'three-beaten': [{ beaten: 'plain, plain, armoured' }, { beaten: 'armoured, armoured' }, 3, -1],
  armoured: [{ beaten: 'armoured' }, { beaten: 'plain, spearman', hand: 'armoured' }, 2, 0],
  'every-kind': [{ beaten: 'plain, spearman, armoured' }, { beaten: 'plain, plain, armoured' }, 4, 0],
  'two-settings': [{ items: 'sword, mace' }, { items: 'sword, sword' }, 2, 0],
  'all-signs': [
    { team: 'cook, cook, mage', items: 'mace, sling, paper' },
    { team: 'cook, cook, mage', items: 'mace, sword, paper' },
    3,
    0,
  ],
  twins: [{ items: 'paper, paper' }, { items: 'cage, cage' }, 2, 0],
  cage: [{ items: 'cage' }, { hand: 'cage' }, 2, 0],
  laden: [{ items: 'cage, paper' }, { team: 'cook', items: 'cage' }, 2, 0],
  'empty-hand': [{ hand: 'sword, cage' }, { hand: 'greed' }, 2, 0],
  'two-duels': [{}, {}, 3, -1],
  haunted: [{ team: '' }, {}, 4, 0],
  chest: [{ at: 3 }, { at: 2 }, 3, 0],
}

test('there are sixteen quests, all different', () => {
  expect(new Set(QUESTS.map(({ id }) => id)).size).toBe(16)
})

test.each(Object.entries(CASES))('quest %s', (id, [met, missed, reward, penalty]) => {
  const quests = [id as QuestId]
  const worth = (player: PlayerInWords, won: number) => {
    const state = position([{ ...player, quests }, { team: 'knight-sling, knight-hammer' }])
    state.duelsWon = [won, 0]
    return gold(state, 0)[`quest-${id}`]
  }
  expect([worth(met, 2), worth(missed, 1)]).toEqual([reward, penalty])
})

test('the most knights: a tie will do, but a Ghost has none', () => {
  const quests: QuestId[] = ['most-knights']
  const tie = position([{ quests, team: 'cook' }, { team: 'knight-mace' }])
  const ghosts = position([{ quests, team: '' }, { team: '' }])
  expect([gold(tie, 0)['quest-most-knights'], gold(ghosts, 0)['quest-most-knights']]).toEqual([2, -1])
})
