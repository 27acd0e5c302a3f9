import fc from 'fast-check'
import { pages } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { openMarked } from './tab.ts'

/** Parts of addresses that have broken routers. */
const pieces = [
  '%',
  '%zz',
  '%00',
  '%2e%2e',
  '%5c',
  '\\',
  '..',
  '.',
  '//',
  '/',
  '~demos',
  'demo',
  'en-US',
  'EN-us',
  '%e4%b8',
  '中文',
  '🙂',
  ' ',
  '@evil.example',
  ':80',
  ';',
  '&',
  '=',
  '+',
  '"',
  "'",
  '<b>',
  'a'.repeat(3000),
  '‮',
  '%25',
  '*',
  ':id',
]

const known = new Set(pages.flatMap(({ path, aliases }) => [path, ...aliases]).map(fold))

/** A form that is the same for all spellings of a page. */
function fold(path: string): string {
  return path.toLowerCase().replaceAll('-', '').replace(/\/+$/, '') || '/'
}

/** Fifty addresses, the same ones in each run. None of them is another spelling of a page. */
const addresses = [
  '//evil.example',
  '///evil.example/%2e%2e',
  '/\\evil.example',
  '/en-US//evil.example',
  '/%2F%2Fevil.example',
  ...fc
    .sample(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }), { seed: 7, numRuns: 80 })
    .map((parts) => `/${parts.join('')}`),
]
  .filter((address) => !known.has(fold(new URL(`http://site.test/x/..${address}`).pathname)))
  .slice(0, 50)

test('fifty strange addresses end on the not-found page of this site', async ({ page, silence, baseURL }) => {
  test.setTimeout(120_000)
  expect(addresses).toHaveLength(50)
  silence.except(/status of 404/)
  const origin = new URL(baseURL ?? '').origin
  for (const address of addresses) {
    await test.step(JSON.stringify(address).slice(0, 80), async () => {
      // As a link on the page: always below the site's own origin.
      const href = `${origin}${address}`
      await page.goto(href)
      expect(new URL(page.url()).origin).toBe(origin)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
      await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/en-US')
      await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    })
  }
})

test('a link to a strange address ends there too, and the way back is open', async ({ page, silence }) => {
  silence.except(/status of 404/)
  for (const address of [
    '/en-US/demo/%zz',
    '/en-US/%00',
    '/en-US/demo/..%5c..',
    '/en-US/中文',
    `/en-US/${'a'.repeat(3000)}`,
  ]) {
    await openMarked(page, '/en-US/demo/tags')
    await page.evaluate((to) => location.assign(to), address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  }
})

test('other spellings of a page lead to it, by a link as by a load', async ({ page }) => {
  await openMarked(page, '/en-US/demo/tags')
  await page.evaluate(() => location.assign('/en-us/Demo/optionFilterProp/?tab=api#top'))
  await expect(page).toHaveURL(/\/en-US\/demo\/option-filter-prop\?tab=api#top$/)
  await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
})

test('unknown values of `tab` and `locale` fall back', async ({ page }) => {
  await page.goto('/en-US/demo/single?tab=%zz&locale=xx')
  await expect(page.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/~demos/single?locale=%3Cb%3E&scheme=pink&dir=up')
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})
