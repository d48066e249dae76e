import assert from 'node:assert/strict'

import { type Page } from 'playwright-core'

import { button, putSlipAway } from './browser'

/** From the home screen to a fresh table of Nimble Thieves. */
export async function startNimble(page: Page, variant: 'Basic' | 'Advanced' = 'Advanced'): Promise<void> {
  await button(page, /^Nimble Thieves/).click()
  await page.getByRole('radio', { name: variant }).click()
  await button(page, 'Play').click()
  await page.waitForURL(/\/table\/\w+$/)
}

const lit = (page: Page) => button(page, /lit: /)
const movable = (page: Page) => button(page, /, can go to/)
const skip = (page: Page) => button(page, 'Skip')

export const isOver = (page: Page) => /\/result$/.test(page.url())

/** Waits until the person has something to decide, or the match is over. */
export async function waitForTurn(page: Page): Promise<'turn' | 'over'> {
  const turn = lit(page).or(movable(page)).or(skip(page)).first()
  await Promise.race([turn.waitFor({ timeout: 30_000 }), page.waitForURL(/\/result$/, { timeout: 30_000 })])
  if (isOver(page)) return 'over'
  await putSlipAway(page)
  return 'turn'
}

/** One decision by taps alone: the `pick`-th of what is lit, after choosing a piece where that comes first. */
export async function tapTurn(page: Page, pick: number): Promise<void> {
  if ((await lit(page).count()) === 0) {
    const pieces = await movable(page).count()
    if (pieces === 0) return skip(page).click()
    await movable(page)
      .nth(pick % pieces)
      .click()
  }
  const targets = await lit(page).count()
  assert.ok(targets > 0, 'a chosen piece has somewhere to go')
  await lit(page)
    .nth(pick % targets)
    .click()
}

/** Plays on by taps until the result is shown. Returns the number of decisions. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let decisions = 0; decisions < 200; decisions++) {
    if ((await waitForTurn(page)) === 'over') return decisions
    // A match may end, or a bot may answer, between looking and tapping; then the tap finds nothing and we look again.
    await tapTurn(page, decisions * 7).catch((error: Error) => {
      if (!/Timeout|not attached|somewhere to go/.test(error.message)) throw error
    })
  }
  return assert.fail('the match does not end')
}
