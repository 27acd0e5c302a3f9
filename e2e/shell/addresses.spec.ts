import { startPlainHost } from '../support/plain-host.ts'
import { builtFolder, demoNames, pages } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Spellings, and the one address to which they lead. */
const spellings = [
  ['/demo/single/', '/demo/single'],
  ['/en-US/', '/en-US'],
  ['/demo/', '/demo'],
  ['/Demo/Single', '/demo/single'],
  ['/DEMO/OPTION-FILTER-PROP', '/demo/option-filter-prop'],
  ['/demo/optionFilterProp', '/demo/option-filter-prop'],
  ['/demo/getPopupContainer', '/demo/get-popup-container'],
  ['/demo/multiple-with-maxCount', '/demo/multiple-with-max-count'],
  ['/docs/demo/multiple-with-maxCount', '/demo/multiple-with-max-count'],
  ['/docs/demo/single', '/demo/single'],
  ['/en-us/demo/single', '/en-US/demo/single'],
  ['/EN-US', '/en-US'],
  ['/en-US/docs/demo/singleFieldNames', '/en-US/demo/single-field-names'],
  ['/demo/single//', '/demo/single'],
  ['/demo/%73ingle', '/demo/single'],
  ['/~DEMOS/single', '/~demos/single'],
  ['/~demos/Single/', '/~demos/single'],
  ['/~demos/multiple-with-maxCount', '/~demos/multiple-with-max-count'],
] as const

test('other spellings of an address lead to the one it has, the query kept', async ({ request }) => {
  for (const [spelling, address] of spellings) {
    const response = await request.get(`${spelling}?tab=api&x=1`, { maxRedirects: 0 })
    expect(response.status(), spelling).toBe(308)
    expect(response.headers()['location'], spelling).toBe(`${address}?tab=api&x=1`)
  }
})

test('the registry names all 31 demos under docs/demo, in either locale', async ({ request }) => {
  const irregular: Record<string, string> = {
    'multiple-with-max-count': 'multiple-with-maxCount',
    'get-popup-container': 'getPopupContainer',
    'option-filter-prop': 'optionFilterProp',
    'single-field-names': 'singleFieldNames',
    'option-label-prop': 'optionLabelProp',
    'dropdown-render': 'dropdownRender',
    'filter-sort': 'filterSort',
  }
  expect(demoNames).toHaveLength(31)
  for (const name of demoNames) {
    for (const locale of ['', '/en-US']) {
      const response = await request.get(`${locale}/docs/demo/${irregular[name] ?? name}`, { maxRedirects: 0 })
      expect(response.headers()['location']).toBe(`${locale}/demo/${name}`)
    }
  }
})

test('every page answers at its address in both locales', async ({ request }) => {
  const routes = (locale: string) => pages.filter((page) => page.locale === locale).map(({ route }) => route)
  expect(routes('en-US')).toEqual(routes('zh-CN'))
  expect(routes('en-US')).toEqual(expect.arrayContaining(['/', '/demo', ...demoNames.map((name) => `/demo/${name}`)]))
  for (const { path, locale } of pages) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain(`lang="${locale}"`)
  }
})

test('query and hash survive the way to the right address', async ({ page }) => {
  await page.goto('/en-us/Demo/Single/?x=1#single-native')
  await expect(page).toHaveURL('/en-US/demo/single?x=1#single-native')
  await expect(page.locator('#single-native')).toBeInViewport()
})

test('the query names the tab that is painted, an unknown one leaves the first', async ({ page }) => {
  await page.goto('/en-US/demo/single?tab=api')
  await expect(page.getByRole('tab', { name: 'API' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'API' })).toBeVisible()
  await expect(page.locator('[data-tab-panel="usage"]')).not.toBeVisible()
  await page.goto('/en-US/demo/single?tab=nothing')
  await expect(page.getByRole('tabpanel', { name: 'Usage' })).toBeVisible()
})

test('impossible addresses are not found either', async ({ request }) => {
  const meaningless = ['/-', '/---', '/demo-', '/d-e-m-o/single', '/demo/-single-', '/~demos/-single']
  const broken = ['/%E0%A4%A', '/demo//single', '/demo/../../etc/passwd', `/${'x'.repeat(3000)}`, '/demo/%00']
  for (const path of [...broken, ...meaningless])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

for (const [name, base] of [
  ['root', '/'],
  ['sub', '/sub/'],
] as const) {
  test(`a host without rules finds other spellings through its 404 page, under ${base}`, async ({ page, silence }) => {
    silence.except(/status of 404/)
    const host = await startPlainHost(builtFolder(name), base)
    try {
      for (const [spelling, address, title] of [
        ['demo/single/?tab=api#x', 'demo/single?tab=api#x', '单选'],
        ['demo/single//', 'demo/single', '单选'],
        ['demo/', 'demo', '演示'],
        ['en-US/', 'en-US', 'Select'],
        ['en-us/Demo/getPopupContainer/?x=1#y', 'en-US/demo/get-popup-container?x=1#y', 'Popup container'],
      ] as const) {
        await page.goto(host.url + spelling)
        await expect(page).toHaveURL(host.url + address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      }
      for (const spelling of ['~demos/single/', '~DEMOS/Single', '~demos/multiple-with-maxCount']) {
        await page.goto(`${host.url}${spelling}?locale=en-us`)
        await expect(page).toHaveURL(/\/~demos\/(single|multiple-with-max-count)\?locale=en-us$/)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
        await expect(page.getByRole('main')).toHaveAttribute('data-state', 'fulfilled')
      }
    } finally {
      await host.close()
    }
  })
}

test('a trailing slash goes when the page is loaded, query and hash stay', async ({ page }) => {
  const host = await startPlainHost(builtFolder(), '/', { slashes: true })
  try {
    await page.goto(`${host.url}demo/single/?x=1#single-native`)
    await expect(page).toHaveURL(`${host.url}demo/single?x=1#single-native`)
  } finally {
    await host.close()
  }
})
