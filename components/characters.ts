import { type Level } from '../rules'

/** The company at the table: three characters per level. Their names are texts, `characters.<id>`. */
export const characterIds = [
  'pip',
  'dora',
  'bruno',
  'mira',
  'oren',
  'sable',
  'vesper',
  'magnus',
  'ilsa',
] as const
export type CharacterId = (typeof characterIds)[number]

const levelOf: Record<CharacterId, Level> = {
  pip: 'easy',
  dora: 'easy',
  bruno: 'easy',
  mira: 'normal',
  oren: 'normal',
  sable: 'normal',
  vesper: 'hard',
  magnus: 'hard',
  ilsa: 'hard',
}

export function characterLevel(id: CharacterId): Level {
  return levelOf[id]
}

export function charactersAt(level: Level): readonly CharacterId[] {
  return characterIds.filter((id) => levelOf[id] === level)
}
