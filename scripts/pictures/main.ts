// `npm run pictures`: builds the app and takes the README's pictures from it.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { button, openHouse } from '../../e2e/support/browser'
import { playToTheEnd, startNimble, tapTurn, waitForTurn } from '../../e2e/support/nimble'
import { findChromium } from '../chromium.mjs'
import { root } from '../ensure-deps.mjs'

const folder = join(root, 'assets', 'pictures', 'readme')
const viewport = { width: 390, height: 844 }

async function main(): Promise<void> {
  spawnSync('node', ['scripts/build-web.mjs', '--out', 'dist/app'], { cwd: root, stdio: 'inherit' })
  process.env['CHROMIUM'] = findChromium() ?? ''
  mkdirSync(folder, { recursive: true })
  const house = await openHouse()
  const { page } = await house.visit({ viewport, settings: { speed: 'fast' } })
  const picture = async (name: string) => {
    await page.waitForTimeout(1200)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  await button(page, /^Nimble Thieves/).waitFor()
  await picture('home')
  await startNimble(page)
  for (let turn = 0; turn < 8; turn++) {
    await waitForTurn(page)
    await tapTurn(page, turn * 5)
  }
  await waitForTurn(page)
  await button(page, /, can go to/)
    .first()
    .click()
    .catch(() => undefined)
  await picture('nimble-thieves')
  await playToTheEnd(page)
  await picture('result')
  await house.close()
}

void main()
