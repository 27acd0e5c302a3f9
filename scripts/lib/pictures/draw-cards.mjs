import { openDemo } from './open-demo.mjs'
import { actOf } from './shoot-demos.mjs'

/** @import { Tools } from './open-demo.mjs' */

const locales = ['en-US', 'zh-CN']

/** So many rows of a list are to be seen in a card. */
const rowsShown = 5

/**
 * What the cards of the demo index show: of each demo, in each language, the field and the open list as the library has
 * drawn them, as HTML without anything that acts: `site/cards/<demo>.<locale>.html`. The library draws no list on the
 * server; as HTML a card is sharp, light and dark, and weighs less than its title.
 * @param {Tools} tools
 */
export async function drawCards(tools) {
  const response = await fetch(`${tools.url}/routes.json`)
  const routes = /** @type {{ path: string }[]} */ (await response.json())
  const demos = routes.flatMap(({ path }) => /^\/demo\/([\w-]+)$/.exec(path)?.[1] ?? [])
  for (const demo of demos) for (const locale of locales) await draw(tools, demo, locale)
}

/**
 * @param {Tools} tools
 * @param {string} demo
 * @param {string} locale
 */
async function draw(tools, demo, locale) {
  const page = await openDemo(tools, { id: demo, locale, scheme: 'light', width: 400, scale: 1 })
  // A card shows names in any script; a picture cannot on every machine.
  await actOf(demo === 'option-render' ? 'single' : demo, locale)(page, page.locator('.rc-select').first())
  // Some lists come from a pretend server, and some demos open none.
  await page
    .locator('.rc-select-item-option:visible')
    .nth(1)
    .waitFor({ timeout: 4000 })
    .catch(() => undefined)
  const html = await page.evaluate((most) => {
    const field = document.querySelector('.rc-select, [role="combobox"]')
    const rows = [...document.querySelectorAll('.rc-select-dropdown:not(.rc-select-dropdown-hidden) .rc-select-item')]
    const kept = new Set([
      'class',
      'data-tone',
      'style',
      'value',
      'placeholder',
      'd',
      'viewBox',
      'fill',
      'stroke',
      'width',
      'height',
    ])
    const bare = (/** @type {Element} */ element) => {
      const copy = /** @type {Element} */ (element.cloneNode(true))
      for (const each of [copy, ...copy.querySelectorAll('*')]) {
        if (each instanceof HTMLInputElement) each.setAttribute('value', each.value)
        for (const name of each.getAttributeNames()) if (!kept.has(name)) each.removeAttribute(name)
      }
      copy.removeAttribute('style')
      // What the library says of itself in each element changes nothing in a card.
      return copy.outerHTML
        .replaceAll(' rc-select-focused', '')
        .replaceAll(/ style="(?:opacity: 1|user-select: none);"/g, '')
    }
    const list = rows.slice(0, most).map(bare).join('')
    const styles = [...document.querySelectorAll('.alone style')].map(bare).join('')
    return (
      styles +
      (field === null ? '' : bare(field)) +
      (list === '' ? '' : `<div class="rc-select-dropdown">${list}</div>`)
    )
  }, rowsShown)
  await tools.save(`site/cards/${demo}.${locale}.html`, Buffer.from(`${html}\n`))
  await page.close()
}
