/** The tiles of the bank. A tile is a small number inside the rules; `tileFace` tells what is printed on it. */

export const KINDS = ['money', 'gold', 'diamond'] as const
export type Kind = (typeof KINDS)[number]

const ICONS = ['star', 'vent', 'accomplice', 'shove', 'eye'] as const
export type Icon = (typeof ICONS)[number]

export type Tile = { readonly kind: Kind; readonly icon: Icon }

/** What a thief's gang scores for a tile of each kind. */
export const VALUES: Readonly<Record<Kind, number>> = { money: 1, gold: 2, diamond: 3 }

/** Tiles of each kind that carry the same icon. Reconstructed: the rulebook gives only the total, 60. */
const TILES_PER_ICON: Readonly<Record<Kind, number>> = { money: 6, gold: 4, diamond: 2 }

export const SEAT_COUNTS: readonly number[] = [2, 3, 4]

export const GUARDS = 2

/** Thieves in each gang. */
export function gangSize(seats: number): number {
  return seats === 2 ? 4 : 3
}

/** An advanced match ends after so many turns running in which no tile was taken, for every player still in … */
export const IDLE_TURNS_EACH = 3
/** … and at the least. */
export const FEWEST_IDLE_TURNS = 6

/** The number that stands for a tile: kinds in rows, icons in columns. */
export type TileCode = number
export const NO_TILE: TileCode = -1

const FACES: readonly Tile[] = KINDS.flatMap((kind) => ICONS.map((icon) => ({ kind, icon })))
const CODE_VALUES: readonly number[] = FACES.map(({ kind }) => VALUES[kind])

export function tileCode(kind: Kind, icon: Icon): TileCode {
  return KINDS.indexOf(kind) * ICONS.length + ICONS.indexOf(icon)
}

export function tileFace(code: TileCode): Tile {
  return FACES[code]!
}

export function tileValue(code: TileCode): number {
  return CODE_VALUES[code]!
}

/** All sixty tiles, sorted. */
export const ALL_TILES: readonly TileCode[] = KINDS.flatMap((kind) =>
  ICONS.flatMap((icon) => new Array<TileCode>(TILES_PER_ICON[kind]).fill(tileCode(kind, icon))),
)
