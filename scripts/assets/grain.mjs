/** Makes assets/pictures/grain.png: the felt's barely visible fibres, a tile that repeats without a seam. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { greyPng } from './png.mjs'
import { noise } from './noise.mjs'

const SIDE = 96
const next = noise(7)
const speckle = Array.from({ length: SIDE * SIDE }, () => next() - 0.5)
const at = (x, y) => speckle[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)]

const picture = greyPng(SIDE, (x, y) => {
  // A little of the neighbours makes short threads instead of dust.
  const thread = at(x, y) + 0.7 * at(x - 1, y) + 0.5 * at(x, y - 1)
  return [thread > 0 ? 255 : 0, Math.round(Math.min(Math.abs(thread), 0.8) * 26)]
})
writeFileSync(fileURLToPath(new URL('../../assets/pictures/grain.png', import.meta.url)), picture)
