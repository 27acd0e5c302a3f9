import { arrive, openMarked, sidebarLink } from '../navigation/tab.ts'
import { findSearchBox } from '../search/search-page.ts'
import { chooseColors } from '../support/color-scheme.ts'
import { expect, test } from '../support/test.ts'
import { component, openEditor } from '../support/try.ts'
import { refusals } from './spoil-page.ts'

for (const [name, refuse] of Object.entries(refusals))
  test(
    `${name}: edits and colours last until the page is left, and it says so`,
    { tag: '@fault' },
    async ({ page }) => {
      await page.addInitScript(refuse)
      await openMarked(page, '/en-US/demo/single')
      const { panel, result, write } = await openEditor(page)
      await write(component('  return <p>the first edit</p>'))
      await expect(result.getByText('the first edit')).toBeVisible()
      await write(component('  return <p>the second one</p>'))
      await expect(result.getByText('the second one')).toBeVisible()
      await expect(
        panel.getByText(
          'This browser stores nothing more for this site: what you change now is lost when you reload or close the page.',
        ),
      ).toBeVisible()

      await chooseColors(page, 'Dark')
      const { search, options, field } = findSearchBox(page)
      await search('maxCount')
      await expect(options.first()).toContainText('maxCount')
      await field.press('Escape')

      await sidebarLink(page, 'Animation').click()
      expect(await arrive(page, '/en-US/demo/single-animation', 'Animation')).toBe('swapped')
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
      await page.goBack({ waitUntil: 'commit' })
      expect(await arrive(page, '/en-US/demo/single', 'Single')).toBe('swapped')
      const again = await openEditor(page)
      await expect(again.result.getByText('the second one')).toBeVisible()
      await expect(again.panel.getByRole('button', { name: 'My edits (1)' })).toBeVisible()
      await expect(page.locator('.island-error')).toHaveCount(0)
    },
  )
