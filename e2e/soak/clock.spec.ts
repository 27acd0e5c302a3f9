import { findSearchBox } from '../search/search-page.ts'
import { findDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'
import { openEditor } from '../support/try.ts'
import { compareHoldings, countPage } from './count-page.ts'

test(
  'two hours with a demo, search and an editor open ask for nothing and gather nothing',
  { tag: '@fault' },
  async ({ page }) => {
    const files: string[] = []
    page.on('requestfinished', (request) => files.push(request.url()))
    await page.clock.install()
    await page.goto('/en-US/demo/single')
    const { search, field } = findSearchBox(page)
    await search('maxCount')
    await field.press('Escape')
    await findDemo(page, 'single')
    const { result } = await openEditor(page)
    await expect(result.getByRole('combobox').first()).toBeVisible()
    await expect.poll(() => files.filter((url) => url.includes('/try-reference'))).toHaveLength(1)

    // What is loaded for later, and pages that are kept for a while, belong to the first minutes.
    await page.clock.runFor('10:00')
    const before = await countPage(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.runFor('02:00:00')
    expect(asked).toEqual([])
    const { nodes, listeners } = compareHoldings(before, await countPage(page))
    expect(Math.max(nodes, listeners), 'per cent').toBeLessThanOrEqual(0)
    await expect(result.getByRole('combobox').first()).toBeVisible()
  },
)
