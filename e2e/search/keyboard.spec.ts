import { expect, test } from '../support/test.ts'
import { findSearchBox, names } from './search-page.ts'

for (const { locale, path, title, keywords, counted, empty } of [
  {
    locale: 'en-US',
    path: '/en-US/guide/symptoms',
    title: 'Symptoms and fixes',
    keywords: 'popup',
    counted: /^\d+ results$/,
    empty: 'No content was found',
  },
  {
    locale: 'zh-CN',
    path: '/guide/symptoms',
    title: '常见问题',
    keywords: '弹层',
    counted: /^\d+ 条结果$/,
    empty: '未找到相关内容',
  },
] as const) {
  test(`search in ${locale} is a combobox with a listbox`, async ({ page, context }) => {
    const { root, field, list, starts, options, active, status, search } = findSearchBox(page, locale)
    await page.goto(path)

    await test.step('Ctrl K goes to the field from anywhere, and marks what is in it', async () => {
      await expect(field).toHaveAttribute('placeholder', names[locale].placeholder)
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await field.pressSequentially(keywords)
      await page.locator('h1').click({ position: { x: 2, y: 2 } })
      await page.keyboard.press('Control+k')
      expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
        0,
        keywords.length,
      ])
    })

    await test.step('the list opens with its first option active, and its length is read out politely', async () => {
      await search(keywords)
      await expect(field).toHaveAttribute('aria-autocomplete', 'list')
      await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
      await expect(active).toHaveCount(1)
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(status).toHaveText(counted)
      expect(parseInt((await status.textContent()) ?? '', 10)).toBe(await options.count())
    })

    await test.step('arrows, Home and End move the active option, which stays in sight', async () => {
      const last = (await options.count()) - 1
      const isActive = async (place: number): Promise<void> => {
        await expect(active).toHaveCount(1)
        await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true')
        const id = (await options.nth(place).getAttribute('id')) ?? ''
        await expect(field).toHaveAttribute('aria-activedescendant', id)
        const frame = await list.boundingBox()
        const box = await options.nth(place).boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) + 1)
      }
      expect(last).toBeGreaterThan(6)
      await field.press('ArrowDown')
      await isActive(1)
      await field.press('ArrowUp')
      await field.press('ArrowUp')
      await isActive(last)
      await field.press('ArrowDown')
      await isActive(0)
      await field.press('End')
      await isActive(last)
      await field.press('Home')
      await isActive(0)
      for (let i = 0; i < 6; i++) await field.press('ArrowDown')
      await isActive(6)
    })

    await test.step('Ctrl Enter opens the active option in a new tab and keeps the list', async () => {
      const href = await active.getAttribute('href')
      const [opened] = await Promise.all([context.waitForEvent('page'), field.press('Control+Enter')])
      await expect(opened).toHaveURL((url) => url.href.endsWith(href ?? ''))
      await opened.close()
      await expect(field).toBeFocused()
      await expect(active).toHaveAttribute('href', href ?? '')
    })

    await test.step('Escape first clears the list, then gives up the focus', async () => {
      await field.press('Escape')
      await expect(field).toHaveValue('')
      await expect(list).toBeHidden()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      await expect(field).toBeFocused()
      await field.press('Escape')
      await expect(field).not.toBeFocused()
    })

    await test.step('/ opens it too, except where one types', async () => {
      await expect(root.getByRole('checkbox')).toHaveCount(0)
      await page.keyboard.press('/')
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
      await field.pressSequentially('a/')
      await expect(field).toHaveValue('a/')
    })

    await test.step('Tab closes the list and leads to what stands below it, then out', async () => {
      await search(keywords)
      await field.press('Tab')
      await expect(list).toBeHidden()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      const slash = root.getByRole('checkbox')
      await expect(slash).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(field).toBeFocused()
      await expect(options.first()).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(slash).toBeHidden()
      await expect(page.locator('header nav a:focus')).toHaveCount(1)
    })

    await test.step('/ can be switched off where it is explained, and stays off with the next page', async () => {
      await page.keyboard.press('Control+k')
      await root.getByRole('checkbox').uncheck()
      await page.keyboard.press('Escape')
      await expect(field).toBeFocused()
      await page.locator('h1').click({ position: { x: 2, y: 2 } })
      await page.keyboard.press('/')
      await expect(field).not.toBeFocused()
      await page.reload()
      await page.keyboard.press('/')
      await expect(field).not.toBeFocused()
      await expect(field).toHaveValue('')
      await page.keyboard.press('Meta+k')
      await expect(field).toBeFocused()
      await field.pressSequentially(keywords)
      await expect(root.getByRole('checkbox')).not.toBeChecked()
      await root.getByRole('checkbox').check()
      await page.locator('h1').click({ position: { x: 2, y: 2 } })
      await page.keyboard.press('/')
      await expect(field).toBeFocused()
    })

    await test.step('nothing found is said, seen and heard', async () => {
      await field.fill('qqqqzz')
      await expect(root.getByText(empty).first()).toBeVisible()
      await expect(status).toHaveText(empty)
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      await expect(starts.getByRole('option').last()).toHaveText(names[locale].browse)
      await field.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })

    await test.step('Enter opens the active option, also when it is pressed before the answer is there', async () => {
      await search(keywords)
      await field.press('ArrowDown')
      const href = (await active.getAttribute('href')) ?? ''
      await field.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await expect(list).toBeHidden()
      // The address changes first. The page takes the focus after it has arrived.
      await expect(page.locator('h1')).not.toHaveText(title)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('tokenSeparators')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#select-tokenseparators$/)
      await expect(list).toBeHidden()
    })
  })
}
