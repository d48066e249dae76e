import Constants from 'expo-constants'
import { Platform } from 'react-native'

/** What a report must name before anything else: which app ran where. */
export type Build = {
  readonly version: string
  /** Null in a build that was made without git. */
  readonly commit: string | null
  readonly platform: string
  readonly engine: string
}

/** Browsers by the name in their user agent; those built on Chrome and Safari name these too, so they come first. */
const browsers: readonly [name: string, version: RegExp][] = [
  ['Edge', /Edg\w*\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
]

export function browserOf(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return userAgent
}

function engine(): string {
  if ('HermesInternal' in globalThis) return 'Hermes'
  return Platform.OS === 'web' ? browserOf(navigator.userAgent) : 'JavaScriptCore'
}

function platform(): string {
  // A browser's version stands with the engine; Android counts by API level.
  if (Platform.OS === 'web') return 'Web'
  return `${Platform.OS === 'android' ? 'Android API' : 'iOS'} ${Platform.Version ?? ''}`.trim()
}

/** A web bundle may be older than the page around it: see scripts/build-web.mjs. */
function commitOfPage(): string | null {
  if (Platform.OS !== 'web') return null
  return document.querySelector('meta[name="commit"]')?.getAttribute('content') ?? null
}

/** The commit comes out of app.config.js, which asks git when the app is built. */
export function thisBuild(): Build {
  const { version, extra } = Constants.expoConfig ?? {}
  const commit: unknown = commitOfPage() ?? extra?.commit
  return {
    version: version ?? '0',
    commit: typeof commit === 'string' ? commit : null,
    platform: platform(),
    engine: engine(),
  }
}
