import { openDemo, shootDemo } from './open-demo.mjs'
import { pictureFonts } from './picture-fonts.mjs'

/** @import { Tools } from './open-demo.mjs' */

/**
 * What a preview says: language, title and description of the site, and the package's name and version.
 * @typedef {{ lang: string, title: string, line: string, library: string }} Home
 */

/**
 * Makes a picture for link previews for each locale, 1200 × 630: `site/public/og/<locale>.png`. Words and version
 * come from the home page.
 * @param {Tools} tools
 */
export async function drawPreviews(tools) {
  const select = await shootSelect(tools)
  const page = await tools.browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const home of await readHomes(tools)) {
    await page.setContent(draw(home, select))
    await page.locator('img').evaluate((/** @type {HTMLImageElement} */ image) => image.decode())
    await tools.save(`site/public/og/${home.lang}.png`, await page.screenshot())
  }
  await page.close()
}

/** @param {Tools} tools */
async function shootSelect(tools) {
  const page = await openDemo(tools, { id: 'multiple', scheme: 'light', width: 500 })
  const field = page.getByRole('combobox')
  await field.click()
  await page.locator('.rc-select-item-option', { hasText: 'Greek' }).click()
  await page.mouse.move(0, 0)
  const png = await shootDemo(page)
  await page.close()
  return png.toString('base64')
}

/**
 * The home page's words in each locale.
 * @param {Tools} tools
 */
async function readHomes({ browser, url }) {
  const page = await browser.newPage()
  /** @type {Home[]} */
  const homes = []
  await page.goto(url)
  const others = await page
    .locator('header a[hreflang]')
    .evaluateAll((/** @type {HTMLAnchorElement[]} */ links) => links.map((link) => link.href))
  for (const address of [url, ...others]) {
    await page.goto(address)
    homes.push(
      await page.evaluate(() => {
        const version = /** @type {HTMLAnchorElement | null} */ (document.querySelector('a.version'))
        return {
          lang: document.documentElement.lang,
          title: document.querySelector('h1')?.textContent ?? '',
          line: document.title.split(' – ')[1] ?? '',
          library: `${version?.href.split('/package/')[1]} ${version?.textContent}`,
        }
      }),
    )
  }
  await page.close()
  return homes
}

/**
 * @param {Home} home
 * @param {string} select picture of a select, in base 64
 */
function draw({ lang, title, line, library }, select) {
  return `<!doctype html><html lang="${lang}"><style>
    body { margin: 0; display: grid; grid-template-columns: 1fr 540px; height: 630px; overflow: hidden;
      background: #faf9f7; color: #1d1b18; font-family: ${pictureFonts} }
    .words { display: flex; flex-direction: column; justify-content: center; padding-left: 84px }
    h1 { margin: 0; font-size: 104px; line-height: 1.1; letter-spacing: -0.035em }
    p { margin: 18px 0 0; font-size: 33px; line-height: 1.35; color: #33302b }
    small { margin-top: 44px; font-size: 23px; color: #615c54 }
    i { width: 72px; height: 8px; margin-bottom: 34px; border-radius: 4px; background: #1b5cb5 }
    .stage { display: flex; align-items: center }
    .stage div { width: 500px; overflow: hidden;
      border-radius: 20px; outline: 1px solid #e9e6e1; background: #faf9f7; box-shadow: 0 24px 60px #28221822 }
    img { display: block; width: 500px }
  </style>
  <div class="words"><i></i><h1>${title}</h1><p>${line}</p><small>${library}</small></div>
  <div class="stage"><div><img alt="" src="data:image/png;base64,${select}"></div></div></html>`
}
