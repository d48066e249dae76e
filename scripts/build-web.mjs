// `npm run build:web`: the app as static files in dist/, with a service worker that keeps it working offline.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ensureDeps, root } from './ensure-deps.mjs'
import { checkSizes } from './web-size.mjs'

ensureDeps()

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = join(root, values.out)

const { status } = spawnSync('npx', ['expo', 'export', '--platform', 'web', '--output-dir', values.out], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    EXPO_OFFLINE: '1',
    // Leaves out what nobody imports. Expo calls this experimental: the browser tests play exactly this build.
    EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1',
    EXPO_UNSTABLE_TREE_SHAKING: '1',
  },
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)

// The bundle may come out of Metro's cache, with an earlier commit in it: the page has the one that was built.
const page = join(out, 'index.html')
const edit = (before, after) => writeFileSync(page, readFileSync(page, 'utf8').replace(before, after))
const { getConfig } = createRequire(import.meta.url)('expo/config')
const { commit } = getConfig(root).exp.extra
if (commit) edit('</head>', `<meta name="commit" content="${commit}"></head>`)

const { generateSW } = await import('workbox-build')
const { count, size } = await generateSW({
  globDirectory: out,
  globPatterns: ['**/*.{html,js,css,json,ttf,wav,png,ico,webmanifest}'],
  // The fonts come out of packages and keep that in their path.
  globIgnores: [],
  swDest: join(out, 'service-worker.js'),
  navigateFallback: 'index.html',
  maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  // A newer app waits until no page of this one is open: such a page may still want a game that it has not opened, and
  // only the worker it started with keeps that game's script.
  skipWaiting: false,
  sourcemap: false,
})

// Only a build has a service worker, so only a build's page asks for one.
const register = `<script>addEventListener('load', () => navigator.serviceWorker?.register('/service-worker.js'))</script>`
edit('</body>', `${register}</body>`)

console.log(`${values.out}: ${count} files kept offline, ${Math.round(size / 1024)} KB`)

// A test build has more on its shelf than what ships.
if (!checkSizes(out) && !process.env.EXTRA_TABLES) {
  console.error('The scripts are larger than they may be: see scripts/web-size.mjs')
  process.exit(1)
}
