import { expect, type Page } from '@playwright/test'

/** The local storage key of the reader's choice. */
export const colorModeKey = 'vitrine:color-mode'

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
