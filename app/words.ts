import { type TFunction } from 'i18next'

import { characterFace } from '../components/characters'
import { type SeatLook } from '../components/table/board'
import { noun, personWord, type Word } from '../components/words'
import { type Player } from './storage/records'

/** A bot that keeps a person's seat is called after them, so that everybody still knows whose pieces these are. */
function keeperWord(t: TFunction, name: string): Word {
  const owner = personWord(name)
  return {
    in: (grammaticalCase, language) =>
      t('house:seats.keeper', { name: owner.in(grammaticalCase, language), lng: language }),
    toString: () => t('house:seats.keeper', { name }),
  }
}

/** The player's name as a part of sentences. */
export function playerWord(t: TFunction, player: Player): Word {
  if (player.kind === 'person') return personWord(player.name)
  if (player.keeps !== undefined) return keeperWord(t, player.keeps)
  return noun(t, `house:characters.${player.character}`)
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
