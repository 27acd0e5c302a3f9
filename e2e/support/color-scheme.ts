import { expect, type Page } from '@playwright/test'

/** The local storage key of the reader's choice. */
export const colorModeKey = 'vitrine:color-mode'

/** Makes a choice in the header's menu of an English page. */
export async function chooseColors(page: Page, name: 'Light' | 'Dark' | 'Follow system'): Promise<void> {
  await page.getByRole('button', { name: 'Colours' }).click()
  await page.getByRole('radio', { name }).check()
  await page.keyboard.press('Escape')
}

/** Checks which choice the header's menu shows. The words are those of the page. */
export async function expectColors(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: /^(Colours|颜色模式)$/ })
  await button.click()
  await expect(page.getByRole('radio', { name })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
}

/** Changes the scheme of an open page as another tab would do it: without a reload. */
export async function flipScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    [colorModeKey, scheme] as const,
  )
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
  await page.evaluate(async () => {
    // Colours during a transition belong to neither scheme.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}
