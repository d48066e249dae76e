import { type Level } from '../rules'
import { type Face } from './kit'

/** The company at the table: three characters per level. Their names are texts, `characters.<id>`. */
const company = {
  pip: { level: 'easy', face: 'elf' },
  dora: { level: 'easy', face: 'nun' },
  bruno: { level: 'easy', face: 'monk' },
  mira: { level: 'normal', face: 'witch' },
  oren: { level: 'normal', face: 'dwarf' },
  flint: { level: 'normal', face: 'pirate' },
  vesper: { level: 'hard', face: 'vampire' },
  magnus: { level: 'hard', face: 'wizard' },
  roland: { level: 'hard', face: 'king' },
} as const satisfies Record<string, { level: Level; face: Face }>

export type CharacterId = keyof typeof company

export const characterIds = Object.keys(company) as CharacterId[]

export function characterLevel(id: CharacterId): Level {
  return company[id].level
}

export function characterFace(id: CharacterId): Face {
  return company[id].face
}

export function charactersAt(level: Level): readonly CharacterId[] {
  return characterIds.filter((id) => company[id].level === level)
}
