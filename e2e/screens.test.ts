import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'

import { assertAccessible, button, openHouse, type House } from './support/browser'
import { startKing, tapTurn, waitForTurn } from './support/king'
import { clashes, cutOff, growLetters } from './support/letters'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]
const places = [
  '/',
  '/new/nimble-thieves',
  '/rules/nimble-thieves',
  '/rules/nimble-thieves/star',
  '/new/king-of-thieves',
  '/rules/king-of-thieves',
  '/rules/king-of-thieves/goal',
  '/settings',
  '/about',
  '/matches',
]
const readyWords = {
  'en-GB': /Thieves|Settings|About|Matches/,
  'ru-RU': /воришки|Король воров|Настройки|О приложении|Партии/,
}

for (const [locale, words] of Object.entries(readyWords)) {
  describe(`every place in ${locale}`, () => {
    for (const viewport of sizes) {
      test(`fits ${viewport.width} × ${viewport.height} without a word cut off`, async () => {
        const { page, errors } = await house.visit({ locale, viewport })
        for (const place of places) {
          await page.goto(place)
          await page.getByText(words).first().waitFor()
          assert.deepEqual(await cutOff(page), [], `${place} at ${viewport.width}`)
        }
        assert.deepEqual(errors, [])
      })
    }

    for (const scale of [1.3, 2]) {
      test(`has room for letters of ${scale * 100} %`, async () => {
        const { page } = await house.visit({ locale })
        for (const place of places) {
          await page.goto(place)
          await page.getByText(words).first().waitFor()
          await growLetters(page, scale)
          assert.deepEqual(await cutOff(page), [], place)
        }
      })
    }

    test('has no serious problem for a screen reader', async () => {
      const { page } = await house.visit({ locale })
      for (const place of places) {
        await page.goto(place)
        await page.getByText(words).first().waitFor()
        await assertAccessible(page, `${place} in ${locale}`)
      }
      assert.equal(await page.locator('html').getAttribute('lang'), locale.slice(0, 2))
    })
  })
}

test('at the table of King of Thieves large letters stay clear of each other', async () => {
  const { page } = await house.visit()
  await startKing(page)
  await growLetters(page, 2)
  for (let decisions = 0; decisions < 8; decisions++) {
    assert.equal(await waitForTurn(page), 'turn')
    assert.deepEqual(await clashes(page), [])
    await tapTurn(page, decisions)
  }
})

test('the language can be changed, holds at once and after a reload', async () => {
  const { page } = await house.visit({ path: '/settings' })
  await page.getByRole('radio', { name: 'Русский' }).click()
  await page.getByRole('heading', { name: 'Настройки' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Настройки' }).waitFor()
})

test('broken settings are the usual ones, and the app starts', async () => {
  const { page, errors } = await house.visit({ store: { settings: '{"speed":"ludicrous","sound":' } })
  await button(page, /^Nimble Thieves/).waitFor()
  assert.deepEqual(errors, [])
})

test('a name that makes no sense is explained, and nothing is dealt', async () => {
  const { page } = await house.visit()
  await button(page, /^Nimble Thieves/).click()
  await button(page, /^Player 1/).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('   ')
  await page.getByText('Everybody needs a name.').waitFor()
  await button(page, 'Done').click()
  await button(page, 'Play').click()
  await page.getByText('Everybody needs a name.').waitFor()
  assert.match(page.url(), /\/new\/nimble-thieves$/)
})

test('two taps from a cold start to a table', async () => {
  const { page } = await house.visit()
  await button(page, /^Nimble Thieves/).click()
  await button(page, 'Play').click()
  await page.waitForURL(/\/table\//)
})
