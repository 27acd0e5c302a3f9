import type { Page } from '@playwright/test'
import { chooseColors } from '../support/color-scheme.ts'
import { settlePage } from '../support/settle-page.ts'
import { expect, test } from '../support/test.ts'

/** Headings of the home page with their depth. In zh-CN the Chinese text follows the English term. */
const outline = [
  ['Screenshots', 2],
  ['Feature', 2],
  ['Keyboard', 3],
  ['install', 2],
  ['Usage', 2],
  ['basic use', 3],
  ['API', 2],
  ['Select props', 3],
  ['Methods', 3],
  ['showSearch', 3],
  ['Option props', 3],
  ['OptGroup props', 3],
  ['Development', 2],
  ['Example', 2],
  ['Test Case', 2],
  ['Coverage', 2],
  ['License', 2],
] as const

function readOutline(page: Page) {
  return page
    .locator('#content .prose .heading :is(h2, h3)')
    .evaluateAll((all) =>
      all.map(({ id, nodeName, textContent }) => ({ id, depth: Number(nodeName[1]), title: textContent })),
    )
}

test('the home page has the outline of the specification, with the same ids in both languages', async ({ page }) => {
  await page.goto('/en-US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select')
  await expect(page.getByText('React Select Component', { exact: true })).toBeVisible()
  const english = await readOutline(page)
  expect(english.map(({ title, depth }) => [title, depth])).toEqual(outline)
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
    outline.map(([title]) => title),
  )
  await page.goto('/')
  const chinese = await readOutline(page)
  expect(chinese.map(({ id, depth }) => [id, depth])).toEqual(english.map(({ id, depth }) => [id, depth]))
  for (const [index, [title]] of outline.entries()) expect(chinese[index]?.title).toMatch(new RegExp(`^${title}( |$)`))
  expect(chinese.filter(({ title }) => /\p{Script=Han}/u.test(title)).length).toBeGreaterThan(10)
})

test('at 1440 px the home page is shorter than 8,000 px, and nothing on it moves for ever', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  for (const path of ['/en-US', '/']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(8000)
    // The select of a folded row waits for an answer, and its sign would keep the browser drawing.
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
        .map(String),
    )
    expect(endless, path).toEqual([])
  }
})

test('nobody loads React by reading the home page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/en-US')
  const hydrate = await page.locator('html').getAttribute('data-hydrate')
  // Beside the text: a pointer that rests on a link fetches its page, and what the demos there need.
  await page.mouse.move(280, 700)
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.site-footer')).toBeInViewport()
  await settlePage(page)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts).not.toContain(hydrate)
  expect(
    await page.locator('[data-island]').evaluateAll((all) => all.map((island) => island.dataset['state'])),
  ).toEqual(expect.not.arrayContaining(['fulfilled']))
})

test('the first click on the hero opens it, although nothing was loaded before', async ({ page }) => {
  await page.goto('/en-US')
  await page.locator('.hero-select').click()
  const list = page.locator('.hero-list')
  await expect(list).toBeVisible()
  await list.getByText('select several values', { exact: true }).click()
  await expect(page).toHaveURL('/en-US/demo/multiple')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multiple')
})

for (const key of ['Enter', 'ArrowDown']) {
  test(`the hero opens with ${key}, is searched by typing and left with Escape`, async ({ page }) => {
    await page.goto('/en-US')
    const hero = page.getByRole('combobox', { name: 'I want to …' })
    await hero.focus()
    await page.keyboard.press(key)
    await expect(hero).toHaveAttribute('aria-expanded', 'true')
    await expect(hero).toBeFocused()
    await page.keyboard.type('deprec')
    const list = page.locator('.hero-list')
    await expect(list.locator('.rc-select-item-option')).toHaveText([
      'replace a deprecated propMigrate to 1.12',
      'Search the site for “deprec”',
    ])
    await page.keyboard.press('Escape')
    await expect(hero).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en-US/demo/single')
  })
}

test('Tab leaves the open hero and stays on the page', async ({ page }) => {
  await page.goto('/en-US')
  const hero = page.getByRole('combobox', { name: 'I want to …' })
  await hero.focus()
  await page.keyboard.press('ArrowDown')
  await expect(hero).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Link to “Screenshots”' })).toBeFocused()
  await expect(hero).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(hero).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/en-US')
})

for (const [path, name, tasks, search] of [
  [
    '/en-US',
    'I want to …',
    {
      max: 'limit how many can be selected',
      'clear button': 'select one value from a list',
      forms: 'put it into a form',
      暗色: 'make it look like my product',
      清空: 'select one value from a list',
      测试: 'test a page that uses it',
      多选: 'select several values',
      标签: 'let people add values of their own',
      远程: 'load options from a server',
    },
    'Search the site for “zzz”',
  ],
  [
    '/',
    '我想要……',
    {
      max: '限制能选几个',
      'clear button': '从列表里选一个值',
      forms: '放进表单里',
      暗色: '换成自己的样式',
      清空: '从列表里选一个值',
      测试: '测试用到它的页面',
      多选: '选多个值',
      标签: '允许用户新建选项',
      远程: '从服务端加载选项',
    },
    '在全站搜索“zzz”',
  ],
] as const)
  test(`the hero of ${path} finds a task by the words of its page, or asks the search`, async ({ page }) => {
    await page.goto(path)
    const hero = page.getByRole('combobox', { name })
    const rows = page.locator('.hero-list .rc-select-item-option')
    for (const [word, task] of Object.entries(tasks)) {
      await hero.fill(word)
      await expect(rows.filter({ hasText: task })).toHaveCount(1)
      await expect(rows.last()).toContainText(word)
    }
    await hero.fill('zzz')
    await expect(rows).toHaveText([search])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('zzz')
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused()
    await expect(page.locator('[data-search-popup]')).toBeVisible()
  })

for (const width of [1280, 375])
  test(`at ${width} px the open hero covers no picture of a list, and its rows are large`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 } })
    await page.goto('/en-US')
    await page.locator('.hero-select').click()
    const list = page.locator('.hero-list')
    await expect(list.getByText('select several values')).toHaveCSS('font-size', '16px')
    const bottom = await list.evaluate((element) => element.getBoundingClientRect().bottom)
    const picture = await page
      .locator('.hero-picture')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
    expect(bottom).toBeLessThan(picture)
  })

test('the index of the demos shows the select of each, four in a row', async ({ page }) => {
  // 1280 px, of which a scrollbar of Windows takes 17.
  await page.setViewportSize({ width: 1263, height: 800 })
  await page.goto('/en-US/demo')
  const hidden = await page.locator('.demo-card').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const frame = card.querySelector('.demo-card-preview')?.getBoundingClientRect()
        // A field may be a button of the demo's own, with the library's list below it.
        const select = card
          .querySelector('.rc-select, [role="combobox"], button:has(+ .rc-select-dropdown)')
          ?.getBoundingClientRect()
        return !frame || !select || select.height === 0 || select.bottom > frame.bottom || select.top < frame.top
      })
      .map((card) => card.querySelector('a')?.textContent),
  )
  expect(hidden).toEqual([])
  const tops = await page
    .locator('.demo-card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
})

test('pictures are those of the scheme, and have their room before they are there', async ({ page }) => {
  await page.goto('/en-US/style-guide')
  const picture = page.locator('.picture').first()
  await expect(picture.locator('.light-only')).toBeVisible()
  await expect(picture.locator('.dark-only')).toBeHidden()
  await chooseColors(page, 'Dark')
  await expect(picture.locator('.dark-only')).toBeVisible()
  await expect(picture.locator('.light-only')).toBeHidden()
})
