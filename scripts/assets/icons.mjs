/**
 * Compiles the icons named in icons.json (our name → the name in game-icons, CC BY 3.0) into
 * components/icons/glyphs.ts. `--check` writes nothing and fails when that file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/game-icons/icons.json')
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const target = here('../../components/icons/glyphs.ts')
const wanted = JSON.parse(readFileSync(here('icons.json'), 'utf8'))

function pathOf(source) {
  const icon = icons[source]
  if (!icon) throw new Error(`game-icons has no "${source}"`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length === 0) throw new Error(`"${source}" is not made of paths`)
  return paths.join('')
}

const lines = Object.entries(wanted).map(([name, source]) => `  '${name}': '${pathOf(source)}',`)
const source = `// Made by scripts/assets/icons.mjs from game-icons (game-icons.net, CC BY 3.0). Do not edit.
export const glyphs = {
${lines.join('\n')}
} as const
`
const text = await format(source, { ...(await resolveConfig(target)), parser: 'typescript' })

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('components/icons/glyphs.ts is out of date: run node scripts/assets/icons.mjs')
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
  console.log(`${lines.length} icons, ${Math.round(text.length / 1024)} KB`)
}
