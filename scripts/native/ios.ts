import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import plist from '@expo/plist'

const orientations = [
  'UIInterfaceOrientationPortrait',
  'UIInterfaceOrientationLandscapeLeft',
  'UIInterfaceOrientationLandscapeRight',
]

/** Everything wrong with a generated iOS project's Info.plist, in words. */
export function iosFaults(project: string): string[] {
  const file = readdirSync(project, { recursive: true, encoding: 'utf8' }).find((name) =>
    /^[^/\\]+[/\\]Info\.plist$/.test(name),
  )
  if (!file) return ['there is no Info.plist']
  const info: Record<string, unknown> = plist.parse(readFileSync(join(project, file), 'utf8'))
  const faults = Object.keys(info)
    .filter((key) => key.endsWith('UsageDescription'))
    .map((key) => `${key}: the app would ask for something it does not need`)
  if ('UIBackgroundModes' in info) faults.push('UIBackgroundModes: the app has no business in the background')
  for (const key of ['UISupportedInterfaceOrientations', 'UISupportedInterfaceOrientations~ipad']) {
    const allowed: unknown = info[key]
    for (const orientation of orientations) {
      if (!Array.isArray(allowed) || !allowed.includes(orientation))
        faults.push(`${key} lacks ${orientation}`)
    }
  }
  if (info.UIUserInterfaceStyle !== 'Dark') faults.push('UIUserInterfaceStyle is not Dark')
  // What expo-system-ui paints the window with: ARGB as one number.
  if (info.RCTRootViewBackgroundColor !== 0xff14110f) faults.push('the root view is not as dark as the night')
  return faults
}
