import Svg, { Circle, Path, Polygon } from 'react-native-svg'

import { darken, lighten } from '../theme/colour'
import { gems } from '../theme/tokens'

/** What a thief's die shows: four gems, each with its own cut, a bag and a mask. */
export const lootKinds = ['red', 'white', 'blue', 'green', 'bag', 'mask'] as const
export type LootKind = (typeof lootKinds)[number]

/** Pictures are drawn on a grid of this many points. */
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

/** Facets are lit in so many steps either way: few enough that each step is one path. */
const STEPS = 3

/** The colour of a facet whose outer side looks that way, under a lamp above and to the left. */
function facetColour(colour: string, x: number, y: number): string {
  const light = (-0.45 * x - 0.9 * y) / Math.hypot(x, y)
  const step = Math.round(light * STEPS) / STEPS
  return step > 0 ? lighten(colour, step * 0.5) : darken(colour, -step * 0.46)
}

/** The facets around the table, as one path for each colour. */
function facetsOf(colour: string, corners: readonly Corner[], inner: readonly Corner[], middleY: number) {
  const paths = new Map<string, string>()
  corners.forEach((corner, index) => {
    const next = (index + 1) % corners.length
    const other = corners[next]!
    const fill = facetColour(
      colour,
      (corner[0] + other[0]) / 2 - MIDDLE,
      (corner[1] + other[1]) / 2 - middleY,
    )
    const facet = `M${points([corner, other, inner[next]!, inner[index]!])}Z`
    paths.set(fill, (paths.get(fill) ?? '') + facet)
  })
  return [...paths]
}

function CutGem({ colour, corners }: { colour: string; corners: readonly Corner[] }) {
  const middleY = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  const inner = corners.map(([x, y]): Corner => [
    MIDDLE + (x - MIDDLE) * TABLE,
    middleY + (y - middleY) * TABLE,
  ])
  return (
    <>
      {facetsOf(colour, corners, inner, middleY).map(([fill, facets]) => (
        <Path key={fill} d={facets} fill={fill} stroke={fill} strokeWidth={0.6} />
      ))}
      <Polygon
        points={points(inner)}
        fill={lighten(colour, 0.12)}
        stroke={lighten(colour, 0.55)}
        strokeWidth={1.2}
      />
      <Polygon
        points={points(corners)}
        fill="none"
        stroke={darken(colour, 0.5)}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
    </>
  )
}

const SACK = 'M25 19C12 25 6 37 6 46c0 11 9 16 26 16s26-5 26-16c0-9-6-21-19-27z'
const NECK = 'M21 3c4 2 7 2 11 0 4 2 7 2 11 0l-4 13H25z'

function Bag({ colour }: { colour: string }) {
  const edge = { stroke: darken(colour, 0.55), strokeWidth: 2.2, strokeLinejoin: 'round' } as const
  return (
    <>
      <Path d={SACK} fill={colour} {...edge} />
      <Path d="M14 33c3-6 7-9 11-11 0 12-6 20-13 25-2-5-1-9 2-14z" fill={lighten(colour, 0.42)} />
      <Path d={NECK} fill={lighten(colour, 0.18)} {...edge} />
      <Path d="M23 17.5h18" stroke={darken(colour, 0.6)} strokeWidth={4.4} strokeLinecap="round" />
      <Circle cx={34} cy={44} r={9} fill={lighten(colour, 0.5)} {...edge} />
      <Path d="M34 39v10" stroke={darken(colour, 0.55)} strokeWidth={2.6} strokeLinecap="round" />
    </>
  )
}

const DOMINO =
  'M2 21c9-7 21-7 30-1 9-6 21-6 30 1 2 15-4 28-15 28-8 0-11-6-15-11-4 5-7 11-15 11C6 49 0 36 2 21z'
const EYES = 'M11 31c4-6 11-6 15 1-5 5-11 5-15-1zM53 31c-4-6-11-6-15 1 5 5 11 5 15-1z'

function Mask({ colour }: { colour: string }) {
  return (
    <>
      <Path d={DOMINO} fill={colour} stroke={darken(colour, 0.55)} strokeWidth={2.2} strokeLinejoin="round" />
      <Path d="M5 23c8-5 18-5 27 1 9-6 19-6 27-1-8-2-18-1-27 5-9-6-19-7-27-5z" fill={lighten(colour, 0.45)} />
      <Path d={EYES} fill={darken(colour, 0.82)} />
    </>
  )
}

/** The picture alone, for drawings that already stand in an `Svg` of `GEM_GRID` points. */
export function GemDrawing({ kind }: { kind: LootKind }) {
  const { colour, cut } = gems[kind]
  if (cut === 'bag') return <Bag colour={colour} />
  if (cut === 'mask') return <Mask colour={colour} />
  return <CutGem colour={colour} corners={cuts[cut]} />
}

/** A gem, a bag or a mask by itself: on price tags, in sentences, in lists. Whoever shows it gives the label. */
export function Gem({ kind, size }: { kind: LootKind; size: number }) {
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`-2 -2 ${GEM_GRID + 4} ${GEM_GRID + 4}`}
      aria-hidden
      pointerEvents="none"
    >
      <GemDrawing kind={kind} />
    </Svg>
  )
}
