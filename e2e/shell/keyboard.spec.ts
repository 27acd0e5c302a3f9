import { expect, test } from '../support/test.ts'

interface Stop {
  name: string
  isVisible: boolean
  isMarked: boolean
  isCovered: boolean
}

/** What a reader sees of the focused element. */
function lookAtFocus(): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  // The focus ring may be around a label or field that contains the focused input.
  const holders = [element, element.parentElement, element.closest('.rc-select')].filter((holder) => holder !== null)
  const { left, top, width, height } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  const label =
    element instanceof HTMLInputElement && element.labels?.[0] !== undefined
      ? element.labels[0].textContent
      : (element.ariaLabel ?? element.textContent)
  return {
    name: `${element.nodeName} ${label?.trim().slice(0, 40)}`,
    isVisible: top + height > 0 && top < innerHeight && left + width > 0 && left < innerWidth,
    isMarked: holders.some((holder) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(holder)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }),
    isCovered: onTop !== null && !element.contains(onTop) && !holders.some((holder) => holder.contains(onTop)),
  }
}

for (const width of [1280, 375]) {
  test(`the keyboard reaches everything at ${width} px, in the order of the page, and one sees where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en-US/demo/multiple-readonly')
    const stops: Stop[] = []
    const orders: number[] = []
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(lookAtFocus)
      if (stop === undefined) break
      stops.push(stop)
      orders.push(
        await page.evaluate(() =>
          [...document.body.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
        ),
      )
    }
    expect(stops[0]?.name).toBe('A Skip to content')
    expect(stops.at(-1)?.name, 'the walk ends at the end of the page').toBe('BUTTON Offline reading')
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    expect(stops.filter(({ isVisible, isMarked }) => !isVisible || !isMarked)).toEqual([])
    expect(stops.filter(({ isCovered }) => isCovered)).toEqual([])
    expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(['INPUT Attendees', 'INPUT Search']))
  })
}

test('anchors, tabs and folded code answer to the keyboard', async ({ page }) => {
  await page.goto('/en-US/demo/multiple-readonly')
  await page.getByRole('tab', { name: 'Usage' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'API' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'API' })).toBeVisible()
  await expect(page).toHaveURL('/en-US/demo/multiple-readonly?tab=api')
  await page.keyboard.press('Home')
  await expect(page.getByRole('tabpanel', { name: 'Usage' })).toBeVisible()
  const code = page.locator('details.demo-code').first()
  await code.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(code.locator('pre').first()).toBeVisible()
})
