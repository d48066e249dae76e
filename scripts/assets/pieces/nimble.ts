import { drawn } from '../../../components/icons/drawings'
import { markPath } from '../../../components/icons/marks'
import { hexagon } from '../../../components/games/nimble-thieves/geometry'
import { darken, lighten } from '../../../components/theme/colour'
import { bank, colours, seatColour } from '../../../components/theme/tokens'
import { type Icon, type Kind } from '../../../rules/nimble-thieves/data'
import { fall, glyph, moved, path, type Drawing } from './svg'

const BOX = 100
const MIDDLE = { x: BOX / 2, y: BOX / 2 }
const HEIGHT = 78
const THICKNESS = 5
const below = (points: number) => hexagon({ x: MIDDLE.x, y: MIDDLE.y + points }, HEIGHT)

/** A thick tile of loot: its picture in the middle, its icon on a dark stud in the corner. */
export function tile(kind: Kind, icon: Icon | null): Drawing {
  const paint = bank[kind]
  return {
    box: [0, 0, BOX],
    body: [
      fall(
        'face',
        [0, 0, 0, 1],
        [
          [0.1, lighten(paint, 0.3)],
          [0.9, darken(paint, 0.16)],
        ],
      ),
      path(below(THICKNESS + 3), `fill="${colours.night}" opacity=".35"`),
      path(below(THICKNESS), `fill="${darken(paint, 0.55)}"`),
      path(
        below(0),
        `fill="url(#face)" stroke="${lighten(paint, 0.5)}" stroke-width="1.6" stroke-linejoin="round"`,
      ),
      path(
        hexagon(MIDDLE, HEIGHT - 10),
        `fill="none" stroke="${darken(paint, 0.42)}" stroke-width="1" opacity=".6"`,
      ),
      `<g opacity=".92">${glyph(kind, 25, 31, 46, darken(paint, 0.68))}</g>`,
      icon === null ? '' : stud(icon),
    ].join(''),
  }
}

const STUD = { x: 66, y: 27, r: 14 }
const STUD_ICON = 20
const STUD_GLYPHS = { star: 'star', vent: 'vent', eye: 'dark' } as const

/** The accomplice is light on dark, the shove dark on light: told apart by more than their fill. */
function stud(icon: Icon): string {
  const light = icon === 'shove'
  const paint = light ? colours.ink : colours.paper
  const [x, y] = [STUD.x - STUD_ICON / 2, STUD.y - STUD_ICON / 2]
  const plate = `<circle cx="${STUD.x}" cy="${STUD.y}" r="${STUD.r}" fill="${light ? colours.paper : colours.ink}" stroke="${light ? colours.ink : colours.brassLight}" stroke-width="1.8"/>`
  if (icon === 'accomplice' || icon === 'shove') {
    const man =
      icon === 'accomplice'
        ? path(
            drawn['man-light'].stroke,
            `fill="none" stroke="${paint}" stroke-width="3" stroke-linejoin="round"`,
          )
        : path(drawn['man-dark'].fill, `fill="${paint}"`)
    return plate + moved(x, y, STUD_ICON / 24, man)
  }
  return plate + glyph(STUD_GLYPHS[icon], x, y, STUD_ICON, icon === 'star' ? colours.brassLight : paint)
}

const CLOAK =
  'M24 3.5C15.5 3.5 11 10 11 18c0 6-1.5 14-5 21.5C11 44.5 37 44.5 42 39.5 38.5 32 37 24 37 18c0-8-4.5-14.5-13-14.5z'
const HOOD = 'M24 8c-5.5 0-8.5 4.5-8.5 10 0 5 4 8.5 8.5 8.5s8.5-3.5 8.5-8.5c0-5.5-3-10-8.5-10z'
const MARK_AT = { x: 24, y: 34.5 }

/** A hooded figure in its gang's colour, with the gang's mark on the cloak. */
export function thief(colour: number, look: 'plain' | 'bold'): Drawing {
  const paint = seatColour(colour).colour
  const mark = look === 'bold' ? 17 : 13
  const eye = (x: number) => `<ellipse cx="${x}" cy="18" rx="2.5" ry="1.7" fill="${colours.paper}"/>`
  return {
    box: [0, 0, 48],
    body: [
      fall(
        'cloth',
        [0, 0, 0, 1],
        [
          [0, lighten(paint, 0.38)],
          [0.45, paint],
          [1, darken(paint, 0.4)],
        ],
      ),
      moved(0, 1.6, 1, path(CLOAK, `fill="${darken(paint, 0.66)}"`)),
      path(CLOAK, `fill="url(#cloth)" stroke="${darken(paint, 0.62)}" stroke-width="1.3"`),
      path(HOOD, `fill="${darken(paint, 0.8)}"`),
      eye(20.3) + eye(27.7),
      moved(
        MARK_AT.x - mark / 2,
        MARK_AT.y - mark / 2,
        mark / 24,
        path(markPath(colour), `fill="${colours.paper}" stroke="${darken(paint, 0.62)}" stroke-width="1.6"`),
      ),
    ].join(''),
  }
}

const SHIELD = 'M24 2.5 41 8v15c0 11-7 18-17 22.5C14 41 7 34 7 23V8z'
const HEAD = 27

/** A badge with the guard's capped head: no colour of any seat, and a shape of its own. */
export function guard(): Drawing {
  return {
    box: [0, 0, 48],
    body: [
      fall(
        'metal',
        [0, 0, 0, 1],
        [
          [0, lighten(bank.guard, 0.3)],
          [0.5, bank.guard],
          [1, darken(bank.guard, 0.45)],
        ],
      ),
      moved(0, 1.8, 1, path(SHIELD, `fill="${colours.night}" opacity=".7"`)),
      path(
        SHIELD,
        `fill="url(#metal)" stroke="${colours.brassLight}" stroke-width="2" stroke-linejoin="round"`,
      ),
      glyph('guard', 24 - HEAD / 2, 8, HEAD, colours.paper),
    ].join(''),
  }
}
