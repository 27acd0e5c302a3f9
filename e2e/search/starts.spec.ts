import { expect, test } from '../support/test.ts'
import { findSearchBox, names } from './search-page.ts'

for (const { locale, base, task, opens } of [
  {
    locale: 'en-US',
    base: '/en-US',
    task: 'load options from a server',
    opens: /\/guide\/remote-data$/,
  },
  { locale: 'zh-CN', base: '', task: '从服务端加载选项', opens: /\/guide\/remote-data$/ },
] as const) {
  test(`an empty field in ${locale} offers recent searches, tasks and all demos`, async ({ page }) => {
    const words = names[locale]
    const { root, field, list, starts, options, search } = findSearchBox(page, locale)
    const recent = starts.getByRole('group', { name: words.recent })
    await page.goto(`${base}/guide/symptoms`)

    await test.step('tasks, before anything was asked', async () => {
      await page.keyboard.press('Control+k')
      await expect(starts.getByRole('option')).toHaveCount(7)
      await expect(recent).toHaveCount(0)
      await expect(starts.getByRole('option', { selected: true })).toHaveCount(0)
      await field.press('ArrowUp')
      await expect(starts.getByRole('option', { selected: true })).toHaveText(words.browse)
      await field.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${base}/demo$`))
      await expect(starts).toBeHidden()
    })

    await test.step('what led to a result is asked again with one choice', async () => {
      await search('tags')
      await options.first().click()
      await expect(list).toBeHidden()
      await page.keyboard.press('Control+k')
      await field.fill('')
      await recent.getByRole('option', { name: 'tags' }).click()
      await expect(field).toHaveValue('tags')
      await expect(field).toBeFocused()
      await expect(options.first()).toBeVisible()
    })

    await test.step('and is forgotten when the reader says so', async () => {
      await field.fill('')
      await expect(recent).toBeVisible()
      await field.press('Tab')
      await expect(root.getByRole('button', { name: words.clear })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await expect(recent).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('vitrine:searches'))).toBeNull()
    })

    await test.step('a task leads to its page, and Back shows no list', async () => {
      await starts.getByRole('option', { name: task }).click()
      await expect(page).toHaveURL(opens)
      await expect(starts).toBeHidden()
      await page.goBack()
      await expect(page).not.toHaveURL(opens)
      await expect(starts).toBeHidden()
    })

    await test.step('what finds nothing offers the nearest words', async () => {
      await page.keyboard.press('Control+k')
      await field.fill('keyborden')
      await starts.getByRole('option', { name: /^keyboard$/i }).click()
      await expect(field).toHaveValue(/^keyboard$/i)
      await expect(options.first()).toBeVisible()
    })
  })
}
