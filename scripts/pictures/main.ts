// `npm run pictures`: builds the app and takes the README's pictures from it.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { type Page } from 'playwright-core'

import { button, openHouse } from '@/e2e/support/browser'
import * as king from '@/e2e/support/king'
import * as nimble from '@/e2e/support/nimble'
import { findChromium } from '../chromium.mjs'
import { root } from '../ensure-deps.mjs'

const folder = join(root, 'assets', 'pictures', 'readme')
const viewport = { width: 390, height: 844 }

async function take(page: Page, name: string): Promise<void> {
  // Whatever travels has arrived by then.
  await page.waitForTimeout(1500)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Some decisions into the match. */
async function playOn(page: Page, game: typeof king | typeof nimble, decisions: number): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    if ((await game.waitForTurn(page)) === 'over') return
    await game.tapTurn(page, made * 5)
  }
  await game.waitForTurn(page)
}

async function main(): Promise<void> {
  spawnSync('node', ['scripts/build-web.mjs', '--out', 'dist/app'], { cwd: root, stdio: 'inherit' })
  process.env['CHROMIUM'] = findChromium() ?? ''
  mkdirSync(folder, { recursive: true })
  const house = await openHouse()
  const settings = { speed: 'fast' }

  const { page: kingPage } = await house.visit({ viewport, settings })
  await button(kingPage, /^King of Thieves/).waitFor()
  await take(kingPage, 'home')
  await king.startKing(kingPage)
  await playOn(kingPage, king, 5)
  await take(kingPage, 'king-of-thieves')

  const { page: nimblePage } = await house.visit({ viewport, settings })
  await nimble.startNimble(nimblePage)
  await playOn(nimblePage, nimble, 10)
  await take(nimblePage, 'nimble-thieves')

  await house.close()
}

void main()
