import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Packages that the lock file wants and node_modules lacks or has in another version. */
function missing() {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  if (!existsSync(installedLock)) return Object.keys(wanted)
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages
  return Object.entries(wanted)
    .filter(([path, { version, optional, peer }]) => {
      if (path === '' || ((optional || peer) && !installed[path])) return false
      return installed[path]?.version !== version
    })
    .map(([path]) => path)
}

/** Installs the locked dependencies unless they are all there. Exits the process when that fails. */
export function ensureDeps() {
  const lacking = missing()
  if (lacking.length === 0) return
  console.log(`Installing dependencies (${lacking.length} packages missing or outdated) …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed; see its messages above.')
    process.exit(status ?? 1)
  }
}
