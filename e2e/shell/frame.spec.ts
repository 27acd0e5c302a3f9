import { execFileSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import { demoNames, readHtml } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('the header says what this is, which version, and where to go', async ({ page, request }) => {
  await page.goto('/en-US/demo/single')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Select', exact: true })).toHaveAttribute('href', '/en-US')
  await expect(header.getByText(/^1\.12\.\d+$/)).toBeVisible()
  await expect(header.getByRole('link', { name: 'npm' })).toHaveAttribute(
    'href',
    'https://www.npmjs.com/package/@rc-component/select',
  )
  await expect(header.getByRole('link', { name: 'Source code' })).toHaveAttribute(
    'href',
    'https://github.com/react-component/select',
  )
  await expect(header.getByRole('link', { name: 'Changelog' })).toHaveAttribute('href', /\/select\/releases$/)
  const nav = header.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/en-US')
  await expect(nav.getByRole('link', { name: 'Demo' })).toHaveAttribute('href', '/en-US/demo')
  await expect(nav.locator('[aria-current]')).toHaveText(['Demo'])
  await expect(header.getByRole('combobox', { name: 'Search' })).toHaveAttribute('placeholder', 'Type keywords...')
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', /^vitrine \d+\.\d+\.\d+$/)

  const footer = page.locator('.site-footer')
  await expect(footer).toContainText('not affiliated with the authors of @rc-component/select')
  await expect(footer).toContainText('MIT')
  await expect(footer).toContainText('No tracking')
  const notices = await request.get('/THIRD-PARTY-NOTICES.txt')
  expect(await notices.text()).toContain('@rc-component/select')
  await expect(footer.getByRole('link', { name: 'Third-party notices' })).toHaveAttribute(
    'href',
    '/THIRD-PARTY-NOTICES.txt',
  )
})

test('the locale menu leads to the same page, tab and place', async ({ page }) => {
  await page.goto('/en-US/demo/single?x=1#single-native')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL('/demo/single?x=1#single-native')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('#single-native')).toBeInViewport()
  await page.getByRole('navigation', { name: '语言' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en-US/demo/single?x=1#single-native')
})

test('the line above the title says where a page belongs and leads there', async ({ page }) => {
  await page.goto('/en-US/demo/multiple-with-max-count')
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('listitem')).toHaveText(['Demo', 'Multiple', 'Multiple with a limit'])
  await expect(way.locator('[aria-current=page]')).toHaveText('Multiple with a limit')
  await way.getByRole('link', { name: 'Multiple' }).click()
  await expect(page).toHaveURL('/en-US/demo#index-multiple')
  await expect(page.getByRole('heading', { name: 'Multiple', level: 2 })).toBeInViewport()
  // Where the ways begin there is none.
  await expect(way).toHaveCount(0)
  await page.goto('/guide/forms')
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')).toHaveText([
    '文档',
    '指南',
    '表单',
  ])
})

test('the neighbours lead through all pages in the order of the sidebar', async () => {
  for (const locale of ['zh-CN', 'en-US']) {
    const home = locale === 'en-US' ? '/en-US' : '/'
    const sidebar = /<nav id="sidebar".*?<\/nav>/s.exec(readHtml(home) ?? '')?.[0] ?? ''
    const list = sidebar.slice(sidebar.indexOf('sidebar-part'))
    const order = [...list.matchAll(/href="([^"]+)"/g)].map((match) => match[1])
    expect(order).toEqual(expect.arrayContaining(demoNames.map((name) => `${home.replace(/\/$/, '')}/demo/${name}`)))
    for (const [index, path] of order.entries()) {
      const neighbours = /<nav class="neighbours".*?<\/nav>/s.exec(readHtml(path ?? '') ?? '')?.[0] ?? ''
      expect(
        [...neighbours.matchAll(/href="([^"]+)"/g)].map((match) => match[1]),
        path,
      ).toEqual([order[index - 1], order[index + 1]].filter((href) => href !== undefined))
    }
  }
})

test('a page says when it was last changed, as far as git knows', async () => {
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return ''
    }
  }
  const isKnown = git('rev-parse', '--is-shallow-repository') === 'false'
  const date = isKnown ? git('log', '-1', '--format=%cI', '--', 'site/content/en-US/index.md') : ''
  const shown = /<time dateTime="([^"]+)">([^<]+)</.exec(readHtml('/en-US') ?? '')
  expect(shown?.[1]).toBe(date === '' ? undefined : new Date(date).toISOString())
})

test('the skip link is the first stop and leads to the text', async ({ page }) => {
  await page.goto('/en-US/demo/multiple-readonly')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the second skip link leads to the search field', async ({ page }) => {
  await page.goto('/en-US/demo/multiple-readonly')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to search' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused()
})

test('the language is changed at the section that is being read', async ({ page }) => {
  await page.goto('/en-US/guide/symptoms')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  // The first scroll loads what marks the headings.
  await page.mouse.wheel(0, 100)
  await page.locator('#popup-drifts').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  const current = outline.locator('[aria-current]')
  await expect(current).toHaveCount(1)
  const hash = (await current.getAttribute('href')) ?? ''
  await clickInPlace(page, page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '简体中文' }))
  await expect(page).toHaveURL(`/guide/symptoms${hash}`)
  // The address changes before the page does, and the outline is marked when the page has been scrolled.
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator(`.outline [aria-current][href$="${hash}"]`)).toHaveCount(1)
  await expect(page.locator(hash)).toBeInViewport()

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('.outline [aria-current]')).toHaveCount(0)
  await clickInPlace(page, page.getByRole('navigation', { name: '语言' }).getByRole('link', { name: 'English' }))
  await expect(page, 'at the start of a page there is no section').toHaveURL('/en-US/guide/symptoms')
})

/** Clicks without Playwright's own scrolling, which moves the page for a target in the sticky header. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}

test('at the end of a page the lists beside it stay below the header', async ({ page }) => {
  await page.goto('/en-US/guide/symptoms')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  for (const name of ['Pages', 'On this page']) {
    const list = page.getByRole('navigation', { name, exact: true })
    expect(await list.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(header - 1)
  }
})
