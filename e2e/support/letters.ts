import { type Page } from 'playwright-core'

/**
 * Letters as large as a phone with that font size shows them. A browser build takes no notice of the setting, so every
 * text is enlarged here as React Native would do it: letters and lines alike, up to what the text itself allows.
 */
export async function growLetters(page: Page, scale: number): Promise<void> {
  await page.evaluate((wanted) => {
    type Fiber = {
      type: unknown
      return: Fiber | null
      memoizedProps: { maxFontSizeMultiplier?: number } | null
    }

    const grown = new WeakSet<Element>()
    // Methods, since a bundler's help for the names of functions does not exist in the page.
    const hand = {
      /** From the drawn element up to its component, no further than to the next element. */
      mostOf(text: Element): number {
        const key = Object.keys(text).find((name) => name.startsWith('__reactFiber$'))
        const own = key ? (text as unknown as Record<string, Fiber>)[key]! : null
        for (
          let fiber = own;
          fiber && (fiber === own || typeof fiber.type !== 'string');
          fiber = fiber.return
        ) {
          const most = fiber.memoizedProps?.maxFontSizeMultiplier
          if (most !== undefined) return most
        }
        return Infinity
      },
      grow() {
        for (const text of document.querySelectorAll<HTMLElement>('[dir=auto]')) {
          if (grown.has(text) || text.parentElement?.closest('[dir=auto]')) continue
          grown.add(text)
          const { fontSize, lineHeight } = getComputedStyle(text)
          const factor = Math.min(wanted, hand.mostOf(text))
          text.style.setProperty('font-size', `${parseFloat(fontSize) * factor}px`, 'important')
          text.style.setProperty('line-height', `${parseFloat(lineHeight) * factor}px`, 'important')
        }
      },
    }
    hand.grow()
    new MutationObserver(() => hand.grow()).observe(document.body, { childList: true, subtree: true })
  }, scale)
}

/** Words that stick out of the page, or texts wider than the place they were given. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('[dir=auto]')].filter(
      (each) => each.offsetParent !== null,
    )
    return seen
      .filter((each) => {
        const box = each.getBoundingClientRect()
        const inView = box.bottom > 0 && box.top < innerHeight
        const outside = inView && (box.left < -1 || box.right > innerWidth + 1)
        return outside || each.scrollWidth > each.clientWidth + 1
      })
      .map((each) => each.innerText)
  })
}

/** Pairs of texts that lie over each other, and texts that leave the screen downwards, where nothing scrolls. */
export async function clashes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[role=main] [dir=auto]')]
      .filter((each) => each.offsetParent !== null && each.innerText.trim() !== '')
      .map((each) => ({ words: each.innerText, box: each.getBoundingClientRect() }))
    const low = boxes.filter(({ box }) => box.bottom > innerHeight + 1).map(({ words }) => words)
    const over = boxes.flatMap(({ words, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        return across > 2 && down > 4 ? [`${words} / ${other.words}`] : []
      }),
    )
    return [...low, ...over]
  })
}
