import { expect, test } from '../support/test.ts'

const phone = { width: 375, height: 800 }

for (const javaScriptEnabled of [true, false]) {
  test(`on a narrow screen a button opens the list of pages, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: phone, javaScriptEnabled })
    await page.goto('/en-US/demo/single')
    const sidebar = page.getByRole('navigation', { name: 'Pages', exact: true })
    const button = page.getByRole('button', { name: 'Pages', exact: true })
    await expect(sidebar).toBeHidden()
    await button.click()
    await expect(sidebar).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Single', exact: true })).toHaveAttribute('aria-current', 'page')

    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(sidebar).toBeVisible()
    await page.mouse.click(370, 400)
    await expect(sidebar).toBeHidden()

    await button.click()
    await sidebar.getByRole('link', { name: 'Multiple', exact: true }).click()
    await expect(page).toHaveURL('/en-US/demo/multiple')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multiple')
    await expect(sidebar).toBeHidden()
  })
}

test('on a narrow screen a button opens the outline, and a pick goes there', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en-US/guide/search-and-filter')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await expect(outline).toBeHidden()
  await page.getByRole('button', { name: 'On this page' }).click()
  await expect(outline).toBeVisible()
  const last = outline.getByRole('link').last()
  const id = (await last.getAttribute('href')) ?? ''
  await last.click()
  await expect(page).toHaveURL(`/en-US/guide/search-and-filter${id}`)
  await expect(page.locator(id)).toBeInViewport()
})

test('on a wide screen both lists stand beside the text and there is no button', async ({ page }) => {
  await page.goto('/en-US/guide/search-and-filter')
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'On this page' })).toBeHidden()
})

test('the outline marks the heading that is being read', async ({ page }) => {
  await page.goto('/en-US/guide/search-and-filter')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  const marked = outline.locator('[aria-current]')
  const links = outline.getByRole('link')
  const third = await links.nth(2).innerText()
  const id = ((await links.nth(2).getAttribute('href')) ?? '').slice(1)
  await page.evaluate((target) => document.getElementById(target)?.scrollIntoView({ behavior: 'instant' }), id)
  await expect(marked).toHaveText([third])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Above the first heading no entry is marked.
  await expect(marked).toHaveCount(0)
})
