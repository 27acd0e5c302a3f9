import { openDemo, shootDemo } from './open-demo.mjs'

/** @import { Locator, Page } from '@playwright/test' */
/** @import { Tools } from './open-demo.mjs' */

/**
 * The pictures of the home page: a demo, and what a reader would do in it.
 * @type {readonly { name: string, demo: string, act: (page: Page, field: Locator) => Promise<void> }[]}
 */
const pictures = [
  {
    name: 'single',
    demo: 'single',
    act: async (page, field) => {
      await field.click()
      await page.locator('.rc-select-item-option', { hasText: 'Express' }).click()
      await field.click()
    },
  },
  {
    name: 'multiple',
    demo: 'multiple',
    act: async (page, field) => {
      await field.click()
      await page.locator('.rc-select-item-option', { hasText: 'Greek' }).click()
      await page.locator('.rc-select-item-option', { hasText: 'Italian' }).click()
    },
  },
  {
    name: 'groups',
    demo: 'optgroup',
    act: async (_page, field) => {
      await field.click()
      await field.pressSequentially('t')
    },
  },
]

/**
 * Pictures of the real select in both schemes, 720 CSS pixels wide: `site/public/screenshots/<name>-<scheme>.png`.
 * @param {Tools} tools
 */
export async function shootSelects(tools) {
  for (const { name, demo, act } of pictures) {
    for (const scheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await openDemo(tools, { id: demo, scheme, width: 720 })
      await act(page, page.getByRole('combobox'))
      await page.locator('.rc-select-dropdown').waitFor()
      await page.mouse.move(0, 0)
      await tools.save(`site/public/screenshots/${name}-${scheme}.png`, await shootDemo(page))
      await page.close()
    }
  }
}
