import type { Rng } from '../../core/game'
import { openLabyrinth } from '../board'
import {
  cardsWhere,
  CENTRE,
  CHEST,
  handSign,
  isHandCard,
  isKnight,
  isLocation,
  isMember,
  STARTING_KNIGHTS,
} from '../data'
import { startTurn } from '../phases/turn'
import { QUEST_IDS } from '../quests'
import { emptyState, remove, type Options, type State } from '../state'

/** Deals the game for two to four. */
export function openFull(options: Options, seats: number, rng: Rng): State {
  const state = emptyState(options, seats)
  const knights = rng.shuffle(cardsWhere(isKnight))
  const scissors = rng.shuffle(cardsWhere((card) => handSign(card) === 0))
  const hidden = cardsWhere((card) => isHandCard(card) || (isMember(card) && !isKnight(card)))
  const locations = rng.shuffle(cardsWhere((card) => isLocation(card) && card !== CENTRE && card !== CHEST))
  const quests = rng.shuffle(QUEST_IDS.slice())
  for (let seat = 0; seat < seats; seat++) {
    state.teams[seat] = knights.splice(0, STARTING_KNIGHTS)
    const weapon = scissors.pop()!
    state.items[seat]!.push(weapon)
    remove(hidden, weapon)
    state.quests[seat] = quests.splice(0, options.quests)
  }
  state.questsLeft = quests
  state.discard = knights
  Object.assign(state, openLabyrinth(locations.splice(0, seats + 1), rng))
  state.deck = rng.shuffle([...hidden, ...locations, CHEST])
  startTurn(state, rng.int(seats), undefined)
  return state
}
