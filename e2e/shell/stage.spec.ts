import type { Page } from '@playwright/test'
import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

/** Computed styles of every element of a demo, without those that depend on its width. */
function readStyles(page: Page, id: string): Promise<string[]> {
  return page.locator(`[data-demo="${id}"]`).evaluate((stage) => {
    const isOfWidth =
      /^(width|height|inline-size|block-size|(perspective|transform)-origin|(inset|margin)-?.*|top|right|bottom|left|animation.*|view-timeline.*|scroll-timeline.*)$/
    return [...stage.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element)
      const rules = [...style].filter((name) => !isOfWidth.test(name) && !name.startsWith('--'))
      return `${element.nodeName}.${element.getAttribute('class') ?? ''} { ${rules
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ')} }`
    })
  })
}

for (const id of ['single', 'multiple', 'controlled']) {
  test(`the styles of the site do not reach into ${id}: it looks the same alone`, async ({ page }) => {
    await openDemo(page, id)
    const onPage = await readStyles(page, id)
    await page.goto(`/~demos/${id}?locale=en-US`)
    await findDemo(page, id)
    const alone = await readStyles(page, id)
    expect(onPage.length).toBeGreaterThan(10)
    expect(onPage).toEqual(alone)
  })
}

for (const width of [1280, 375]) {
  test(`a list lies above everything and inside the window, high and low in it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const { root, popup, field } = await openDemo(page, 'single')
    const select = root.locator('.rc-select').first()
    // Lower down the list would end below the window: the library turns it over only where the page cannot scroll.
    for (const height of [80, 440]) {
      await select.evaluate(
        (element, to) => scrollBy({ top: element.getBoundingClientRect().top - to, behavior: 'instant' }),
        height,
      )
      await select.click()
      await expect(popup).toBeVisible()
      await popup.evaluate((list) => Promise.all(list.getAnimations().map((each) => each.finished)))
      const seen = await popup.evaluate((list) => {
        const { left, top, right, bottom } = list.getBoundingClientRect()
        const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => [x, y] as const),
        )
        return {
          isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          isOnTop: points.every(([x, y]) => list.contains(document.elementFromPoint(x, y))),
        }
      })
      expect(seen, `with the field ${height} px below the top`).toEqual({ isInside: true, isOnTop: true })
      await page.keyboard.press('Escape')
      await expect(field('Delivery method')).toHaveAttribute('aria-expanded', 'false')
    }
  })
}
