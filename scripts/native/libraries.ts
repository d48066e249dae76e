import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

import { libraryFaults, readManifest } from './manifest'

type Autolinked = { modules: { projects: { sourceDir: string }[] }[] }
type ReactNativeConfig = {
  dependencies: Record<string, { platforms: { android?: { sourceDir: string } | null } }>
}

function autolinking(root: string, args: readonly string[]): unknown {
  const cli = require.resolve('expo-modules-autolinking/bin/expo-modules-autolinking.js', {
    paths: [require.resolve('expo/package.json', { paths: [root] })],
  })
  const json = execFileSync(process.execPath, [cli, ...args, '--platform', 'android', '--json'], {
    cwd: root,
    encoding: 'utf8',
  })
  return JSON.parse(json)
}

/** The folders of every library that is linked into the Android app. */
export function linkedLibraries(root: string): string[] {
  const expo = autolinking(root, ['resolve']) as Autolinked
  const native = autolinking(root, ['react-native-config']) as ReactNativeConfig
  return [
    ...expo.modules.flatMap(({ projects }) => projects.map(({ sourceDir }) => sourceDir)),
    ...Object.values(native.dependencies).flatMap(({ platforms }) => platforms.android?.sourceDir ?? []),
  ]
}

/** Permissions that linked libraries ask for without a reason in the table. */
export async function linkedFaults(root: string, folders = linkedLibraries(root)): Promise<string[]> {
  const faults = folders.map(async (folder) => {
    const file = join(folder, 'src/main/AndroidManifest.xml')
    return existsSync(file) ? libraryFaults(await readManifest(file), relative(root, folder)) : []
  })
  return (await Promise.all(faults)).flat()
}
