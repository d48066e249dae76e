/// <reference types="node" />

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { transformSync } from '@babel/core'
import { buildSync } from 'esbuild'

import type { Measured } from './measure'

const root = join(__dirname, '..', '..')

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

/** The measurements with all of the rules, as one plain script. */
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'scripts', 'bench', 'measure.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2018',
    write: false,
  })
  return outputFiles[0]!.text
}

/** This Hermes knows neither classes nor block scopes. */
function lowered(code: string): string {
  const plugins = ['transform-classes', 'transform-block-scoping'].map((name) =>
    require.resolve(`@babel/plugin-${name}`, { paths: [require.resolve('babel-preset-expo')] }),
  )
  return transformSync(code, { babelrc: false, configFile: false, compact: false, plugins })!.code!
}

/** Measures in Node, then on Hermes, from the same bundle. */
export function measureInBoth(): { node: Measured[]; hermes: Measured[] } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const script = join(folder, 'measure.js')
    const bytecode = join(folder, 'measure.hbc')
    const run = (command: string, args: string[]) => execFileSync(command, args, { encoding: 'utf8' })
    const code = bundle()
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
