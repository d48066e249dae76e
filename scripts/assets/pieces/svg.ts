import { glyphs as wares } from '../../../components/games/king-of-thieves/cards/glyphs'
import { glyphs as house } from '../../../components/icons/glyphs'

const glyphs = { ...house, ...wares }
export type Glyph = keyof typeof glyphs

/** A drawing by its own measure: the box that its points are counted in, and what is in the box. */
export type Drawing = { readonly box: readonly [x: number, y: number, side: number]; readonly body: string }

/** A picture that the app shows: its file, how many pixels it has across, and in how many colours it is kept. */
export type Piece = {
  readonly file: string
  readonly side: number
  readonly colours: number
  readonly drawing: Drawing
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** From one corner of what it fills to another, in shares of it. */
export function fall(id: string, [x1, y1, x2, y2]: readonly number[], list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
}

/** From a point outwards, in the drawing's own points; `squash` makes the circle an ellipse around that point. */
export function pool(
  id: string,
  { x, y, r, squash = 1 }: { x: number; y: number; r: number; squash?: number },
  list: readonly Stop[],
): string {
  const flat = `translate(0 ${y * (1 - squash)}) scale(1 ${squash})`
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}" gradientTransform="${flat}">${stops(list)}</radialGradient>`
}

export const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`

export const moved = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`

/** One of the compiled icons in a square of this side. */
export function glyph(name: Glyph, x: number, y: number, side: number, fill: string): string {
  return moved(x, y, side / 512, path(glyphs[name], `fill="${fill}"`))
}

export function svgOf({ box: [x, y, side], body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}">${body}</svg>`
}
