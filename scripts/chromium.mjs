import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that the tests drive: CHROMIUM if set, else the first found in the usual places. */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : null
  return usualPlaces.find((path) => existsSync(path)) ?? null
}
