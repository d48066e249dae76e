import assert from 'node:assert/strict'

import { type Locator, type Page } from 'playwright-core'

import { button, putSlipAway } from './browser'

/** From the home screen to a fresh table of King of Thieves for three. */
export async function startKing(page: Page): Promise<void> {
  await button(page, /^King of Thieves/).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/table\/\w+$/)
}

export const objects = (page: Page) => page.getByRole('checkbox')
export const throwButton = (page: Page) => button(page, 'Throw the dice').last()
export const takeButton = (page: Page) => button(page, /^Take/)
export const endButton = (page: Page) => button(page, 'End the turn')
export const payable = (page: Page) => button(page, /you can buy it$/)
const usable = (page: Page) => button(page, /can be used now$/)
const victims = (page: Page) => button(page, /can be robbed$/)
const keepButton = (page: Page) => button(page, 'Keep all')

/** Waits until the person has something to decide, or the match is over. */
export async function waitForTurn(page: Page): Promise<'turn' | 'over'> {
  const something = throwButton(page)
    .or(takeButton(page))
    .or(endButton(page))
    .or(victims(page))
    .or(keepButton(page))
    .first()
  await Promise.race([
    something.waitFor({ timeout: 60_000 }),
    page.waitForURL(/\/result$/, { timeout: 60_000 }),
  ])
  if (/\/result$/.test(page.url())) return 'over'
  await putSlipAway(page)
  return 'turn'
}

const seen = async (locator: Locator) => (await locator.count()) > 0

/** One decision by taps alone; `pick` makes one decision differ from the next. */
export async function tapTurn(page: Page, pick: number): Promise<void> {
  if (await seen(endButton(page))) return fence(page, pick)
  if (await seen(keepButton(page))) return keepButton(page).click()
  const mayTake = await seen(takeButton(page))
  if ((await seen(victims(page))) && (!mayTake || pick % 3 === 0)) return robSomebody(page)
  if (mayTake) return takeSome(page, pick)
  await throwButton(page).click()
}

async function takeSome(page: Page, pick: number): Promise<void> {
  const all = button(page, 'Take everything')
  if (await seen(all)) return all.click()
  const count = await objects(page).count()
  for (let taken = 0; taken < Math.min(count, 2 + (pick % 2)); taken++) await objects(page).nth(taken).click()
  await button(page, /^Take \d+ object/).click()
}

export async function robSomebody(page: Page): Promise<void> {
  await victims(page).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox').first().click()
  await sheet.getByRole('button', { name: /^Rob / }).click()
}

async function fence(page: Page, pick: number): Promise<void> {
  const sheet = page.getByRole('dialog')
  if (pick % 2 === 0 && (await seen(usable(page)))) {
    await usable(page).first().click()
    return sheet
      .getByRole('button', { name: /^Turn |^Give up |^1 coin for / })
      .first()
      .click()
  }
  if (await seen(payable(page))) {
    await payable(page)
      .nth(pick % (await payable(page).count()))
      .click()
    return sheet.getByRole('button', { name: /^Buy: / }).click()
  }
  await endButton(page).click()
}

/** Plays on by taps until the result is shown. Returns the number of decisions. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let decisions = 0; decisions < 400; decisions++) {
    if ((await waitForTurn(page)) === 'over') return decisions
    // A bot may answer between looking and tapping; then the tap finds nothing and we look again.
    await tapTurn(page, decisions).catch((error: Error) => {
      if (!/Timeout|not attached|closed/.test(error.message)) throw error
    })
  }
  return assert.fail('the match does not end')
}
