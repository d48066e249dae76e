import assert from 'node:assert/strict'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

import { serve } from './server'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 360, height: 640 }

export type Visit = { readonly page: Page; readonly errors: string[] }

/** One browser and one server for a test file. `build` is a folder below dist/, or any other by its whole path. */
export async function openHouse(build = 'app') {
  const server = await serve(resolve(root, 'dist', build))
  const browser: Browser = await chromium.launch({ executablePath: process.env['CHROMIUM'], args: flags })
  const contexts: BrowserContext[] = []
  return {
    /** A fresh phone: nothing stored, at the home screen. */
    async visit(
      how: {
        viewport?: { width: number; height: number }
        locale?: string
        settings?: object
        store?: Record<string, string>
        path?: string
        /** Off for most tests: a page from its cache would hide what the server says. */
        offlineReady?: boolean
      } = {},
    ): Promise<Visit> {
      const context = await browser.newContext({
        viewport: how.viewport ?? phone,
        locale: how.locale ?? 'en-GB',
        hasTouch: true,
        serviceWorkers: how.offlineReady ? 'allow' : 'block',
        baseURL: server.url,
      })
      contexts.push(context)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      // Tests run at once, unless they are about the pace; only the first load is filled in.
      const stored = { settings: JSON.stringify({ speed: 'off', ...how.settings }), ...how.store }
      await page.addInitScript((items) => {
        if (sessionStorage.getItem('filled')) return
        sessionStorage.setItem('filled', 'yes')
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      }, stored)
      await page.addInitScript(seedChance)
      await page.goto(how.path ?? '/')
      return { page, errors }
    },
    async close() {
      for (const context of contexts) await context.close()
      await browser.close()
      await server.close()
    },
  }
}

/** The same deals in every run: the app draws only its seeds and ids from here. */
function seedChance(): void {
  let state = Number(sessionStorage.getItem('chance') ?? 1)
  Math.random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    sessionStorage.setItem('chance', String(state))
    return state / 0x80000000
  }
}

/** Whoever gets the phone back is told what happened, in a strip above the table. */
export async function putSlipAway(page: Page): Promise<void> {
  const slip = page.getByRole('region', { name: 'Since your last turn' })
  if ((await slip.count()) > 0) await slip.getByRole('button', { name: 'Close' }).click()
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** No serious problem for people who see, hear or move differently. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  assert.deepEqual(serious, [], `axe on ${where}`)
}

/** By its whole label, or by a part of it as a pattern. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
