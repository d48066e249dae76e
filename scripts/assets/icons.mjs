/**
 * Compiles the icons named in icons.json (file → our name → the name in game-icons, CC BY 3.0). What only one game's
 * table shows stands in that game's folder and is fetched with it. `--check` writes nothing and fails when a file is
 * out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/game-icons/icons.json')
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const wanted = JSON.parse(readFileSync(here('icons.json'), 'utf8'))

function pathOf(source) {
  const icon = icons[source]
  if (!icon) throw new Error(`game-icons has no "${source}"`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  if (paths.length === 0) throw new Error(`"${source}" is not made of paths`)
  return paths.join('')
}

for (const [file, names] of Object.entries(wanted)) {
  const target = here(`../../${file}`)
  const lines = Object.entries(names).map(([name, source]) => `  '${name}': '${pathOf(source)}',`)
  const source = `// Made by scripts/assets/icons.mjs from game-icons (game-icons.net, CC BY 3.0). Do not edit.
export const glyphs = {
${lines.join('\n')}
} as const
`
  const text = await format(source, { ...(await resolveConfig(target)), parser: 'typescript' })

  if (!process.argv.includes('--check')) {
    writeFileSync(target, text)
    console.log(`${file}: ${lines.length} icons, ${Math.round(text.length / 1024)} KB`)
  } else if (readFileSync(target, 'utf8') !== text) {
    console.error(`${file} is out of date: run node scripts/assets/icons.mjs`)
    process.exit(1)
  }
}
