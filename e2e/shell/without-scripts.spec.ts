import { expect, test } from '../support/test.ts'

test('without scripts the home page is readable, and its hero is a list of links', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US')
  await expect(page.locator('.noscript')).toHaveText(['Enable JavaScript to run this app.'])
  await expect(page.locator('.noscript')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden()
  await expect(page.locator('.color-mode')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await page.getByRole('link', { name: 'select several values' }).click()
  await expect(page).toHaveURL('/en-US/demo/multiple')
})

test('without scripts a demo page shows its demo, its code and all of its tabs', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US/demo/multiple')
  await expect(page.locator('[data-demo="multiple"] .rc-select').first()).toBeVisible()
  for (const key of ['usage', 'api']) await expect(page.locator(`[data-tab-panel="${key}"]`)).toBeVisible()
  await expect(page.locator('[data-tab-panel="api"]').getByRole('listitem').first()).toBeVisible()
  const code = page.locator('details.demo-code').first()
  await code.locator('summary').click()
  await expect(code.locator('pre').first()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Overview Tags' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL('/demo/tags')
})

test('the page asks for scripts in its own language first', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/demo/single')
  await expect(page.locator('.noscript')).toHaveCount(1)
  await expect(page.locator('.noscript')).toHaveText(
    '请启用 JavaScript 以运行本应用。 Enable JavaScript to run this app.',
  )
  await expect(page.locator('.noscript [lang="en"]')).toHaveText('Enable JavaScript to run this app.')
})

test('without scripts a demo alone and an unknown address say what they need, and lead on', async ({
  openPage,
  silence,
}) => {
  silence.missing('/en-US/nowhere')
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US/nowhere')
  await expect(page.locator('.noscript')).toHaveText('Enable JavaScript to run this app.')
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeVisible()
  await page.goto('/~demos/tags')
  await expect(page.locator('.noscript')).toHaveText([
    '请启用 JavaScript 以运行本应用。 演示：标签',
    'Enable JavaScript to run this app. Demo: Tags',
  ])
  await page.getByRole('link', { name: 'Demo: Tags' }).click()
  await expect(page).toHaveURL('/en-US/demo/tags#tags')
})
