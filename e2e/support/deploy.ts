import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist', 'app')

/** The built app on a host of its own, where a newer one can take its place. */
export function deploy() {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  cpSync(built, folder, { recursive: true })
  return {
    folder,
    /** The same app as a newer build: every script under another name, and none under its old one. */
    update() {
      const scripts = join('_expo', 'static', 'js', 'web')
      const renamed = readdirSync(join(folder, scripts)).map((name) => {
        const newer = name.replace(/[0-9a-f]{32}/, (hash) => createHash('md5').update(hash).digest('hex'))
        renameSync(join(folder, scripts, name), join(folder, scripts, newer))
        return [name, newer] as const
      })
      const rewrite = (path: string, more = (text: string) => text) => {
        const file = join(folder, path)
        const text = renamed.reduce(
          (all, [name, newer]) => all.replaceAll(name, newer),
          readFileSync(file, 'utf8'),
        )
        writeFileSync(file, more(text))
      }
      for (const [, newer] of renamed) rewrite(join(scripts, newer))
      rewrite('index.html')
      rewrite('service-worker.js', (text) =>
        text.replace(/(url:"index\.html",revision:")[0-9a-f]+/, '$1another'),
      )
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
