/**
 * Turns the drawings in scripts/assets/pieces into assets/pictures/pieces/*.png through Chromium, and lists them in
 * components/icons/pictures.ts. Only what has changed is drawn again; `--check` writes nothing and fails when anything
 * is out of date. Run with `npm run pieces`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { format, resolveConfig } from 'prettier'
import UPNG from 'upng-js'

import { findChromium } from '../chromium.mjs'
import { root } from '../ensure-deps.mjs'
import { pieces } from './pieces/index'
import { svgOf, type Piece } from './pieces/svg'

const folder = join(root, 'assets', 'pictures', 'pieces')
const list = join(root, 'components', 'icons', 'pictures.ts')
/** What each picture was made from, and what came out: a picture that does not go with its drawing is found by them. */
const ledger = join(root, 'scripts', 'assets', 'pieces', 'ledger.json')

type Entry = { readonly drawing: string; readonly picture: string }
const entries: Record<string, Entry> = existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : {}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)
const hashOf = ({ drawing, side, colours }: Piece) => hash(`${side} ${colours} ${svgOf(drawing)}`)
const pathOf = ({ file }: Piece) => join(folder, `${file}.png`)

function isCurrent(piece: Piece): boolean {
  const entry = entries[piece.file]
  return (
    entry !== undefined &&
    entry.drawing === hashOf(piece) &&
    existsSync(pathOf(piece)) &&
    entry.picture === hash(readFileSync(pathOf(piece)))
  )
}

const wordOf = (file: string) => file.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

async function listing(): Promise<string> {
  const source = `// Made by scripts/assets/pieces.ts from the drawings beside it. Do not edit.
${pieces.map(({ file }) => `import ${wordOf(file)} from '../../assets/pictures/pieces/${file}.png'`).join('\n')}

export const pictures = {
${pieces.map(({ file }) => `'${file}': ${wordOf(file)},`).join('\n')}
} as const
`
  return format(source, { ...(await resolveConfig(list)), parser: 'typescript' })
}

async function draw(stale: readonly Piece[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  const page = await browser.newPage()
  for (const piece of stale) {
    const { side, colours, drawing } = piece
    await page.setViewportSize({ width: side, height: side })
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svgOf(drawing)}`,
    )
    const { width, height, ...shot } = UPNG.decode(await page.screenshot({ omitBackground: true }))
    const pixels = UPNG.toRGBA8({ width, height, ...shot })
    const file = Buffer.from(UPNG.encode(pixels, width, height, colours))
    mkdirSync(dirname(pathOf(piece)), { recursive: true })
    writeFileSync(pathOf(piece), file)
    entries[piece.file] = { drawing: hashOf(piece), picture: hash(file) }
  }
  await browser.close()
}

const known = new Set(pieces.map(pathOf))
const stale = pieces.filter((piece) => !isCurrent(piece))
const leftOver = (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
  .map((file) => join(folder, file))
  .filter((file) => file.endsWith('.png') && !known.has(file))

async function main(): Promise<void> {
  const text = await listing()
  if (process.argv.includes('--check')) {
    const faults = [...stale.map(pathOf), ...leftOver]
    if (!existsSync(list) || readFileSync(list, 'utf8') !== text) faults.push(list)
    if (faults.length === 0) return
    console.error(`out of date: run npm run pieces\n${faults.join('\n')}`)
    process.exit(1)
  }
  leftOver.forEach((file) => rmSync(file))
  await draw(stale)
  writeFileSync(list, text)
  const kept = Object.fromEntries(pieces.map(({ file }) => [file, entries[file]]))
  writeFileSync(ledger, `${JSON.stringify(kept, null, 2)}\n`)
  const bytes = pieces.reduce((sum, piece) => sum + readFileSync(pathOf(piece)).length, 0)
  console.log(`${pieces.length} pictures, ${stale.length} drawn again, ${Math.round(bytes / 1024)} KB`)
}

void main()
