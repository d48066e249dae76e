import { darken, lighten } from '../../../components/theme/colour'
import { colours, gems } from '../../../components/theme/tokens'
import { fall, glyph, path, pool, type Drawing, type Glyph } from './svg'

/** The deck's colour as a wall behind the thing, lit from above. A card stretches it to the shape of its picture. */
export function ground(colour: string): Drawing {
  return {
    box: [0, 0, 10],
    body: [
      fall(
        'wall',
        [0, 0, 0, 1],
        [
          [0, darken(colour, 0.35)],
          [1, darken(colour, 0.72)],
        ],
      ),
      pool('lamp', { x: 5, y: 3, r: 5, squash: 1.2 }, [
        [0, lighten(colour, 0.4), 0.5],
        [1, colour, 0],
      ]),
      '<rect width="10" height="10" fill="url(#wall)"/><rect width="10" height="10" fill="url(#lamp)"/>',
    ].join(''),
  }
}

/** A thing for sale: lit from above with a shaded lower edge. */
export function ware(name: Glyph): Drawing {
  const paint = colours.paperShade
  return {
    box: [0, 0, 512],
    body: [
      `<linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="512">
        <stop offset=".05" stop-color="${lighten(paint, 0.42)}"/><stop offset=".55" stop-color="${paint}"/>
        <stop offset="1" stop-color="${darken(paint, 0.34)}"/></linearGradient>`,
      `<g opacity=".5">${glyph(name, 0, 512 * 0.028, 512, colours.night)}</g>`,
      glyph(name, 0, 0, 512, 'url(#lit)'),
    ].join(''),
  }
}

/** The symbols in a card's corner, on a wooden counter. */
export function sign(name: Glyph): Drawing {
  return {
    box: [0, 0, 100],
    body: `<circle cx="50" cy="50" r="50" fill="${colours.wood}"/>${glyph(name, 10, 10, 80, colours.brassLight)}`,
  }
}

/** A brass coin with a crown, or a violet token of infamy with a crowned skull: lit above, shaded below. */
export function token(kind: 'coin' | 'infamy'): Drawing {
  const [metal, paint] = kind === 'coin' ? [colours.brass, colours.ink] : [gems.mask.colour, colours.paper]
  return {
    box: [0, 0, 100],
    body: [
      `<clipPath id="disc"><circle cx="50" cy="50" r="50"/></clipPath>`,
      `<g clip-path="url(#disc)"><rect width="100" height="100" fill="${metal}"/>`,
      path('M0 -60H100V50A50 50 0 0 0 0 50Z', `transform="translate(0 5)" fill="${colours.lit}"`),
      path('M0 160H100V50A50 50 0 0 1 0 50Z', `transform="translate(0 -10)" fill="rgba(0,0,0,.24)"`),
      '</g>',
      glyph(kind === 'coin' ? 'crown' : 'infamy', 19, 19, 62, paint),
    ].join(''),
  }
}

/** The first-player piece: a brass pawn that wears a crown. */
export function firstPiece(): Drawing {
  const edge = darken(colours.brass, 0.6)
  const metal = `fill="url(#brass)" stroke="${edge}" stroke-width="1" stroke-linejoin="round"`
  return {
    box: [0, 0, 32],
    body: [
      fall(
        'brass',
        [0, 0, 1, 0.3],
        [
          [0, lighten(colours.brass, 0.62)],
          [0.45, colours.brass],
          [1, darken(colours.brass, 0.45)],
        ],
      ),
      `<ellipse cx="16" cy="28.4" rx="11.5" ry="3" fill="${colours.shade}"/>`,
      path(
        'M6.5 28c0-2.6 1.8-4.2 4.3-5 1.7-2.3 2.4-4.6 2.6-7h5.2c.2 2.4.9 4.7 2.6 7 2.5.8 4.3 2.4 4.3 5z',
        metal,
      ),
      path('M8.5 4.5l3.6 3.3L16 2.6l3.9 5.2 3.6-3.3-1.5 10.9H10z', metal),
      path('M9.6 13.2h12.8', `stroke="${edge}" stroke-width="1.2"`),
    ].join(''),
  }
}
