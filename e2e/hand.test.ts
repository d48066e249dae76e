import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'

import { type Locator, type Page } from 'playwright-core'

import { assertAccessible, button, openHouse, type House } from './support/browser'

/** A hand of cards in Long Hand, the test tree's game of secrets with many cards. */
let house: House
before(async () => {
  house = await openHouse('app-with-secrets')
})
after(() => house.close())

const sizes = { 3: 'Three', 7: 'Seven', 13: 'Thirteen', 20: 'Twenty' } as const
type Count = keyof typeof sizes
const counts = Object.keys(sizes).map(Number) as Count[]

async function deal(count: Count, settings: object = {}) {
  const { page, errors } = await house.visit({ settings })
  await button(page, /^Long Hand/).click()
  await page.getByRole('radio', { name: new RegExp(`^${sizes[count]}`) }).click()
  await button(page, 'Play').click()
  const last = cardsOf(page).nth(count - 1)
  await last.waitFor()
  // Dealt, and the page at rest: two looks see the same.
  let seen = ''
  for (let now = '?'; now !== seen; await page.waitForTimeout(150)) {
    seen = now
    now = JSON.stringify(await last.boundingBox())
  }
  return { page, errors }
}

const cardsOf = (page: Page) => page.getByTestId('hand').getByRole('button')
const order = async (page: Page) =>
  (await page.getByText(/^Order /).innerText()).replace('Order ', '').split(' ')
const chosen = (page: Page) => page.getByRole('button', { name: /, chosen,/ })
const laid = (page: Page, words: string) => page.getByText(`Laid ${words}`, { exact: true })

/** A spot of the card that nothing covers. */
async function spotOn(card: Locator): Promise<{ x: number; y: number }> {
  const spot = await card.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let down = 0.3; down < 0.9; down += 0.1) {
      const y = top + height * down
      const across: number[] = []
      for (let x = left; x < left + width; x++) {
        if (element.contains(document.elementFromPoint(x, y))) across.push(x)
      }
      if (across.length > 6) return { x: across[Math.floor(across.length / 2)]!, y }
    }
    return null
  })
  assert.ok(spot, 'a card is wholly covered')
  return spot
}

async function tap(page: Page, card: Locator): Promise<void> {
  const { x, y } = await spotOn(card)
  await page.mouse.click(x, y)
}

/** Out of the fan, then to the place, and let go there. */
async function drag(page: Page, card: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await spotOn(card)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 20, { steps: 3 })
  await page.mouse.move(x, y - 60, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await page.waitForTimeout(120)
  await page.mouse.move(to.x + 1, to.y)
  await page.waitForTimeout(120)
  await page.mouse.up()
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** The place of the first card that may be laid, and lies nowhere but in the middle. */
async function plain(page: Page): Promise<number> {
  const keys = (await order(page)).map(Number)
  return keys.findIndex((key) => key % 5 !== 0 && key % 8 !== 0)
}

for (const count of counts) {
  test(`a hand of ${count} cards fits a phone, can be touched and is played by two taps`, async () => {
    const { page, errors } = await deal(count)
    await assertAccessible(page, `a hand of ${count}`)
    const cards = cardsOf(page)
    assert.equal(await cards.count(), count)
    for (let place = 0; place < count; place++) {
      const box = (await cards.nth(place).boundingBox())!
      assert.ok(box.x >= 0 && box.x + box.width <= 360, `card ${place} leaves the screen`)
      assert.ok(box.y + box.height <= 640, `card ${place} is below the screen`)
      // A busy machine may take a slow tap for a long press: the next one is as good.
      for (let tries = 0; tries < 4 && (await chosen(page).count()) === 0; tries++) {
        await tap(page, cards.nth(place))
        await chosen(page)
          .waitFor({ timeout: 2000 })
          .catch(() => page.keyboard.press('Escape'))
      }
      assert.match(
        (await chosen(page).getAttribute('aria-label'))!,
        new RegExp(`, ${place + 1} of ${count}$`),
      )
      await page.keyboard.press('Escape')
      if ((await chosen(page).count()) > 0) await page.mouse.click(180, 330)
      await chosen(page).waitFor({ state: 'detached' })
    }
    const place = await plain(page)
    const key = (await order(page))[place]!
    await tap(page, cards.nth(place))
    await chosen(page).waitFor()
    await tap(page, chosen(page))
    await laid(page, `${key} on middle`).waitFor()
    assert.equal((await order(page)).length, count - 1)
    assert.deepEqual(errors, [])
  })

  test(`from a hand of ${count} a card is dragged to the table`, async () => {
    const { page, errors } = await deal(count)
    const place = await plain(page)
    const key = (await order(page))[place]!
    await drag(page, cardsOf(page).nth(place), await middleOf(page.getByText('middle', { exact: true })))
    await laid(page, `${key} on middle`).waitFor()
    assert.deepEqual(errors, [])
  })

  test(`from a hand of ${count} a card is flicked to the table`, async () => {
    const { page, errors } = await deal(count)
    const place = await plain(page)
    const key = (await order(page))[place]!
    const { x, y } = await spotOn(cardsOf(page).nth(place))
    // On a busy machine some throws come out as slow drags: the card springs back, and the next throw is as good.
    const thrown = laid(page, `${key} on middle`)
    for (let tries = 0; tries < 6 && (await thrown.count()) === 0; tries++) {
      await flick(page, { x, y })
      await thrown.waitFor({ timeout: 1500 }).catch(() => undefined)
    }
    await thrown.waitFor()
    assert.deepEqual(errors, [])
  })
}

/** A quick throw upwards, some 200 points in as many frames as a thumb takes. */
async function flick(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const up of [12, 30, 55, 85, 120, 160, 205]) {
    await page.mouse.move(x, y - up)
    await page.waitForTimeout(8)
  }
  await page.mouse.up()
}

test('a card that several places take asks for one, and a tap there plays it', async () => {
  const { page } = await deal(20)
  const place = (await order(page)).map(Number).findIndex((key) => key % 8 === 0 && key % 5 !== 0)
  assert.ok(place >= 0)
  const key = (await order(page))[place]!
  await tap(page, cardsOf(page).nth(place))
  await tap(page, chosen(page))
  await page.getByText('Choose where it goes.').waitFor()
  await button(page, 'Play here: the side spot').click()
  await laid(page, `${key} on side`).waitFor()
})

test('a card that may not be played says why and goes back', async () => {
  const { page } = await deal(13)
  const place = (await order(page)).map(Number).findIndex((key) => key % 5 === 0)
  assert.ok(place >= 0)
  await drag(page, cardsOf(page).nth(place), await middleOf(page.getByText('middle', { exact: true })))
  await page.getByText('Fives stay in the hand.').waitFor()
  assert.equal(await cardsOf(page).count(), 13)
  await laid(page, 'nothing').waitFor()
})

test('a card is put elsewhere in the fan by dragging, and the hand is sorted again', async () => {
  const { page } = await deal(7)
  const before = await order(page)
  const to = await spotOn(cardsOf(page).nth(4))
  await drag(page, cardsOf(page).nth(1), to)
  await page.getByText(`Order ${before.join(' ')}`).waitFor({ state: 'detached' })
  const now = await order(page)
  assert.notEqual(now.indexOf(before[1]!), 1)
  assert.deepEqual(
    now.filter((key) => key !== before[1]),
    before.filter((key) => key !== before[1]),
  )
  await button(page, 'Sort by suit').click()
  const suits = (await order(page)).map((key) => Number(key) % 4)
  assert.deepEqual(suits, suits.slice().sort())
})

test('the keyboard goes along the hand, reorders, looks closely, and plays', async () => {
  const { page, errors } = await deal(13)
  const before = await order(page)
  await cardsOf(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  assert.deepEqual((await order(page)).slice(0, 3), [before[0], before[2], before[1]])
  await page.keyboard.press('Home')

  const place = await plain(page)
  const key = (await order(page))[place]!
  for (let step = 0; step < place; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('i')
  await page.getByTestId('peek').waitFor()
  await assertAccessible(page, 'a card held up')
  await page.keyboard.press('Escape')
  await page.getByTestId('peek').waitFor({ state: 'detached' })
  // The keys are the card's again.
  await page.getByTestId('hand').locator(':focus').waitFor()
  await page.keyboard.press('Enter')
  await chosen(page).waitFor()
  await page.keyboard.press('Enter')
  await laid(page, `${key} on middle`).waitFor()
  assert.deepEqual(errors, [])
})

test('a long press or a right click holds a card up, leads to its rule, and presses nothing', async () => {
  const { page, errors } = await deal(7)
  const { x, y } = await spotOn(cardsOf(page).nth(3))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.getByTestId('peek').waitFor()
  await page.mouse.up()
  await page.waitForTimeout(200)
  await page.getByText('The higher card wins the round.').waitFor()
  assert.equal(await chosen(page).count(), 0)
  await button(page, 'Read the rule').click()
  await page.getByText('Lay one card face down.').waitFor()
  await button(page, 'Close').click()
  await page.getByText('Lay one card face down.').waitFor({ state: 'detached' })
  await laid(page, 'nothing').waitFor()

  await page.mouse.click(x, y, { button: 'right' })
  await page.getByTestId('peek').waitFor()
  await page.mouse.click(4, 4)
  await page.getByTestId('peek').waitFor({ state: 'detached' })
  assert.equal(await chosen(page).count(), 0)
  assert.deepEqual(errors, [])
})

test('a left hand holds its fan the other way round', async () => {
  const { page } = await deal(7, { leftHanded: true })
  const first = await spotOn(cardsOf(page).first())
  const second = await spotOn(cardsOf(page).nth(1))
  const box = (await cardsOf(page).first().boundingBox())!
  assert.ok(first.x < second.x)
  assert.ok(Math.abs(first.x - (box.x + box.width / 2)) < box.width / 4, 'the first card is not on top')
})
