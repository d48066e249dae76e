import {
  CAGE,
  cardsWhere,
  isItem,
  isMember,
  isSteambot,
  nameOf,
  NONE,
  type Card,
} from '@/rules/knights-vs-steambots/data'
import { QUEST_IDS } from '@/rules/knights-vs-steambots/quests'
import { isGhost, nextTask, type State } from '@/rules/knights-vs-steambots/state'

function cardsOf(state: State): Card[] {
  const task = nextTask(state)
  const { duel } = state
  return [
    ...state.deck,
    ...state.discard,
    ...state.hands.flat(),
    ...state.teams.flat(),
    ...state.items.flat(),
    ...state.beaten.flat(),
    ...state.locations,
    ...(duel ? [...duel.piles.flat(), ...duel.faceDown.filter((card) => card !== NONE)] : []),
    ...(task && 'card' in task && task.type !== 'effect' ? [task.card] : []),
  ]
}

/** With children, knights that nobody was dealt stay in the box. */
function expectedCards(state: State, found: readonly Card[]): Card[] {
  const { variant } = state.options
  if (variant === 'full') return cardsWhere(() => true)
  const members = found.filter(isMember)
  const known = members.length === (variant === 'kids-simple' ? 0 : 6) ? members : []
  return [
    ...known,
    ...cardsWhere(
      (card) => isSteambot(card) || (isItem(card) && (card !== CAGE || variant === 'kids-harder')),
    ),
  ]
}

function placeProblems(state: State): string[] {
  return state.teams.flatMap((team, seat) => {
    const dropping = state.agenda.some((task) => task.type === 'drop' && task.seat === seat)
    const problems: string[] = []
    if (state.items[seat]!.length > team.length && !dropping) problems.push(`seat ${seat} carries too much`)
    const counting = state.agenda.some((task) => task.type === 'count-ghosts')
    const mayBeGhost = state.options.variant === 'full' && !counting
    if (mayBeGhost && (state.ghosts[seat] === 1) !== isGhost(state, seat)) {
      problems.push(`seat ${seat} is a ghost or not`)
    }
    return problems
  })
}

function knowledgeProblems(state: State): string[] {
  return state.hands.flatMap((hand, seat) => {
    const { duel } = state
    const side = duel?.challenger === seat ? 0 : duel?.challenged === seat ? 1 : NONE
    const laid = duel && side !== NONE && !duel.unseen[side] ? duel.faceDown[side] : NONE
    const pool = laid === NONE ? hand.slice() : [...hand, laid]
    const papers = pool.filter((card) => nameOf(card) === 'paper').length
    const problems = papers > state.maybePaper[seat]! ? [`seat ${seat} has paper that cannot be there`] : []
    for (const card of state.shown[seat]!) {
      const at = pool.indexOf(card)
      if (at < 0) problems.push(`seat ${seat} does not have the ${nameOf(card)} that all saw`)
      else pool.splice(at, 1)
    }
    return problems
  })
}

/** What is missing, doubled or out of place. */
export function census(state: State): string[] {
  const found = cardsOf(state)
  const expected = expectedCards(state, found)
  const count = (cards: readonly Card[], card: Card) => cards.filter((other) => other === card).length
  const cards = [...new Set([...found, ...expected])].flatMap((card) => {
    const surplus = count(found, card) - count(expected, card)
    return surplus === 0 ? [] : [`${nameOf(card)}: ${surplus > 0 ? '+' : ''}${surplus}`]
  })
  const quests = [...state.quests.flat(), ...state.questsLeft]
  const allQuests = state.options.variant === 'full' ? QUEST_IDS.slice() : []
  const questProblems = quests.sort().join() === allQuests.sort().join() ? [] : ['quests']
  return [...cards, ...questProblems, ...placeProblems(state), ...knowledgeProblems(state)]
}
