import { type LootKind } from '../../../components/dice/loot'
import { darken, lighten } from '../../../components/theme/colour'
import { gems } from '../../../components/theme/tokens'
import { path, type Drawing } from './svg'

/** Gems are drawn on a grid of this many points. */
export const GEM_GRID = 64
const MIDDLE = GEM_GRID / 2

type Corner = readonly [x: number, y: number]

const round: readonly Corner[] = Array.from({ length: 12 }, (_, corner) => {
  const angle = ((corner + 0.5) * Math.PI) / 6
  return [MIDDLE + 27 * Math.cos(angle), MIDDLE + 27 * Math.sin(angle)]
})

/** The outlines, clockwise. */
const cuts: Readonly<Record<'lozenge' | 'round' | 'square' | 'drop', readonly Corner[]>> = {
  lozenge: [
    [32, 1],
    [57, 32],
    [32, 63],
    [7, 32],
  ],
  round,
  square: [
    [17, 7],
    [47, 7],
    [57, 17],
    [57, 47],
    [47, 57],
    [17, 57],
    [7, 47],
    [7, 17],
  ],
  drop: [
    [32, 1],
    [41, 15],
    [50, 30],
    [52, 43],
    [45, 56],
    [32, 61],
    [19, 56],
    [12, 43],
    [14, 30],
    [23, 15],
  ],
}

/** How much of a gem its flat top takes. */
const TABLE = 0.52

const points = (corners: readonly Corner[]) => corners.map((corner) => corner.join(',')).join(' ')

/** Facets are lit in so many steps either way. */
const STEPS = 3

/** The colour of a facet whose outer side looks that way, under a lamp above and to the left. */
function facetColour(colour: string, x: number, y: number): string {
  const light = (-0.45 * x - 0.9 * y) / Math.hypot(x, y)
  const step = Math.round(light * STEPS) / STEPS
  return step > 0 ? lighten(colour, step * 0.5) : darken(colour, -step * 0.46)
}

function cutGem(colour: string, corners: readonly Corner[]): string {
  const middleY = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  const inner = corners.map(([x, y]): Corner => [
    MIDDLE + (x - MIDDLE) * TABLE,
    middleY + (y - middleY) * TABLE,
  ])
  const facets = corners.map((corner, index) => {
    const next = (index + 1) % corners.length
    const other = corners[next]!
    const [x, y] = [(corner[0] + other[0]) / 2 - MIDDLE, (corner[1] + other[1]) / 2 - middleY]
    const fill = facetColour(colour, x, y)
    return `<polygon points="${points([corner, other, inner[next]!, inner[index]!])}" fill="${fill}" stroke="${fill}" stroke-width=".6"/>`
  })
  const table = `<polygon points="${points(inner)}" fill="${lighten(colour, 0.12)}" stroke="${lighten(colour, 0.55)}" stroke-width="1.2"/>`
  const edge = `<polygon points="${points(corners)}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="2.2" stroke-linejoin="round"/>`
  return [...facets, table, edge].join('')
}

const SACK = 'M25 19C12 25 6 37 6 46c0 11 9 16 26 16s26-5 26-16c0-9-6-21-19-27z'
const NECK = 'M21 3c4 2 7 2 11 0 4 2 7 2 11 0l-4 13H25z'
const SHINE = 'M14 33c3-6 7-9 11-11 0 12-6 20-13 25-2-5-1-9 2-14z'

function bag(colour: string): string {
  const edge = `stroke="${darken(colour, 0.55)}" stroke-width="2.2" stroke-linejoin="round"`
  return [
    path(SACK, `fill="${colour}" ${edge}`),
    path(SHINE, `fill="${lighten(colour, 0.42)}"`),
    path(NECK, `fill="${lighten(colour, 0.18)}" ${edge}`),
    path('M23 17.5h18', `stroke="${darken(colour, 0.6)}" stroke-width="4.4" stroke-linecap="round"`),
    `<circle cx="34" cy="44" r="9" fill="${lighten(colour, 0.5)}" ${edge}/>`,
    path('M34 39v10', `stroke="${darken(colour, 0.55)}" stroke-width="2.6" stroke-linecap="round"`),
  ].join('')
}

const DOMINO =
  'M2 21c9-7 21-7 30-1 9-6 21-6 30 1 2 15-4 28-15 28-8 0-11-6-15-11-4 5-7 11-15 11C6 49 0 36 2 21z'
const BROW = 'M5 23c8-5 18-5 27 1 9-6 19-6 27-1-8-2-18-1-27 5-9-6-19-7-27-5z'
const EYES = 'M11 31c4-6 11-6 15 1-5 5-11 5-15-1zM53 31c-4-6-11-6-15 1 5 5 11 5 15-1z'

function mask(colour: string): string {
  return [
    path(
      DOMINO,
      `fill="${colour}" stroke="${darken(colour, 0.55)}" stroke-width="2.2" stroke-linejoin="round"`,
    ),
    path(BROW, `fill="${lighten(colour, 0.45)}"`),
    path(EYES, `fill="${darken(colour, 0.82)}"`),
  ].join('')
}

/** What stands on the grid, without its margin. */
export function gemBody(kind: LootKind): string {
  const { colour, cut } = gems[kind]
  if (cut === 'bag') return bag(colour)
  return cut === 'mask' ? mask(colour) : cutGem(colour, cuts[cut])
}

export const gemDrawing = (kind: LootKind): Drawing => ({ box: [-2, -2, GEM_GRID + 4], body: gemBody(kind) })
