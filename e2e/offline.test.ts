import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'

import { button, openHouse, type House } from './support/browser'
import { startNimble, tapTurn, waitForTurn } from './support/nimble'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

test('after the first visit the app starts and plays without a network', async () => {
  const { page } = await house.visit({ offlineReady: true })
  await button(page, /^Nimble Thieves/).waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.reload()
  await startNimble(page)
  await waitForTurn(page)
  await tapTurn(page, 1)
  await waitForTurn(page)
  const loaded = await page.evaluate(() =>
    ['700 20px Alegreya_700Bold', '400 16px AlegreyaSans_400Regular'].map((font) =>
      document.fonts.check(font),
    ),
  )
  assert.deepEqual(loaded, [true, true])
})

test('it can be added to the home screen: the manifest names pictures that are there', async () => {
  const { page } = await house.visit()
  const sizes = await page.evaluate(async () => {
    const { icons } = await (await fetch('/manifest.webmanifest')).json()
    return Promise.all(
      (icons as { src: string }[]).map(async ({ src }) => {
        const picture = await createImageBitmap(await (await fetch(`/${src}`)).blob())
        return `${picture.width}x${picture.height}`
      }),
    )
  })
  assert.deepEqual(sizes, ['192x192', '512x512'])
})
