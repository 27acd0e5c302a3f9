import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../support/test.ts'

const path = '/en-US/demo/single'

test('no other site shows a page in a frame', { tag: '@fault' }, async ({ page, silence, baseURL }) => {
  silence.except(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.setContent(`<iframe src="${baseURL ?? ''}${path}" title="framed"></iframe>`)
  await refused
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
})

test(
  'a page that is saved to disk, as one file and with its files beside it, is read there',
  { tag: '@fault' },
  async ({ page, silence, baseURL }, info) => {
    // A file has no storage of a site, loads no scripts of modules, and no pictures from a network.
    silence.except(/sandboxed|file:\/\/|net::ERR_F|favicon|apple-touch-icon/)
    await page.goto(path)
    await page.mouse.move(5, 300)
    await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
    const chrome = await page.context().newCDPSession(page)
    const { data } = await chrome.send('Page.captureSnapshot', { format: 'mhtml' })
    const alone = info.outputPath('page.mhtml')
    const whole = info.outputPath('page.html')
    const folder = info.outputPath('page_files')
    mkdirSync(folder, { recursive: true })
    writeFileSync(alone, data)
    const html = await page.evaluate(() => document.documentElement.outerHTML)
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
      writeFileSync(join(folder, basename(address)), await (await page.request.get(address)).body())
    writeFileSync(
      whole,
      `<!doctype html>${html.replaceAll(/(href|src)="\/assets\//g, '$1="./page_files/').replaceAll('href="/', `href="${baseURL ?? ''}/`)}`,
    )
    for (const file of [alone, whole]) {
      await page.goto(pathToFileURL(file).href)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single')
      await expect(page.getByRole('heading', { name: 'Try it' })).toBeVisible()
      await expect(page.locator('[data-demo="single"] .rc-select').first()).toBeVisible()
      // Its styles are there.
      expect(await page.locator('.header').evaluate((header) => header.getBoundingClientRect().height)).toBe(56)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  },
)

test('on paper, in the dark: light, every tab, all addresses, nothing to press', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vitrine:color-mode', 'dark'))
  await page.goto('/en-US/guide/forms?tab=api')
  await page.mouse.move(5, 300)
  await expect(page.locator('.code-edit').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const look = await page.evaluate(() => {
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && element.closest('.stage') === null,
      )
    return {
      paper: getComputedStyle(document.documentElement).backgroundColor,
      controls: seen('button, input, [role="tab"]').map((element) => element.className),
      hidden: [...document.querySelectorAll('.tab-panel')].filter((panel) => !panel.checkVisibility()).length,
      addresses: seen('main a[href^="http"]').filter(
        (link) => !getComputedStyle(link, '::after').content.includes('http'),
      ).length,
    }
  })
  expect(look).toEqual({ paper: 'rgb(255, 255, 255)', controls: [], hidden: 0, addresses: 0 })
})
