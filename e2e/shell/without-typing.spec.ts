import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** How a reader without a keyboard, or with nothing else, uses a link or a button. */
interface Hand {
  page: Page
  use: (target: Locator) => Promise<void>
  /** Opens the list of pages, where it is not in sight anyway. */
  openPages: () => Promise<void>
}

/** From the home page to a demo, its reference, another demo and the library's source, without typing a word. */
async function readTheSite({ page, use, openPages }: Hand): Promise<void> {
  await page.goto('/en-US')
  const list = page.getByRole('navigation', { name: 'Pages', exact: true })
  await use(page.getByRole('main').getByRole('link', { name: '31 live demos' }))
  await expect(page).toHaveURL('/en-US/demo')
  await use(page.getByRole('main').locator('a[href$="/demo/multiple"]').first())
  await expect(page).toHaveURL('/en-US/demo/multiple')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multiple')

  await use(page.getByRole('tab', { name: 'API' }))
  await expect(page.getByRole('tabpanel', { name: 'API' })).toBeVisible()

  await openPages()
  await use(list.getByRole('link', { name: 'Separators' }))
  await expect(page).toHaveURL('/en-US/demo/auto-tokenization')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Separators')

  await openPages()
  await use(page.getByRole('link', { name: 'Source code' }))
  await expect(page).toHaveURL('https://github.com/react-component/select')
}

/** The library's source, as the test's own page: a test asks nothing of other hosts. */
async function answerForGitHub(page: Page): Promise<void> {
  await page.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Source</title>' }),
  )
}

test('on a telephone, by touch alone', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })
  await answerForGitHub(page)
  await readTheSite({
    page,
    use: (target) => target.tap(),
    openPages: () => page.getByRole('button', { name: 'Pages', exact: true }).tap(),
  })
})

test('by keyboard alone, on a wide screen', async ({ page }) => {
  await answerForGitHub(page)
  await readTheSite({ page, use: pressOn(page), openPages: () => Promise.resolve() })
})

test('by keyboard alone, on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await answerForGitHub(page)
  const use = pressOn(page)
  await readTheSite({ page, use, openPages: () => use(page.getByRole('button', { name: 'Pages', exact: true })) })
})

/** Walks to an element with Tab, or with an arrow key between tabs, and presses Enter there. */
function pressOn(page: Page): (target: Locator) => Promise<void> {
  return async (target) => {
    const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
    const isTab = (await target.getAttribute('role')) === 'tab'
    const start = page.getByRole('tab', { selected: true }).first()
    for (let step = 0; step < 150 && !(await isThere()); step += 1) {
      const atTabs = isTab && (await start.evaluate((tab) => tab === document.activeElement))
      await page.keyboard.press(atTabs ? 'ArrowRight' : 'Tab')
    }
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
    if (!isTab) await page.keyboard.press('Enter')
  }
}
