import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { render, screen } from '@testing-library/react-native'
import Constants from 'expo-constants'

import { browserOf, thisBuild } from '@/app/build'
import { BuildLine } from '@/app/screens/BuildLine'
import { speak, startTexts } from '@/app/texts'

jest.mock('expo-constants', () => ({
  __esModule: true,
  default: { expoConfig: { version: '1.2.3', extra: { commit: 'abcdef012' } } },
}))

const root = join(__dirname, '..', '..')

type Config = {
  ios: { buildNumber: string; bundleIdentifier: string }
  android: { versionCode: number; package: string }
  extra: { commit: string | null }
}

/** What the configuration says in a folder of its own process, as the build tools ask for it. */
function configIn(folder: string): Config {
  const script =
    'console.log(JSON.stringify(require("./app.config.js")({ config: require("./app.json").expo })))'
  return JSON.parse(execFileSync('node', ['-e', script], { cwd: folder, encoding: 'utf8' })) as Config
}

function withoutHistory(check: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  try {
    for (const file of ['app.json', 'app.config.js']) cpSync(join(root, file), join(folder, file))
    check(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

test('the numbers of a build grow with the commits', () => {
  withoutHistory((folder) => {
    git(folder, 'init', '-q')
    for (const count of [1, 2, 3]) {
      git(folder, 'add', '.')
      git(folder, 'commit', '-q', '--allow-empty', '-m', `${count}`)
      expect(configIn(folder)).toMatchObject({
        ios: { buildNumber: String(count), bundleIdentifier: 'games.roguesandkings.app' },
        android: { versionCode: count, package: 'games.roguesandkings.app' },
        extra: { commit: git(folder, 'rev-parse', '--short=9', 'HEAD').trim() },
      })
    }
  })
})

test('without git there is a number, and no commit', () => {
  withoutHistory((folder) => {
    expect(configIn(folder)).toMatchObject({ android: { versionCode: 1 }, extra: { commit: null } })
  })
})

test('a build says what it is', () => {
  expect(thisBuild()).toEqual({
    version: '1.2.3',
    commit: 'abcdef012',
    platform: 'iOS',
    engine: 'JavaScriptCore',
  })
})

test('on a phone the engine is called by its name', () => {
  Object.assign(globalThis, { HermesInternal: {} })
  try {
    expect(thisBuild().engine).toBe('Hermes')
  } finally {
    Reflect.deleteProperty(globalThis, 'HermesInternal')
  }
})

describe('where the commit is not known', () => {
  const { extra } = Constants.expoConfig!
  beforeEach(() => {
    Constants.expoConfig!.extra = { commit: null }
  })
  afterEach(() => {
    Constants.expoConfig!.extra = extra
  })

  test.each([
    ['en', /^Version 1\.2\.3 · unknown build · iOS/],
    ['ru', /^Версия 1\.2\.3 · неизвестная сборка · iOS/],
  ] as const)('it is said in words (%s)', (language, words) => {
    startTexts(language)
    speak(language)
    render(<BuildLine />)
    expect(screen.getByText(words)).toBeOnTheScreen()
  })
})

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    'Chrome 120',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/121.0', 'Edge 121'],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15',
    'Safari 17',
  ],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/119.0.1 Mobile/15E148 Safari/604.1', 'Chrome 119'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/122.0', 'Firefox 122'],
  ['Something else', 'Something else'],
])('a browser is called by its name', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name)
})
