import type { Locator, Page } from '@playwright/test'

/** A demo with its controls. */
export function findPreviewer(page: Page, id: string) {
  const demo = page.locator(`section#${id}`)
  const menu = demo.locator('.demo-menu')
  const openMenu = async (): Promise<void> => {
    if (await menu.isHidden()) await demo.getByRole('button', { name: 'More' }).click()
  }
  return {
    demo,
    openMenu,
    note: demo.locator('.demo-note'),
    frame: demo.frameLocator('iframe'),
    reset: demo.getByRole('button', { name: /^Back to how it was/ }),
    choose: async (group: string, name: string): Promise<void> => {
      await openMenu()
      await menu.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
      await page.keyboard.press('Escape')
    },
  }
}

/** The button is found by its place, because its name changes after it has copied. */
export function copyButton(demo: Locator): Locator {
  return demo.locator('.demo-copy')
}
