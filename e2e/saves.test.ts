import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'

import { type Page } from 'playwright-core'

import { assertAccessible, button, openHouse, type House } from './support/browser'
import { startNimble, tapTurn, waitForTurn } from './support/nimble'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

/** Everything that a screen reader hears of the board, room by room. */
const position = (page: Page) =>
  button(page, /, room \w\d/).evaluateAll((rooms) =>
    rooms.map((room) => room.getAttribute('aria-label')).sort(),
  )

async function someMoves(page: Page, count: number): Promise<void> {
  for (let move = 0; move < count; move++) {
    assert.equal(await waitForTurn(page), 'turn')
    await tapTurn(page, move * 3)
  }
  await waitForTurn(page)
}

test('a reload in mid-match goes on from the same position', async () => {
  const { page, errors } = await house.visit()
  await startNimble(page)
  await someMoves(page, 5)
  const before = await position(page)
  await page.reload()
  await waitForTurn(page)
  assert.deepEqual(await position(page), before)
  await someMoves(page, 1)
  assert.notDeepEqual(await position(page), before)
  assert.deepEqual(errors, [])
})

test('leaving keeps the match, and home offers to go on', async () => {
  const { page } = await house.visit()
  await startNimble(page)
  await someMoves(page, 2)
  const before = await position(page)
  await button(page, 'Menu').click()
  await button(page, 'Leave the table').click()
  await button(page, /^Continue/).click()
  await waitForTurn(page)
  assert.deepEqual(await position(page), before)
})

test('a corrupted save is set aside with a word; the others are untouched', async () => {
  const { page, errors } = await house.visit()
  await startNimble(page)
  await someMoves(page, 1)
  await page.evaluate(() => localStorage.setItem('match/damaged1', '{"format":1,"id":"damaged1","mat'))
  await page.goto('/')
  await page.getByText('1 match could not be read and was set aside.').waitFor()
  await button(page, 'All matches').click()
  await page.getByText('Damaged match').waitFor()
  await assertAccessible(page, 'the matches')
  await button(page, /^Copy as text: damaged1/).click()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '{"format":1,"id":"damaged1","mat')
  await button(page, 'Back').click()
  await button(page, /^Continue/).click()
  assert.equal(await waitForTurn(page), 'turn')
  assert.deepEqual(errors, [])
})

test('a log that breaks the rules cannot be opened, is kept aside, and says so', async () => {
  const { page } = await house.visit()
  await startNimble(page)
  await someMoves(page, 1)
  await button(page, 'Menu').click()
  await button(page, 'Leave the table').click()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('match/'))!
    const record = JSON.parse(localStorage.getItem(key)!)
    record.match.moves[0].move = { type: 'place', cell: 30 }
    localStorage.setItem(key, JSON.stringify(record))
  })
  await page.goto('/')
  await button(page, /^Continue/).click()
  await page.getByText('This match cannot be opened').waitFor()
  await button(page, 'Matches').click()
  await page.getByText('Damaged match').waitFor()
})

test('a match travels as text; a text that makes no sense changes nothing', async () => {
  const { page } = await house.visit()
  await startNimble(page)
  await someMoves(page, 2)
  await button(page, 'Menu').click()
  await button(page, 'Copy the match as text').click()
  await button(page, 'Leave the table').click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('match/')).length)
  await page.goto('/matches')
  await button(page, 'Add a match from text').click()
  const field = page.getByRole('textbox')
  for (const [nonsense, message] of [
    ['hello', /not a match/],
    [text.slice(0, 100), /not a match/],
    [text.replace('"nimble-thieves"', '"chess"'), /a game that is not here/],
    [text.replace(/"seed":\d+/, '"seed":1'), /do not follow the rules/],
  ] as const) {
    await field.fill(nonsense)
    await button(page, 'Add').click()
    await page.getByText(message).first().waitFor()
    assert.equal(await stored(), 1)
  }
  await field.fill(text)
  await button(page, 'Add').click()
  await page.getByText('Added to your matches.').waitFor()
  assert.equal(await stored(), 2)
})

test('addresses of nothing are answered in words', async () => {
  for (const [path, words] of [
    ['/table/nothinghere', 'There is no such match here'],
    ['/table/nothinghere/result', 'There is no such match here'],
    ['/new/chess', 'There is no such game here.'],
    ['/rules/chess', 'There is no such game here.'],
  ] as const) {
    const { page, errors } = await house.visit({ path })
    await page.getByText(words).first().waitFor()
    assert.deepEqual(errors, [])
  }
})
