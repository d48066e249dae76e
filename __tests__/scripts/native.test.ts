import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { androidFaults } from '@/scripts/native/android'
import { iosFaults } from '@/scripts/native/ios'
import { linkedFaults, linkedLibraries } from '@/scripts/native/libraries'
import { mergedFaults, readManifest } from '@/scripts/native/manifest'
import { prebuildCopy } from '@/scripts/native/prebuild'

const root = join(__dirname, '..', '..')
const manifest = 'android/app/src/main/AndroidManifest.xml'
const resources = 'android/app/src/main/res'

/** What the app's own configuration generates: every fault below is put into this. */
let copy: string
beforeAll(() => {
  copy = prebuildCopy(root)
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const faults = async () => [...(await androidFaults(join(copy, 'android'))), ...iosFaults(join(copy, 'ios'))]

/** The faults found while one file of the generated project is another; null: while it is missing. */
async function faultsWith(file: string, change: ((text: string) => string) | null): Promise<string[]> {
  const path = join(copy, file)
  const before = readFileSync(path)
  const after = change?.(before.toString('utf8'))
  expect(after).not.toBe(before.toString('utf8'))
  if (after === undefined) rmSync(path)
  else writeFileSync(path, after)
  try {
    return await faults()
  } finally {
    writeFileSync(path, before)
  }
}

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

test('the projects that our configuration generates have no fault', async () => {
  expect(await faults()).toEqual([])
})

test.each<[string, string, ((text: string) => string) | null, RegExp]>([
  [
    'a permission nobody gave a reason for',
    manifest,
    swap('<queries>', '<uses-permission android:name="android.permission.CAMERA"/><queries>'),
    /the app asks for android\.permission\.CAMERA/,
  ],
  [
    'a microphone',
    manifest,
    swap('<queries>', '<uses-permission android:name="android.permission.RECORD_AUDIO"/><queries>'),
    /asks for android\.permission\.RECORD_AUDIO/,
  ],
  [
    'predictive back off',
    manifest,
    swap('enableOnBackInvokedCallback="true"', 'enableOnBackInvokedCallback="false"'),
    /predictive back is off/,
  ],
  ['no round icon', manifest, swap(/android:roundIcon="\S+"/, ''), /no android:roundIcon/],
  [
    'a missing splash density',
    `${resources}/drawable-xxxhdpi/splashscreen_logo.png`,
    null,
    /drawable-xxxhdpi/,
  ],
  ['a missing icon density', `${resources}/mipmap-mdpi/ic_launcher.webp`, null, /mipmap-mdpi\/ic_launcher/],
  [
    'a white window',
    `${resources}/values/colors.xml`,
    swap(/(activityBackground">)#14110F/, '$1#FFFFFF'),
    /activityBackground is #FFFFFF/,
  ],
  [
    'a window without a colour',
    `${resources}/values/styles.xml`,
    swap(/<item name="android:windowBackground">.*<\/item>/, ''),
    /flash white/,
  ],
  ['a light interface', `${resources}/values/strings.xml`, swap('>dark<', '>light<'), /style is not dark/],
  [
    'a night that falls too late',
    'android/app/src/main/java/games/roguesandkings/app/MainApplication.kt',
    swap(/.*setDefaultNightMode.*/, ''),
    /navigation bar will be pale/,
  ],
  [
    'the old architecture',
    'android/gradle.properties',
    swap('newArchEnabled=true', ''),
    /architecture is off/,
  ],
  [
    'no edge-to-edge',
    'android/gradle.properties',
    swap('edgeToEdgeEnabled=true', 'edgeToEdgeEnabled=false'),
    /edge-to-edge is off/,
  ],
  ['another engine', 'android/gradle.properties', swap('hermesEnabled=true', ''), /Hermes is off/],
  ['another package', 'android/app/build.gradle', swap(/applicationId '.*'/, ''), /package is not/],
  [
    'an unsigned release',
    'android/app/build.gradle',
    (text) => text.replace(/(release \{[^}]*?)signingConfig signingConfigs\.debug/, '$1'),
    /not signed/,
  ],
  [
    'a question about the microphone on iOS',
    'ios/RoguesKings/Info.plist',
    swap('<dict>', '<dict><key>NSMicrophoneUsageDescription</key><string>Why?</string>'),
    /NSMicrophoneUsageDescription/,
  ],
  [
    'sound in the background on iOS',
    'ios/RoguesKings/Info.plist',
    swap('<dict>', '<dict><key>UIBackgroundModes</key><array><string>audio</string></array>'),
    /UIBackgroundModes/,
  ],
  [
    'an iPhone that cannot be turned',
    'ios/RoguesKings/Info.plist',
    swap('<string>UIInterfaceOrientationLandscapeLeft</string>', ''),
    /UISupportedInterfaceOrientations lacks UIInterfaceOrientationLandscapeLeft/,
  ],
  ['a light iPhone', 'ios/RoguesKings/Info.plist', swap('>Dark<', '>Light<'), /not Dark/],
  [
    'a white root view on iOS',
    'ios/RoguesKings/Info.plist',
    swap(/<key>RCTRootViewBackgroundColor<\/key>\s*<integer>\d+<\/integer>/, ''),
    /root view/,
  ],
])('%s is found', async (_, file, change, fault) => {
  expect(await faultsWith(file, change)).toEqual([expect.stringMatching(fault)])
})

test('a permission that is not taken out by name is found', async () => {
  const line = /\s*<uses-permission android:name="android.permission.SYSTEM_ALERT_WINDOW".*/
  expect(await faultsWith(manifest, swap(line, ''))).toEqual([expect.stringMatching(/not taken out/)])
})

describe('libraries', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'library-'))
    mkdirSync(join(folder, 'src/main'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function asking(permission: string): Promise<string[]> {
    const text = `<manifest><uses-permission android:name="android.permission.${permission}"/></manifest>`
    writeFileSync(join(folder, 'src/main/AndroidManifest.xml'), text)
    return linkedFaults(root, [folder])
  }

  test('those that are linked ask for nothing that is not listed or taken out', async () => {
    const linked = linkedLibraries(root).join()
    expect(linked).toContain('expo-audio')
    expect(linked).toContain('react-native-screens')
    expect(await linkedFaults(root)).toEqual([])
  })

  test('one that asks for more is found', async () => {
    expect(await asking('READ_CONTACTS')).toEqual([expect.stringMatching(/READ_CONTACTS/)])
  })

  test('one may ask for what we take out', async () => {
    expect(await asking('WRITE_EXTERNAL_STORAGE')).toEqual([])
  })
})

describe('the manifest of an APK', () => {
  async function merged(change: (text: string) => string): Promise<string[]> {
    const file = join(copy, 'merged.xml')
    // Merging drops what is marked for removal and names the package.
    const text = readFileSync(join(copy, manifest), 'utf8')
      .replace(/\s*<uses-permission.*tools:node="remove".*/g, '')
      .replace('<manifest', '<manifest package="games.roguesandkings.app"')
    writeFileSync(file, change(text))
    return mergedFaults(await readManifest(file))
  }

  test('may have what the table lists', async () => {
    const network = '<uses-permission android:name="android.permission.ACCESS_NETWORK_STATE"/>'
    expect(await merged(swap('<queries>', `${network}<queries>`))).toEqual([])
  })

  test.each([
    [
      'RECORD_AUDIO',
      swap('<queries>', '<uses-permission android:name="android.permission.RECORD_AUDIO"/><queries>'),
    ],
    ['WRITE_EXTERNAL_STORAGE', swap('VIBRATE', 'WRITE_EXTERNAL_STORAGE')],
    ['predictive back', swap(/ android:enableOnBackInvokedCallback="true"/, '')],
    ['package', swap('"games.roguesandkings.app"', '"com.example"')],
  ])('with a fault in it is refused: %s', async (fault, change) => {
    expect(await merged(change)).toEqual([expect.stringContaining(fault)])
  })
})
