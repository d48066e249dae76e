import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'

import { assertAccessible, button, openHouse, type House } from './support/browser'
import { isOver, playToTheEnd, startNimble, waitForTurn } from './support/nimble'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

describe('a whole match against bots, by taps', () => {
  for (const variant of ['Basic', 'Advanced'] as const) {
    test(`${variant}, to the result, the replay and a rematch`, async () => {
      const { page, errors } = await house.visit()
      await startNimble(page, variant)
      await assertAccessible(page, 'the table')
      const decisions = await playToTheEnd(page)
      assert.ok(decisions > 6, `only ${decisions} decisions`)

      await page.getByText(/wins$|share the win$/).waitFor()
      assert.equal(await page.getByRole('listitem').count(), 3)
      await assertAccessible(page, 'the result')

      await button(page, 'Replay').click()
      await button(page, 'Pause').click()
      const slider = page.getByRole('slider')
      const last = Number(await slider.getAttribute('aria-valuemax'))
      assert.ok(last > decisions)
      await button(page, 'One move on').click()
      await assertAccessible(page, 'the replay')
      await button(page, 'Back').click()

      await button(page, 'Rematch').click()
      await page.waitForURL(/\/table\/\w+$/)
      assert.equal(await waitForTurn(page), 'turn')
      assert.deepEqual(errors, [])
    })
  }
})

test('a thief is dragged along a line; an illegal drop springs back and says why', async () => {
  const { page, errors } = await house.visit()
  await startNimble(page, 'Basic')
  for (let placed = 0; placed < 3; placed++) {
    assert.equal(await waitForTurn(page), 'turn')
    await button(page, /lit: /).first().click()
  }
  await waitForTurn(page)
  const thief = button(page, /^Player 1’s thief \d.*, can go to/).first()
  const start = (await thief.boundingBox())!
  const room = (await thief.getAttribute('aria-label'))!.match(/room (\w\d)/)![1]!
  const middle = { x: start.x + start.width / 2, y: start.y + start.height / 2 }

  const drag = async (to: { x: number; y: number }) => {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move((middle.x + to.x) / 2, (middle.y + to.y) / 2, { steps: 6 })
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
  }
  // The guard post is never a target.
  const post = (await button(page, /guard post/).boundingBox())!
  await drag({ x: post.x + post.width / 2, y: post.y + post.height / 2 })
  await page
    .getByText(/guard post\.|straight line|in the way|Empty rooms/)
    .first()
    .waitFor()
  assert.equal(await button(page, new RegExp(`^[^,]*’s thief .*room ${room}`)).count(), 1)

  if ((await button(page, /lit: go here/).count()) === 0) await thief.click()
  const target = button(page, /lit: go here/).first()
  const targetRoom = (await target.getAttribute('aria-label'))!.match(/room (\w\d)/)![1]!
  const end = (await target.boundingBox())!
  await drag({ x: end.x + end.width / 2, y: end.y + end.height / 2 })
  await button(page, new RegExp(`^Player 1’s thief \\d.*room ${targetRoom}`)).waitFor()
  assert.deepEqual(errors, [])
})

test('two people pass the phone: no curtain, a light word, and what happened meanwhile', async () => {
  const { page, errors } = await house.visit()
  await button(page, /^Nimble Thieves/).click()
  await button(page, /^Remove Oren/).click()
  await button(page, /^Mira/).click()
  await page.getByRole('radio', { name: 'Person' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoe')
  await button(page, 'Done').click()
  await button(page, 'Play').click()
  const first = await page.getByRole('heading', { name: /, your turn$/ }).innerText()
  await button(page, /lit: /).first().click()
  const second = first.startsWith('Zoe') ? 'Player 1' : 'Zoe'
  await page.getByRole('heading', { name: `${second}, your turn` }).waitFor()
  const strip = page.getByRole('region', { name: 'Since your last turn' })
  await strip.waitFor()
  // Until the second person acts the first may have their move back; here they let it stand.
  await button(page, 'Undo').click()
  await page.getByText(/^Take back .+ last move\?$/).waitFor()
  await button(page, 'Let it stand').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The strip covers nothing: the board can be touched beside it, and it goes when it is told to.
  await button(page, /guard post/).click()
  await page.getByText('Nobody enters the guard post.').waitFor()
  await strip.getByRole('button', { name: 'Close' }).click()
  await strip.waitFor({ state: 'hidden' })
  assert.deepEqual(errors, [])
})

test('undo takes a move back with the bots’ answers', async () => {
  const { page } = await house.visit()
  await startNimble(page)
  await waitForTurn(page)
  const target = button(page, /lit: /).first()
  const label = (await target.getAttribute('aria-label'))!
  await target.click()
  await button(page, /Player 1’s thief 1/).waitFor()
  await waitForTurn(page)
  await button(page, 'Undo').click()
  await page.getByText(/moves? of the others go(es)? with it/).waitFor()
  await button(page, 'Take it back').click()
  await button(page, label).waitFor()
  assert.equal(await button(page, /Player 1’s thief 1/).count(), 0)
  await button(page, 'Redo').click()
  await button(page, /Player 1’s thief 1/).waitFor()
  assert.equal(isOver(page), false)
})
