/// <reference types="node" />

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { transformSync } from '@babel/core'
import { buildSync } from 'esbuild'

import type { Report } from './drive'
import type { Plan } from './plan'

const root = join(__dirname, '..', '..')
const bench = join('scripts', 'bench')

function hermesCommand(name: 'hermes' | 'hermesc'): string {
  const folders: Partial<Record<NodeJS.Platform, string>> = {
    linux: 'linux64-bin',
    darwin: 'osx-bin',
    win32: 'win64-bin',
  }
  const folder = folders[process.platform]
  if (!folder) throw new Error(`there is no Hermes for ${process.platform}`)
  return join(root, 'node_modules', 'hermes-engine-cli', folder, name)
}

/** A module with all it needs as one plain script, which leaves its exports in a variable. */
function bundle(entry: string, variable: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    globalName: variable,
    target: 'es2018',
    write: false,
  })
  return outputFiles[0]!.text
}

/** The rules of another commit with the measurements of today, which ask for no more than the contract. */
function checkOut(commit: string, folder: string): string {
  const archive = execFileSync('git', ['archive', commit, 'rules'], { cwd: root, maxBuffer: 2 ** 30 })
  mkdirSync(join(folder, bench), { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  copyFileSync(join(root, bench, 'measure.ts'), join(folder, bench, 'measure.ts'))
  return folder
}

/** This Hermes knows neither classes nor block scopes. */
function lowered(code: string): string {
  const plugins = ['transform-classes', 'transform-block-scoping'].map((name) =>
    require.resolve(`@babel/plugin-${name}`, { paths: [require.resolve('babel-preset-expo')] }),
  )
  return transformSync(code, { babelrc: false, configFile: false, compact: false, plugins })!.code!
}

/** Measures in Node, then on Hermes, from the same script. The present rules come first, then those of `against`. */
export function measureInBoth({ tables, against }: Plan): { node: Report; hermes: Report } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const script = join(folder, 'measure.js')
    const bytecode = join(folder, 'measure.hbc')
    const run = (command: string, args: string[]) => execFileSync(command, args, { encoding: 'utf8' })
    const sources = against === null ? [root] : [root, checkOut(against, folder)]
    const code = [
      bundle(join(root, bench, 'drive.ts'), 'driver'),
      ...sources.map((source, i) => bundle(join(source, bench, 'measure.ts'), `rules${i}`)),
      `driver.drive(${JSON.stringify(tables)}, [${sources.map((_, i) => `rules${i}`).join()}])`,
    ].join('\n')
    writeFileSync(script, code)
    const node = JSON.parse(run(process.execPath, [script]))
    writeFileSync(script, lowered(code))
    run(hermesCommand('hermesc'), ['-O', '-w', '-emit-binary', '-out', bytecode, script])
    const hermes = JSON.parse(run(hermesCommand('hermes'), [bytecode]))
    return { node, hermes }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
