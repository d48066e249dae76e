import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'

import { type Locator, type Page } from 'playwright-core'

import { assertAccessible, button, openHouse, type House } from './support/browser'
import {
  endButton,
  objects,
  payable,
  playToTheEnd,
  robSomebody,
  startKing,
  takeButton,
  tapTurn,
  throwButton,
  waitForTurn,
} from './support/king'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const box = (await locator.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

/** Plays by taps until the player has a choice of that kind. */
async function playUntil(page: Page, wanted: () => Promise<boolean>): Promise<void> {
  for (let decisions = 0; decisions < 60; decisions++) {
    assert.equal(await waitForTurn(page), 'turn')
    if (await wanted()) return
    await tapTurn(page, 1)
  }
  assert.fail('the choice never comes')
}

const mayChoose = (page: Page) => async () =>
  (await takeButton(page).count()) > 0 &&
  (await objects(page).count()) > 2 &&
  (await button(page, 'Take everything').count()) === 0
const mayBuy = (page: Page) => async () => (await payable(page).count()) > 0

const myMat = (page: Page) => page.getByRole('region', { name: 'Your mat' })
const me = (page: Page) => page.getByRole('button', { name: /^Player 1, / })

test('a whole match of three against bots, by taps, to the count, the replay and a rematch', async () => {
  const { page, errors } = await house.visit()
  await startKing(page)
  await waitForTurn(page)
  await assertAccessible(page, 'the table')
  const decisions = await playToTheEnd(page)
  assert.ok(decisions > 20, `only ${decisions} decisions`)

  await page.getByText(/wins$|share the win$/).waitFor()
  assert.equal(await page.getByRole('listitem').count(), 3)
  assert.ok((await page.getByRole('img', { name: /^Infamy: \d+, points: \d+$/ }).count()) === 3)
  await assertAccessible(page, 'the result')

  await button(page, 'Replay').click()
  await button(page, 'Pause').click()
  await button(page, 'One move on').click()
  await assertAccessible(page, 'the replay')
  await button(page, 'Back').click()
  await button(page, 'Rematch').click()
  await page.waitForURL(/\/table\/\w+$/)
  assert.equal(await waitForTurn(page), 'turn')
  assert.deepEqual(errors, [])
})

test('dice are dragged to the mat, cards too; sheets are accessible', async () => {
  const { page, errors } = await house.visit()
  await startKing(page)
  await playUntil(page, mayChoose(page))
  const die = objects(page).first()
  const label = (await die.getAttribute('aria-label'))!.replace(/, in the centre$/, '')
  await drag(page, await middle(die), await middle(myMat(page)))
  await page.getByRole('button', { name: new RegExp(`^Player 1, loot: (a |the )?${label},`) }).waitFor()

  await playUntil(page, mayBuy(page))
  const cards = async () => Number((await me(page).getAttribute('aria-label'))!.match(/(\d+) cards?,/)![1])
  const before = await cards()
  await payable(page).first().click()
  await assertAccessible(page, 'an open card')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await drag(page, await middle(payable(page).first()), await middle(myMat(page)))
  // With several ways to pay the proposal is shown first.
  const proposal = page.getByRole('button', { name: /^Buy: / })
  if ((await proposal.count()) > 0) await proposal.click()
  await page.getByRole('button', { name: new RegExp(`^Player 1, .*, ${before + 1} cards?,`) }).waitFor()
  assert.deepEqual(errors, [])
})

test('the dice are thrown by a flick', async () => {
  const { page, errors } = await house.visit()
  await startKing(page)
  await playUntil(page, async () => (await throwButton(page).count()) > 0)
  const centre = await middle(page.getByRole('region', { name: 'The centre' }))
  await drag(page, centre, { x: centre.x + 40, y: centre.y - 60 })
  await takeButton(page).waitFor()
  assert.deepEqual(errors, [])
})

test('two people and a bot share the phone, and robbing shows everybody’s share first', async () => {
  const { page, errors } = await house.visit()
  await button(page, /^King of Thieves/).click()
  await button(page, /^Mira/).click()
  await page.getByRole('radio', { name: 'Person' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoe')
  await button(page, 'Done').click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const robbable = button(page, /can be robbed$/)
  await playUntil(page, async () => (await robbable.count()) > 0)
  await robbable.first().click()
  await page.getByRole('dialog').getByRole('checkbox').first().click()
  await page.getByRole('img', { name: /^You keep: / }).waitFor()
  await page.getByRole('img', { name: /^The centre then: / }).waitFor()
  await assertAccessible(page, 'a robbery')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await robSomebody(page)
  for (let decisions = 0; decisions < 12; decisions++) {
    assert.equal(await waitForTurn(page), 'turn')
    await tapTurn(page, decisions)
  }
  assert.deepEqual(errors, [])
})

test('a drawer keeps its words while it closes', async () => {
  const { page } = await house.visit({ settings: { speed: 'fast' } })
  await startKing(page)
  await playUntil(page, mayBuy(page))
  await payable(page).first().click()
  const buy = page.getByRole('dialog').getByRole('button', { name: /^Buy: / })
  await buy.waitFor()
  const title = await page.getByRole('dialog').getByRole('heading').innerText()
  const closing = await buy.evaluate(async (pressed: HTMLElement) => {
    pressed.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.querySelector<HTMLElement>('[role=dialog]')?.innerText ?? ''
  })
  assert.ok(closing.includes(title) && closing.includes('Buy'), `only “${closing}” is left`)
})

for (const [moment, wanted] of [
  ['in mid-split', mayChoose],
  ['in mid-fence', mayBuy],
] as const) {
  test(`a reload ${moment} goes on from the same position`, async () => {
    const { page, errors } = await house.visit()
    await startKing(page)
    await playUntil(page, wanted(page))
    const position = async () => {
      const labels = await page
        .getByRole('main')
        .locator('[role="button"], [role="checkbox"]')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')))
      return labels.sort()
    }
    const before = await position()
    await page.reload()
    await waitForTurn(page)
    assert.deepEqual(await position(), before)
    await tapTurn(page, 1)
    assert.equal(await waitForTurn(page), 'turn')
    assert.deepEqual(errors, [])
  })
}

test('undo takes a purchase back', async () => {
  const { page } = await house.visit()
  await startKing(page)
  await playUntil(page, mayBuy(page))
  const before = (await me(page).getAttribute('aria-label'))!
  await payable(page).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy: / })
    .click()
  await endButton(page).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, 'Undo').click()
  await page.getByRole('button', { name: before, exact: true }).waitFor()
})

test('at normal speed the table says what bots do, and a new phase has its moment', async () => {
  const { page, errors } = await house.visit({ settings: { speed: 'normal' } })
  await startKing(page)
  const caption = page.getByTestId('caption')
  const said = new Set<string>()
  const read = async () => {
    const words = await caption.textContent({ timeout: 250 }).catch(() => null)
    if (words) said.add(words)
  }
  await page.getByText('Round 1 · the split').waitFor()
  const ribbon = page.getByTestId('ribbon').getByText('Round 1 · the fence')
  for (let tries = 0; (await ribbon.count()) === 0 && tries < 200; tries++) {
    await read()
    const mine = (await throwButton(page).count()) + (await takeButton(page).count()) > 0
    if (mine) await tapTurn(page, 1)
  }
  await ribbon.waitFor()
  assert.ok(
    [...said].some((words) => /^(Mira|Oren) (takes|robs|throws) .+\.$/.test(words)),
    [...said].join('\n'),
  )
  assert.deepEqual(errors, [])
})
