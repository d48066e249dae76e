import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'

import { assertAccessible, button, openHouse, type House } from './support/browser'

/** With High Card, the test tree's small game of secrets, on the shelf. */
let house: House
before(async () => {
  house = await openHouse('app-with-secrets')
})
after(() => house.close())

test('the curtain hides everything of the other player', async () => {
  const { page, errors } = await house.visit()
  await button(page, /^High Card/).click()
  await button(page, /^Remove Oren/).click()
  await button(page, /^Mira/).click()
  await page.getByRole('radio', { name: 'Person' }).click()
  await button(page, 'Done').click()
  await button(page, 'Play').click()

  const nothingShows = async (where: string) => {
    const html = await page.locator('#root').innerHTML()
    assert.doesNotMatch(html, /Hand \d|Lay \d|lays \d/, `${where}: a hand shows through`)
  }
  const hand = async () => (await page.getByText(/^Hand /).innerText()).replace('Hand ', '').split(' ')

  await page.getByText('Hand the phone to Player 1').waitFor()
  await nothingShows('before the first look')
  await assertAccessible(page, 'the curtain')

  // A short touch does not open it; holding does.
  await button(page, 'Hold to look').hover()
  await page.mouse.down()
  await page.waitForTimeout(200)
  await nothingShows('at the beginning of a hold')
  await page.waitForTimeout(600)
  await page.mouse.up()
  const firstHand = await hand()
  await button(page, /^Lay/).first().click()

  await page.getByText('Hand the phone to Player 2').waitFor()
  await nothingShows('between two people')
  // The way without holding: press, then confirm.
  await button(page, 'Hold to look').click()
  await nothingShows('after the first press')
  await button(page, 'I am Player 2: show').click()
  const secondHand = await hand()
  const html = await page.locator('#root').innerHTML()
  assert.doesNotMatch(html, /Player 1 lays/)
  for (const card of firstHand) assert.ok(!secondHand.includes(card))

  // Reloading at the curtain's other side closes it again.
  await page.reload()
  await page.getByText('Hand the phone to Player 2').waitFor()
  await nothingShows('after a reload')

  // What both waited for is shown on the table, where nobody's hand is seen; then the curtain falls again.
  await button(page, 'Hold to look').click()
  await button(page, 'I am Player 2: show').click()
  await button(page, /^Lay/).first().click()
  await page.getByText(/^Everyone has decided/).waitFor()
  await nothingShows('while they gather')
  await assertAccessible(page, 'gathering around the phone')
  await button(page, 'Show').click()
  await page.getByText('Has everyone seen it?').waitFor()
  await nothingShows('with the phone on the table')
  await page.getByText(/^Rounds (1 0|0 1)$/).waitFor()
  await button(page, 'Go on').click()
  await page.getByText(/^Hand the phone to/).waitFor()
  await nothingShows('behind the next curtain')
  assert.deepEqual(errors, [])
})
