/**
 * Draws the app's icon, its Android foreground, the splash picture and the favicon, and renders them through
 * Chromium into assets/pictures. Run with `node --import tsx scripts/assets/pictures.mjs`.
 */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

import { darken, lighten } from '../../components/theme/colour.ts'
import { colours, themeOf } from '../../components/theme/tokens.ts'

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/game-icons/icons.json')
const shape = (name, fill) => icons[name].body.replaceAll('currentColor', fill)
const velvet = themeOf('king-of-thieves').felt

/** A crown that sits on a thief's mask: the whole house in two pieces. `scale` leaves the room a launcher cuts off. */
function emblem(scale) {
  const placed = (name, fill, x, y, side) =>
    `<g transform="translate(${x} ${y}) scale(${side / 512})">${shape(name, fill)}</g>`
  const piece = (name, fill, x, y, side) =>
    placed(name, 'rgba(0,0,0,.45)', x, y + side * 0.03, side) + placed(name, fill, x, y, side)
  return `
    <g transform="translate(512 512) scale(${scale}) translate(-512 -512)">
      ${piece('domino-mask', 'url(#mask)', 152, 372, 720)}
      ${piece('queen-crown', 'url(#crown)', 262, 84, 500)}
    </g>`
}

const paints = `
  <linearGradient id="crown" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${lighten(colours.brass, 0.55)}"/><stop offset=".5" stop-color="${colours.brass}"/>
    <stop offset="1" stop-color="${darken(colours.brass, 0.42)}"/>
  </linearGradient>
  <linearGradient id="mask" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".2" stop-color="${colours.paper}"/><stop offset=".8" stop-color="${darken(colours.paperShade, 0.2)}"/>
  </linearGradient>
  <linearGradient id="felt" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${velvet[0]}"/><stop offset="1" stop-color="${velvet[1]}"/>
  </linearGradient>
  <radialGradient id="lamp" cx=".5" cy=".3" r=".62">
    <stop offset="0" stop-color="${lighten(velvet[0], 0.5)}" stop-opacity=".75"/>
    <stop offset="1" stop-color="${velvet[0]}" stop-opacity="0"/>
  </radialGradient>`

/** Launchers round the icon's corners themselves; the frame inside is round already. */
function ground(corner) {
  const rim = (inset, width, colour) =>
    `<rect x="${inset}" y="${inset}" width="${1024 - 2 * inset}" height="${1024 - 2 * inset}" rx="${220 - inset}"
      fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return `<rect width="1024" height="1024" rx="${corner}" fill="url(#felt)"/>
    <rect width="1024" height="1024" rx="${corner}" fill="url(#lamp)"/>${rim(44, 10, colours.brass)}${rim(66, 3, colours.brass)}`
}

const pictures = [
  { file: 'assets/pictures/icon', side: 1024, drawing: ground(0) + emblem(0.92) },
  { file: 'assets/pictures/adaptive-icon', side: 1024, drawing: emblem(0.58) },
  { file: 'assets/pictures/splash', side: 512, drawing: emblem(1.05) },
  { file: 'assets/pictures/favicon', side: 64, drawing: ground(220) + emblem(1.02) },
  // For the web app's manifest.
  { file: 'public/icon-192', side: 192, drawing: ground(0) + emblem(0.92) },
  { file: 'public/icon-512', side: 512, drawing: ground(0) + emblem(0.92) },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { file, side, drawing } of pictures) {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  await page.setContent(`<body style="margin:0"><svg width="${side}" height="${side}" viewBox="0 0 1024 1024"
    xmlns="http://www.w3.org/2000/svg" style="display:block"><defs>${paints}</defs>${drawing}</svg></body>`)
  const path = fileURLToPath(new URL(`../../${file}.png`, import.meta.url))
  await page.screenshot({ path, omitBackground: true })
  await page.close()
}
await browser.close()
