import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Generates the native projects from the app's configuration, in a temporary copy; returns its folder. */
export function prebuildCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'prebuild-'))
  for (const part of ['app.json', 'app.config.js', 'package.json', 'app', 'assets', 'scripts/native']) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  execFileSync('npx', ['expo', 'prebuild', '--no-install'], {
    cwd: copy,
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
  return copy
}
