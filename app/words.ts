import { type TFunction } from 'i18next'

import { characterFace } from '../components/characters'
import { type SeatLook } from '../components/table/board'
import { noun, personWord, type Word } from '../components/words'
import { type Player } from './storage/records'

/** The player's name as a part of sentences. */
export function playerWord(t: TFunction, player: Player): Word {
  return player.kind === 'person' ? personWord(player.name) : noun(t, `house:characters.${player.character}`)
}

export function playerName(t: TFunction, player: Player): string {
  return playerWord(t, player).toString()
}

/** Who sits there, in one line. */
export function describeCompany(t: TFunction, players: readonly Player[]): string {
  return players.map((player) => playerName(t, player)).join(', ')
}

export function looksOf(t: TFunction, players: readonly Player[]): SeatLook[] {
  return players.map((player, seat) => ({
    seat,
    name: playerName(t, player),
    word: playerWord(t, player),
    colour: player.colour,
    face: player.kind === 'person' ? 'person' : characterFace(player.character),
  }))
}
