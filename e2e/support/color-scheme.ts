import { expect, type Page } from '@playwright/test'

/** The one key under which the reader's choice is kept. */
export const colorModeKey = 'vitrine:color-mode'

/** Changes the scheme of an open page as another tab would: in place, without a reload. */
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
    // Colours in between are neither scheme's.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}
