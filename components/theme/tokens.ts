/**
 * Every colour, size, corner, shadow and duration of the house. No other file writes one of these as a literal.
 */

export const colours = {
  night: '#14110F',
  wood: '#2A211B',
  woodLight: '#3A2E25',
  paper: '#F3E9D7',
  paperShade: '#E4D5BC',
  ink: '#2B2118',
  brass: '#C9A24B',
  brassLight: '#E8CF8A',
  good: '#5FA777',
  bad: '#D9534F',

  // The same voices where a small letter needs more contrast than the plain colour gives.
  paperSoft: 'rgba(243, 233, 215, 0.72)',
  inkSoft: 'rgba(43, 33, 24, 0.76)',
  goodOnDark: '#8FD3A6',
  badOnDark: '#F59A94',
  goodOnPaper: '#22623D',
  badOnPaper: '#A12B28',
  brassOnPaper: '#6F5110',

  // Light and shade laid over any surface.
  lit: 'rgba(255, 244, 214, 0.34)',
  glimmer: 'rgba(255, 244, 214, 0.10)',
  shade: 'rgba(0, 0, 0, 0.34)',
  hollow: 'rgba(0, 0, 0, 0.26)',
  /** Over the paper of a card that may not be played. */
  paperDim: 'rgba(58, 44, 30, 0.42)',
  scrim: 'rgba(10, 8, 7, 0.66)',
  clear: 'rgba(0, 0, 0, 0)',
} as const

export type GameTheme = {
  /** The felt's colour under the lamp and at the foot of the table. */
  readonly felt: readonly [top: string, foot: string]
  readonly accent: string
}

export const houseTheme: GameTheme = { felt: [colours.woodLight, colours.night], accent: colours.brass }

const gameThemes: Readonly<Record<string, GameTheme>> = {
  'king-of-thieves': { felt: ['#3B2140', '#24142A'], accent: '#C9A24B' },
  'royal-bet': { felt: ['#17402F', '#0E2A1F'], accent: '#B8323E' },
  'nimble-thieves': { felt: ['#12424A', '#0B2B31'], accent: '#E0B24A' },
  jackal: { felt: ['#123A5A', '#0B2439'], accent: '#DDBF8A' },
  'knights-vs-steambots': { felt: ['#2E3640', '#1D232A'], accent: '#C4713F' },
}

export const themedGames = Object.keys(gameThemes)

/** The game's table, or the house's own for a place that belongs to no game. */
export function themeOf(game?: string): GameTheme {
  return (game !== undefined && gameThemes[game]) || houseTheme
}

/** Gems and suits: a colour never stands alone, so each has its own cut. */
export const gems = {
  red: { colour: '#C8323C', cut: 'lozenge' },
  white: { colour: '#EFE8DA', cut: 'round' },
  blue: { colour: '#2F6FC4', cut: 'square' },
  green: { colour: '#2E9A5B', cut: 'drop' },
  black: { colour: '#26222B', cut: 'spade' },
  bag: { colour: '#D9A441', cut: 'bag' },
  mask: { colour: '#7A4FA3', cut: 'mask' },
} as const

/** The pieces of Nimble Thieves: each kind of loot has its own ground, and its own picture on it. */
export const bank = {
  money: '#6FA06A',
  gold: '#D8A63A',
  diamond: '#8FC3DC',
  floor: '#0A2226',
  room: '#0E3138',
  guard: '#33457A',
} as const

/** The three decks of King of Thieves: bronze, silver, gold. Their letters say the same. */
export const decks = { A: '#8A5A34', B: '#5F7488', C: '#A9801F' } as const

export type Mark = 'triangle' | 'circle' | 'square' | 'diamond' | 'star'
export type SeatColour = {
  readonly name: 'crimson' | 'azure' | 'emerald' | 'amber' | 'violet'
  readonly colour: string
  readonly mark: Mark
}

export const seatColours: readonly SeatColour[] = [
  { name: 'crimson', colour: '#C93A45', mark: 'triangle' },
  { name: 'azure', colour: '#3C82D6', mark: 'circle' },
  { name: 'emerald', colour: '#2C9C63', mark: 'square' },
  { name: 'amber', colour: '#E3A32E', mark: 'diamond' },
  { name: 'violet', colour: '#8C5CC0', mark: 'star' },
]

/** Colours are chosen at set-up, so this takes a colour's number, which need not be the seat's. */
export function seatColour(index: number): SeatColour {
  return seatColours[index % seatColours.length]!
}

/** Font sizes. Nothing is ever set smaller than `caption`. */
export const type = { caption: 12, label: 14, body: 16, heading: 20, title: 26, display: 34 } as const

/**
 * How far letters grow with the phone's own font size: freely where a page scrolls, less where they share a table with
 * pieces, and hardly where they stand on a piece.
 */
export const growth = { title: 1.5, table: 1.3, piece: 1.2, none: 1 } as const

/** The 4-point grid. */
export const space = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, huge: 48 } as const

export const radius = { chip: 6, card: 10, sheet: 16, round: 999 } as const

export const size = {
  /** The least a finger can hit. */
  target: 44,
  button: 52,
  /** Lines of text and sheets stay readable on a tablet. */
  column: 560,
  dialog: 420,
  /** A hand does not reach further across a table. */
  table: 1100,
  /** Lower than this a phone lies on its side. */
  lying: 480,
  hairline: 1,
  frame: 2,
  focusRing: 3,
} as const

/** The three sizes of a card: a token on a mat, one in a hand, and one held up to be read. */
export const cardSize = {
  chip: { width: 48, height: 62 },
  hand: { width: 84, height: 118 },
  full: { width: 232, height: 324 },
} as const

/** One soft shadow per height above the felt. */
export const shadow = {
  resting: '0px 1px 3px rgba(0, 0, 0, 0.42)',
  lifted: '0px 5px 12px rgba(0, 0, 0, 0.42)',
  dragged: '0px 14px 26px rgba(0, 0, 0, 0.46)',
  /** A card over the one behind it in a fan: the light comes from the upper right, so the shade falls to the left. */
  fanned: '-1px 1px 4px rgba(0, 0, 0, 0.36)',
  /** Edges of things with thickness: lit above, shaded below. */
  edges: 'inset 0px 1px 0px rgba(255, 244, 214, 0.34), inset 0px -2px 0px rgba(0, 0, 0, 0.24)',
  sunken: 'inset 0px 2px 4px rgba(0, 0, 0, 0.44), inset 0px -1px 0px rgba(255, 244, 214, 0.10)',
} as const

/** Milliseconds at normal speed; `useMotion` scales them by the player's setting. */
export const duration = {
  quick: 150,
  move: 260,
  flourish: 420,
  diceShort: 900,
  diceLong: 1200,
  stagger: 60,
  /** The ribbon of a new round or phase. */
  ribbon: 700,
  /** What hurts or delights. */
  beat: 1100,
  /** A lamp's slow breath while a bot thinks. */
  breath: 640,
} as const

/** How long a spoken line stays: long enough to be read twice. */
export const reading = { base: 2200, perLetter: 45 } as const

/** How long a caption stays at least before one's own turn takes its place; `fits` are the letters it has room for. */
export const captions = { base: 500, perLetter: 14, fits: 90 } as const

/** What a hand threw settles like this. */
export const spring = { damping: 18, stiffness: 220, mass: 0.8 } as const

/** How much of a colour stays when a thing cannot be used, or waits. */
export const opacity = { disabled: 0.48, waiting: 0.7, grain: 0.5 } as const
