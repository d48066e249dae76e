import { type TFunction } from 'i18next'

import { characterFace } from '../components/characters'
import { type SeatLook } from '../components/table/board'
import { type Player } from './storage/records'

export function playerName(t: TFunction, player: Player): string {
  return player.kind === 'person' ? player.name : t(`house:characters.${player.character}`)
}

/** Who sits there, in one line. */
export function describeCompany(t: TFunction, players: readonly Player[]): string {
  return players.map((player) => playerName(t, player)).join(', ')
}

export function looksOf(t: TFunction, players: readonly Player[]): SeatLook[] {
  return players.map((player, seat) => ({
    seat,
    name: playerName(t, player),
    colour: player.colour,
    face: player.kind === 'person' ? 'person' : characterFace(player.character),
  }))
}
