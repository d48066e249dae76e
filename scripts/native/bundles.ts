// `npm run bundles`: exports the app for both phones as it ships, compiled to bytecode by the app's own Hermes.
// With a folder, the project in that folder.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { bytecodeFault } from './bytecode'

const root = dirname(dirname(__dirname))
const project = resolve(process.argv[2] ?? root)
const out = mkdtempSync(join(tmpdir(), 'bundles-'))

/** The version that the Hermes of the app reads: that of the compiler which react-native depends on. */
function hermesVersion(): number {
  const reactNative = require.resolve('react-native/package.json', { paths: [root] })
  const compiler = dirname(require.resolve('hermes-compiler/package.json', { paths: [reactNative] }))
  const folders: Partial<Record<NodeJS.Platform, string>> = { darwin: 'osx-bin', win32: 'win64-bin' }
  const hermesc = join(compiler, 'hermesc', folders[process.platform] ?? 'linux64-bin', 'hermesc')
  const said = execFileSync(hermesc, ['--version'], { encoding: 'utf8' })
  return Number(/bytecode version: (\d+)/.exec(said)?.[1])
}

/** Expo compiles with that same compiler, and fails where it refuses a bundle. */
function exportBundles(): boolean {
  const platforms = ['--platform', 'android', '--platform', 'ios']
  const { status } = spawnSync('npx', ['expo', 'export', ...platforms, '--output-dir', out], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1' },
    shell: process.platform === 'win32',
  })
  return status === 0
}

try {
  let sound = exportBundles()
  for (const platform of sound ? ['android', 'ios'] : []) {
    const folder = join(out, '_expo/static/js', platform)
    for (const file of readdirSync(folder)) {
      const bundle = readFileSync(join(folder, file))
      const fault = bytecodeFault(bundle, hermesVersion())
      sound &&= fault === null
      console.log(`${platform}: ${fault ?? `${Math.round(bundle.length / 1024)} KB of Hermes bytecode`}`)
    }
  }
  process.exitCode = sound ? 0 : 1
} finally {
  rmSync(out, { recursive: true })
}
