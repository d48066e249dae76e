import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'

import { type Page } from 'playwright-core'

import { button, openHouse, type House } from './support/browser'
import { deploy } from './support/deploy'

let host: ReturnType<typeof deploy>
let house: House
beforeEach(async () => {
  host = deploy()
  house = await openHouse(host.folder)
})
afterEach(async () => {
  await house.close()
  host.remove()
})

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
  )

test('a page that stays open over an update still opens every game; the next start is the newer app', async () => {
  const { page, errors } = await house.visit({ offlineReady: true })
  await button(page, /^Nimble Thieves/).waitFor()
  const older = await scriptsOf(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  host.update()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  // The newer worker has fetched all it needs, and waits.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  for (const game of [/^King of Thieves/, /^Nimble Thieves/]) {
    await button(page, game).click()
    await button(page, 'Play').waitFor()
    await page.goBack()
  }
  assert.deepEqual(await scriptsOf(page), older)
  assert.deepEqual(errors, [])

  await page.goto('about:blank')
  const next = await page.context().newPage()
  // The waiting worker takes over once the last page is gone, which the browser notices in its own time.
  const newer = async () => {
    await next.goto('/')
    await button(next, /^King of Thieves/).waitFor()
    return (await scriptsOf(next)).every((script) => !older.includes(script))
  }
  let tries = 0
  while (!(await newer())) {
    assert.ok((tries += 1) < 20, 'the newer app starts')
    await next.goto('about:blank')
  }
  await button(next, /^King of Thieves/).click()
  await button(next, 'Play').waitFor()
})

test('a page without a worker starts over in the newer app, where it was', async () => {
  const { page } = await house.visit()
  await button(page, /^King of Thieves/).waitFor()
  const older = await scriptsOf(page)
  host.update()
  await button(page, /^King of Thieves/).click()
  await button(page, 'Play').waitFor()
  assert.match(page.url(), /\/new\/king-of-thieves$/)
  assert.ok((await scriptsOf(page)).every((script) => !older.includes(script)))
})

test('a game that cannot be fetched says so, and can be tried again', async () => {
  const { page } = await house.visit()
  await button(page, /^King of Thieves/).waitFor()
  await page.context().setOffline(true)
  await button(page, /^King of Thieves/).click()
  await page.getByText('The game could not be fetched').waitFor()
  await page.context().setOffline(false)
  await button(page, 'Try again').click()
  await button(page, 'Play').waitFor()
})
