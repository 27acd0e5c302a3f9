import { loadChineseFont } from './load-chinese-font.mjs'

/** @import { Tools } from './open-demo.mjs' */

/**
 * Pictures for the README, 1280 × 800: `docs/site.png` and `docs/site-dark.png`.
 * @param {Tools} tools
 */
export async function shootSite({ browser, url, save }) {
  for (const [scheme, file] of /** @type {const} */ ([
    ['light', 'docs/site.png'],
    ['dark', 'docs/site-dark.png'],
  ])) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
      locale: 'en-US',
    })
    await page.goto(`${url}/en-US`)
    await page.getByRole('button', { name: 'Colours' }).click()
    await page.getByRole('radio', { name: scheme === 'light' ? 'Light' : 'Dark' }).check({ force: true })
    // After a reload no colour transition is running.
    await page.reload()
    await loadChineseFont(page)
    await page.locator(`html[data-scheme=${scheme}]`).waitFor()
    await page.mouse.move(0, 0)
    await page.locator(':focus').evaluateAll((focused) => focused.forEach((element) => element.blur()))
    await page.evaluate(showPictures)
    await save(file, await page.screenshot({ animations: 'disabled' }))
    await page.close()
  }
}

/** Pictures are loaded when they come into view and decoded later. Waits for the pictures of this scheme. */
function showPictures() {
  const inView = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  )
  return Promise.all(inView.map((image) => image.decode()))
}
