import { openDemo, shootDemo } from './open-demo.mjs'

/** @import { Locator, Page } from '@playwright/test' */
/** @import { Tools } from './open-demo.mjs' */

/** @typedef {(page: Page, field: Locator) => Promise<void>} Act */

/** CSS pixels; the card for links is 516 px wide where a demo stands in it. */
const width = 400
const scale = 516 / width

/** What a reader does first in most demos. @type {Act} */
const open = async (_page, field) => field.click()

/** @param {string} text @returns {Act} */
const type = (text) => async (page, field) => {
  await field.click()
  await page.keyboard.type(text)
}

/** What shows best what a demo is about, where that is more than an open list. @type {Readonly<Record<string, Act>>} */
const acts = {
  email: type('mara'),
  'force-suggest': type('a'),
  'mul-suggest': type('the'),
  'mul-tag-suggest': type('ma'),
  // One of the names is Chinese, which not every machine can draw.
  'option-render': type('b'),
  suggest: type('se'),
  // Its field is a button of its own.
  'custom-selector': async (page) => {
    await page.addStyleTag({ content: '.demo-stack > :first-child { display: block !important }' })
    await page.locator('.demo-stack [role="combobox"]').click()
  },
}

/** The same for demos whose data is other data in Chinese. @type {Readonly<Record<string, Act>>} */
const chineseActs = {
  ...acts,
  email: type('li'),
  'force-suggest': type('青'),
  'mul-suggest': type('琥'),
  'mul-tag-suggest': type('李'),
  suggest: type('ca'),
  'option-render': open,
}

/**
 * @param {string} demo
 * @param {string} locale
 * @returns {Act}
 */
export function actOf(demo, locale) {
  return (locale === 'zh-CN' ? chineseActs : acts)[demo] ?? open
}

/**
 * Pictures of all demos for the cards that other sites show for links, and one for the home page:
 * `site/pictures/<demo>.png`, `site/pictures/index.png`.
 * @param {Tools} tools
 */
export async function shootDemos(tools) {
  const response = await fetch(`${tools.url}/routes.json`)
  const routes = /** @type {{ path: string }[]} */ (await response.json())
  const demos = routes.flatMap(({ path }) => /^\/demo\/([\w-]+)$/.exec(path)?.[1] ?? [])
  for (const demo of demos) await shoot(tools, demo, demo, actOf(demo, 'en-US'))
  await shoot(tools, 'multiple', 'index', open)
}

/**
 * @param {Tools} tools
 * @param {string} demo
 * @param {string} name
 * @param {Act} act
 */
async function shoot(tools, demo, name, act) {
  const page = await openDemo(tools, { id: demo, scheme: 'light', width, scale })
  await page.addStyleTag({ content: 'body { background: #fff }' })
  await act(page, page.locator('.rc-select').first())
  // Some lists come from a pretend server, and some demos open none.
  await page
    .locator('.rc-select-item-option:visible')
    .nth(1)
    .waitFor({ timeout: 4000 })
    .catch(() => undefined)
  await page.mouse.move(0, 0)
  await tools.save(`site/pictures/${name}.png`, await shootDemo(page))
  await page.close()
}
