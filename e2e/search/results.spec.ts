import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { findSearchBox, names } from './search-page.ts'

/** Checks that the element with this id is visible below the header, and highlighted. */
async function expectMarked(page: Page, id: string): Promise<void> {
  const target = page.locator(`[id="${id}"]`)
  await expect(target).toBeInViewport()
  await expect.poll(() => target.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0)
  const top = await target.evaluate((element) => element.getBoundingClientRect().top)
  const header = await page.locator('header').first().boundingBox()
  expect(top).toBeGreaterThanOrEqual(header?.height ?? 0)
}

for (const { locale, base, word, spelled, foreign, other } of [
  {
    locale: 'en-US',
    base: '/en-US',
    word: 'list',
    spelled: 'zebra',
    foreign: { nowhere: '试一试', inPart: '键盘操作', leads: '/guide/accessibility' },
    other: { found: 'Found in 简体中文', counted: /^Found in 简体中文: \d+ results$/, lang: 'zh-CN' },
  },
  {
    locale: 'zh-CN',
    base: '',
    word: '焦点',
    spelled: '斑马',
    foreign: { nowhere: 'newsletter', inPart: 'popup drifts', leads: '/en-US/guide/symptoms' },
    other: { found: '在 English 内容中找到', counted: /^在 English 内容中找到: \d+ 条结果$/, lang: 'en-US' },
  },
] as const) {
  test(`results in ${locale} stand in groups, with an icon by what they are, marked words and the title of their page`, async ({
    page,
  }) => {
    const words = names[locale]
    const { root, list, options, search } = findSearchBox(page, locale)
    await page.goto(`${base}/guide/symptoms`)
    await search('maxCount')

    await test.step('the best first, then by part of the site', async () => {
      const groups = list.getByRole('group')
      await expect(groups.first()).toHaveAccessibleName(words.best)
      expect(await groups.first().getByRole('option').count()).toBeLessThanOrEqual(3)
      await expect(list.getByRole('group', { name: words.docs, exact: true })).toBeVisible()
      await expect(list.getByRole('group', { name: words.demos, exact: true })).toHaveCount(1)
    })

    await test.step('a property says where it stands, and what was typed is marked', async () => {
      const prop = options.and(page.locator('[href$="#select-maxcount"]'))
      await expect(prop).toHaveCount(1)
      await expect(prop.locator('mark').first()).toHaveText('maxCount')
      await expect(prop).toContainText(words.prop('Select'))
      await expect(prop).toHaveAttribute('href', `${base === '' ? '/' : base}#select-maxcount`)
    })

    await test.step('a row of another table names it', async () => {
      await search('option disabled')
      const row = options.and(page.locator('[href$="#option-disabled"]'))
      await expect(row.locator('.search-option-title')).toHaveText(`disabled ${words.prop('Option')}`)
    })

    await test.step('every kind has an icon of its own', async () => {
      await search(word)
      const icons = new Map<string, Set<string>>()
      for (const option of await options.all()) {
        const type = (await option.getAttribute('data-thing')) ?? ''
        icons.set(type, (icons.get(type) ?? new Set()).add(await option.locator('svg').innerHTML()))
      }
      expect([...icons.keys()].toSorted()).toEqual(['demo', 'page', 'prop', 'question', 'section'])
      for (const drawn of icons.values()) expect(drawn.size).toBe(1)
      expect(new Set([...icons.values()].flatMap((drawn) => [...drawn])).size).toBe(5)
    })

    await test.step('what only another language has, or has as a whole, is offered under its name', async () => {
      await search(foreign.nowhere)
      await expect(list).toContainText(other.found)
      await expect(root.getByRole('status')).toHaveText(other.counted)
      await expect(options.first()).toHaveAttribute('lang', other.lang)
      await expect(list.getByRole('group').first()).toHaveAccessibleName(words.best)
      for (const option of await options.all())
        expect(((await option.getAttribute('href')) ?? '').startsWith('/en-US')).toBe(other.lang === 'en-US')
      await search(foreign.inPart)
      await expect(list).toContainText(other.found)
      await expect(options.first()).toHaveAttribute('href', new RegExp(`^${foreign.leads}`))
      await search(word)
      await expect(list).not.toContainText(other.found)
    })

    await test.step('a part of a page is named after its page, and no page stands there twice', async () => {
      await search(word)
      const question = options.and(page.locator('[data-thing="question"]')).first()
      await expect(question.locator('.search-option-title')).toHaveText(/^(?:Symptoms and fixes|常见问题) › .+[?？]$/)
      const addresses = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual([...new Set(addresses)])
    })

    await test.step('what is only near is said to be that, with the words that no page has', async () => {
      await search('maxCuont')
      await expect(list.getByRole('group').first()).toHaveAccessibleName(words.unknown('maxCuont'))
      await expect(options.first()).toContainText('maxCount')
      await search(`maxCount ${spelled}`)
      await expect(list.getByRole('group').first()).toHaveAccessibleName(words.unknown(spelled))
      await expect(list.getByRole('group')).toHaveCount(1)
    })

    await test.step('a click with Ctrl opens a tab, one outside closes the list', async () => {
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        options.first().click({ modifiers: ['ControlOrMeta'] }),
      ])
      await opened.close()
      await expect(list).toBeVisible()
      await page.locator('h1').click({ position: { x: 2, y: 2 } })
      await expect(list).toBeHidden()
    })
  })
}

for (const [locale, home, install] of [
  ['en-US', '/en-US', 'install'],
  ['zh-CN', '/', '安装'],
] as const) {
  test(`a result in ${locale} on the same page scrolls to its target and marks it, each time`, async ({ page }) => {
    const { field, list, options, search } = findSearchBox(page, locale)
    await page.goto(home)

    await test.step('a row of the reference', async () => {
      await search('maxCount')
      await options.and(page.locator('[href$="#select-maxcount"]')).click()
      await expect(page).toHaveURL(`${home}#select-maxcount`)
      await expect(list).toBeHidden()
      await expect(field).not.toBeFocused()
      await expectMarked(page, 'select-maxcount')
    })

    await test.step('the same again, from elsewhere on the page', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await page
        .locator('[id="select-maxcount"]')
        .evaluate((row) => Promise.allSettled(row.getAnimations().map((animation) => animation.finished)))
      await page.keyboard.press('Control+k')
      await expect(list).toBeVisible()
      await options.and(page.locator('[href$="#select-maxcount"]')).click()
      await expectMarked(page, 'select-maxcount')
    })

    await test.step('Back from a heading of this page returns to the results', async () => {
      await search(install)
      const heading = options.and(page.locator('[href$="#install"]')).first()
      const href = await heading.getAttribute('href')
      await heading.click()
      await expect(page).toHaveURL(/#install$/)
      await expectMarked(page, 'install')
      await page.goBack()
      await expect(field).toHaveValue(install)
      await expect(field).toBeFocused()
      await expect(list.getByRole('option', { selected: true })).toHaveAttribute('href', href ?? '')
    })
  })
}

test('a target inside a tab opens its tab', async ({ page }) => {
  const { options, search } = findSearchBox(page)
  await page.goto('/en-US/demo/single?tab=api')
  await search('right to left arabic')
  const demo = options.and(page.locator('[href="/en-US/demo/single#single-rtl"]'))
  await demo.click()
  await expectMarked(page, 'single-rtl')
  await expect(page.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'API' }).click()
  await page.keyboard.press('Control+k')
  await demo.click()
  await expectMarked(page, 'single-rtl')
})

for (const { locale, base, keywords, first } of [
  { locale: 'en-US', base: '/en-US', keywords: 'single api', first: 'Usage' },
  { locale: 'zh-CN', base: '', keywords: '单选 api', first: '用法' },
] as const) {
  test(`a result in ${locale} that is a tab opens it, from elsewhere and from its own page`, async ({ page }) => {
    const { list, options, search } = findSearchBox(page, locale)
    const address = `${base}/demo/single?tab=api`
    const tab = options.and(page.locator(`[href="${address}"]`))
    const panel = page.locator('[data-tab-panel="api"]')
    await page.goto(`${base}/guide/symptoms`)
    await search(keywords)
    await expect(tab).toContainText('API')
    await tab.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toBeVisible()

    await page.getByRole('tab', { name: first }).click()
    await expect(panel).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(list).toBeVisible()
    await tab.click()
    await expect(page).toHaveURL(address)
    await expect(panel).toBeVisible()
  })
}

for (const { way, locale, base, titles, keywords } of [
  {
    way: 'with the Navigation API',
    locale: 'en-US',
    base: '/en-US',
    titles: { forms: 'Forms', next: 'Accessibility' },
    keywords: 'popup',
  },
  {
    way: 'with plain page loads',
    locale: 'zh-CN',
    base: '',
    titles: { forms: '表单', next: '无障碍' },
    keywords: '弹层',
  },
] as const) {
  test(`Back returns to the results in ${locale}, ${way}`, async ({ page }) => {
    if (way === 'with plain page loads') await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    const { field, list, options, active, search } = findSearchBox(page, locale)
    await page.goto(`${base}/guide/forms`)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await search(keywords)
    for (let i = 0; i < 4; i++) await field.press('ArrowDown')
    const href = (await active.getAttribute('href')) ?? ''
    expect(href).toContain('#')
    const count = await options.count()
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.locator('h1')).not.toHaveText(titles.forms)
    await expect(list).toBeHidden()
    await expectMarked(page, href.split('#')[1] ?? '')

    await test.step('query, list, active option and focus', async () => {
      await page.goBack()
      await expect(page.locator('h1')).toHaveText(titles.forms)
      await expect(active).toHaveAttribute('href', href)
      await expect(active).toBeInViewport()
      await expect(options).toHaveCount(count)
      await expect(field).toHaveValue(keywords)
      await expect(field).toBeFocused()
    })

    await test.step('forward goes to the result again, with the list closed', async () => {
      await page.goForward()
      await expect(page.locator('h1')).not.toHaveText(titles.forms)
      await expect(list).toBeHidden()
      await expect(field).not.toBeFocused()
    })

    await test.step('a reader who has closed the list finds it closed', async () => {
      await page.goBack()
      await expect(active).toHaveAttribute('href', href)
      await field.press('Escape')
      await field.press('Escape')
      await page.getByRole('navigation').getByRole('link', { name: titles.next, exact: true }).first().click()
      await expect(page.locator('h1')).toHaveText(titles.next)
      await page.goBack()
      await expect(page.locator('h1')).toHaveText(titles.forms)
      await expect(field).toHaveValue('')
      await expect(list).toBeHidden()
    })

    expect(documents.length > 0).toBe(way === 'with plain page loads')
  })
}
