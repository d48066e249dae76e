import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { XML } from 'expo/config-plugins'

import { applicationFaults, packageName, permissionFaults, readManifest, removalFaults } from './manifest'

const densities = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi']
const night = '#14110F'

/** What must be there, and in it. */
const contents: readonly [file: string, pattern: RegExp, fault: string][] = [
  ['app/build.gradle', new RegExp(`applicationId '${packageName}'`), `the package is not ${packageName}`],
  [
    'app/build.gradle',
    /release \{\s+(?:\/\/.*\s+)*signingConfig signingConfigs\.debug/,
    'a release is not signed',
  ],
  ['gradle.properties', /^newArchEnabled=true$/m, 'the new architecture is off'],
  ['gradle.properties', /^hermesEnabled=true$/m, 'Hermes is off'],
  ['gradle.properties', /^edgeToEdgeEnabled=true$/m, 'edge-to-edge is off'],
  [
    `app/src/main/java/${packageName.replaceAll('.', '/')}/MainApplication.kt`,
    /super\.onCreate\(\)\s+(?:\/\/.*\s+)*\S+setDefaultNightMode\(\S+MODE_NIGHT_YES\)/,
    'the first window is not dark: its navigation bar will be pale',
  ],
]

type Item = { $: { name: string }; _: string }

async function resources(file: string, kind: 'color' | 'string'): Promise<Record<string, string>> {
  const { resources } = (await XML.parseXMLAsync(readFileSync(file, 'utf8'))) as {
    resources: { [kind]?: Item[] }
  }
  return Object.fromEntries((resources[kind] ?? []).map(({ $, _ }) => [$.name, _]))
}

/** Everything wrong with a generated Android project, in words. */
export async function androidFaults(project: string): Promise<string[]> {
  const main = join(project, 'app/src/main')
  const faults: string[] = []
  for (const [file, pattern, fault] of contents) {
    const path = join(project, file)
    if (!existsSync(path) || !pattern.test(readFileSync(path, 'utf8'))) faults.push(`${fault} (${file})`)
  }
  for (const density of densities) {
    for (const picture of [
      `drawable-${density}/splashscreen_logo.png`,
      `mipmap-${density}/ic_launcher.webp`,
      `mipmap-${density}/ic_launcher_round.webp`,
      `mipmap-${density}/ic_launcher_foreground.webp`,
    ]) {
      if (!existsSync(join(main, 'res', picture))) faults.push(`there is no ${picture}`)
    }
  }
  const colours = await resources(join(main, 'res/values/colors.xml'), 'color')
  for (const place of ['activityBackground', 'splashscreen_background']) {
    if (colours[place] !== night) faults.push(`${place} is ${colours[place] ?? 'not set'}, not ${night}`)
  }
  const styles = readFileSync(join(main, 'res/values/styles.xml'), 'utf8')
  if (!styles.includes('<item name="android:windowBackground">@color/activityBackground</item>')) {
    faults.push('the window behind the app has no colour of its own: it will flash white')
  }
  const strings = await resources(join(main, 'res/values/strings.xml'), 'string')
  if (strings.expo_system_ui_user_interface_style !== 'dark') faults.push('the interface style is not dark')
  const manifest = await readManifest(join(main, 'AndroidManifest.xml'))
  return [
    ...faults,
    ...applicationFaults(manifest),
    ...permissionFaults(manifest, 'the app'),
    ...removalFaults(manifest),
  ]
}
