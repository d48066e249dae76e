import { type LootKind } from '../../../components/dice/loot'
import { darken, lighten } from '../../../components/theme/colour'
import { colours } from '../../../components/theme/tokens'
import { GEM_GRID, gemBody } from './gems'
import { fall, moved, path, pool, type Drawing } from './svg'

const BOX = 100
const RIM = 5
/** The lamp on the rounded edge. */
const GLINT = 'M8 40V26Q8 8 26 8h22'
/** The picture lies in a shallow round well. */
const WELL = 42
const PICTURE = 62
/** Small faces, and those for people who go by shapes, are all picture. */
const LARGE_PICTURE = 76
const body = colours.paper

/** A side of a die seen straight on: a resin square with rounded edges and the picture engraved in it. */
export function dieFace(kind: LootKind, look: 'engraved' | 'bold'): Drawing {
  const side = look === 'bold' ? LARGE_PICTURE : PICTURE
  const offset = (BOX - side) / 2
  const flat = BOX - 2 * RIM
  const well = `<circle cx="50" cy="50" r="${WELL}" fill="url(#well)"/>
    <circle cx="50" cy="50" r="${WELL - 2.5}" fill="${darken(body, 0.1)}"/>`
  return {
    box: [0, 0, BOX],
    body: [
      fall(
        'rim',
        [0, 0, 1, 1],
        [
          [0, lighten(body, 0.8)],
          [0.5, darken(body, 0.1)],
          [1, darken(body, 0.42)],
        ],
      ),
      fall(
        'flat',
        [0, 0, 0.6, 1],
        [
          [0, lighten(body, 0.35)],
          [1, darken(body, 0.13)],
        ],
      ),
      fall(
        'well',
        [0.3, 0, 0.7, 1],
        [
          [0, darken(body, 0.5)],
          [0.5, darken(body, 0.14)],
          [1, lighten(body, 0.9)],
        ],
      ),
      `<rect width="${BOX}" height="${BOX}" rx="9" fill="url(#rim)"/>`,
      `<rect x="${RIM}" y="${RIM}" width="${flat}" height="${flat}" rx="22" fill="url(#flat)"/>`,
      path(GLINT, `fill="none" stroke="${lighten(body, 1)}" stroke-width="2.4" stroke-linecap="round"`),
      look === 'bold' ? '' : well,
      moved(offset, offset, side / GEM_GRID, gemBody(kind)),
    ].join(''),
  }
}

/** What a die casts on the felt: dark in the middle, wider than high. */
export const dieShadow: Drawing = {
  box: [0, 0, 100],
  body: [
    pool('dark', { x: 50, y: 50, r: 50, squash: 0.88 }, [
      [0.3, colours.night, 0.7],
      [0.62, colours.night, 0.34],
      [1, colours.night, 0],
    ]),
    '<rect width="100" height="100" fill="url(#dark)"/>',
  ].join(''),
}
