// Runs a TypeScript script: node scripts/run-ts.mjs path/to/script.ts [arguments]
import { spawnSync } from 'node:child_process'

import { ensureDeps } from './ensure-deps.mjs'

ensureDeps()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
