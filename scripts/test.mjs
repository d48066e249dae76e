// `npm test`: installs what is missing, then runs every check, cheapest first. All run even when one fails, so
// that a single run tells everything.
import { spawnSync } from 'node:child_process'

import { findChromium } from './chromium.mjs'
import { ensureDeps, root } from './ensure-deps.mjs'

ensureDeps()

const checks = [
  ['format', 'npm', ['run', '--silent', 'format:check']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['layers', 'npm', ['run', '--silent', 'layers']],
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['unit', 'npm', ['run', '--silent', 'unit']],
  ['bundles', 'npm', ['run', '--silent', 'bundles']],
]

const browser = findChromium()
if (browser) {
  checks.push(['browser', 'npm', ['run', '--silent', 'e2e']])
} else if (process.env.BROWSER_TESTS === 'required') {
  console.error('No Chromium found, and BROWSER_TESTS=required. Set CHROMIUM to its path.')
  process.exit(1)
}

const failed = []
for (const [name, command, args] of checks) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
  const start = performance.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`)
  if (status !== 0) failed.push(name)
}

if (!browser) console.log('\nSkipped the browser tests: no Chromium found (set CHROMIUM to its path).')
console.log(failed.length > 0 ? `\nFailed checks: ${failed.join(', ')}` : '\nEvery check passed.')
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
