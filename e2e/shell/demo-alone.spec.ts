import { findViolations } from '../support/axe.ts'
import { findDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('a demo stands alone at its own address, in the language, scheme and direction that the query names', async ({
  page,
}) => {
  const response = await page.goto('/~demos/single?locale=en-US&scheme=dark&dir=rtl')
  const raw = (await response?.text()) ?? ''
  expect(raw).toContain('<meta name="robots" content="noindex"/>')
  expect(raw, 'the demo itself is not in the file').not.toContain('role="combobox"')
  await expect(page).toHaveTitle('Single')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const { root, field, row } = await findDemo(page, 'single')
  await expect(field('Delivery method')).toBeVisible()
  await root.locator('.rc-select').click()
  await row('Express, next day').click()
  await expect(root.locator('.demo-value code')).toHaveText('express')
  expect(await findViolations(page)).toEqual([])
})

test('an unknown locale means the first one, a variant has its own address', async ({ page }) => {
  await page.goto('/~demos/single-rtl?locale=xx&scheme=pink&dir=up')
  await findDemo(page, 'single-rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await expect(page.locator('html')).not.toHaveAttribute('dir')
})

test('a demo alone says its name and leads back to its place on its page', async ({ page }) => {
  await page.goto('/~demos/single-rtl?locale=en-US')
  const { root } = await findDemo(page, 'single-rtl')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('heading', { level: 1 })).toHaveText(await page.title())
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
  const inner = root.locator('.rc-select').first()
  expect(await inner.evaluate((field) => field.getBoundingClientRect().top)).toBeGreaterThan(bottom)
  expect(await findViolations(page)).toEqual([])
  await bar.getByRole('link', { name: 'Explanation and code' }).click()
  await expect(page).toHaveURL('/en-US/demo/single#single-rtl')
  await expect(page.locator('#single-rtl')).toBeInViewport()
})

test('in the iframe of a stage a demo has no bar', async ({ page }) => {
  await page.goto('/en-US/demo/single')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/~demos/single?locale=en-US'
    document.querySelector('main')?.prepend(frame)
  })
  const inside = page.frameLocator('main > iframe')
  await expect(inside.getByRole('combobox').first()).toBeVisible()
  await expect(inside.locator('.alone-bar')).toBeHidden()
})

test('a demo that does not exist gets the not-found page', async ({ page, silence }) => {
  silence.missing('/~demos/nothing')
  const response = await page.goto('/~demos/nothing?locale=en-US')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
})
