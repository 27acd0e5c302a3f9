import { expect } from '../engines/expect.ts'
import type { Tab, Target } from '../engines/tab.ts'
import { type Setting, words } from './settings.ts'
import { wakeDemo } from './wake-demo.ts'

/** Something that readers come for, from its first page to its end. */
export interface Journey {
  name: string
  needsScripts: boolean
  go: (page: Tab, setting: Setting) => Promise<void>
}

/** Address of a route in a setting. */
function at({ base, locale }: Setting, route: string): string {
  return `${base}${locale === 'en-US' ? '/en-US' : ''}${route === '/' && locale === 'en-US' ? '' : route}`
}

/** Opens a list that stands beside the text on a wide screen. On a narrow screen a button opens it. */
async function openList(page: Tab, setting: Setting, list: 'pages' | 'outline') {
  const name = words[setting.locale][list]
  if (setting.isNarrow) await press(setting, page.getByRole('button', { name, exact: true }))
  return page.locator(list === 'pages' ? '#sidebar' : '#outline')
}

/** Opens the menu that holds the languages on a narrow screen. */
async function openSettings(page: Tab, setting: Setting): Promise<void> {
  if (setting.isNarrow) await press(setting, page.getByRole('button', { name: words[setting.locale].settings }))
}

/** Taps on a touch screen, clicks elsewhere. */
async function press(setting: Setting, target: Target): Promise<void> {
  if (setting.options.hasTouch === true) await target.tap()
  else await target.click()
}

async function expectPage(page: Tab, setting: Setting, route: string): Promise<void> {
  await expect(page).toHaveURL(at(setting, route) || '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function readHome(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/') || '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select')
  const outline = await openList(page, setting, 'outline')
  await press(setting, outline.locator('a[href="#keyboard"]'))
  await expect(page.locator('#keyboard')).toBeInViewport()
  await expect(page).toHaveURL(/#keyboard$/)
}

async function chooseTask(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/') || '/')
  const task = (await page.locator('.hero-tasks a[href$="/demo/multiple"]').textContent()) ?? ''
  if (setting.hasScripts) {
    await press(setting, page.locator('.hero-select'))
    await press(setting, page.locator('.hero-list').getByText(task, { exact: true }))
  } else await page.locator('.hero').getByRole('link', { name: task, exact: true }).click()
  await expectPage(page, setting, '/demo/multiple')
}

async function followSidebar(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/guide/forms'))
  const list = await openList(page, setting, 'pages')
  // Demos are another part of the site than guides: their groups are folded.
  await press(setting, list.locator('summary').getByText(words[setting.locale].tags, { exact: true }))
  await press(setting, list.locator('a[href$="/demo/tags"]'))
  await expectPage(page, setting, '/demo/tags')
}

async function followIndex(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo'))
  await press(setting, page.getByRole('main').locator('a[href$="/demo/optgroup"]').first())
  await expectPage(page, setting, '/demo/optgroup')
}

async function pickOption(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/single'))
  const root = await wakeDemo(page, 'single')
  await press(setting, root.locator('.rc-select').first())
  await press(setting, page.locator('.rc-select-item-option').getByText(words[setting.locale].option, { exact: true }))
  await expect(root.locator('.demo-value code')).toHaveText('express')
}

async function typeTags(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/tags'))
  const root = await wakeDemo(page, 'tags-closed')
  await root.getByRole('combobox').first().pressSequentially('lighthouse')
  await page.keyboard.press('Enter')
  await expect(root.locator('.demo-value code')).toContainText('lighthouse')
}

async function readCode(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/single'))
  const code = page.locator('#single details.demo-code')
  await press(setting, code.locator('summary > span'))
  await expect(code.locator('pre').first()).toBeVisible()
  await expect(code.locator('pre').first()).toContainText("from '@rc-component/select'")
}

async function copyCode(page: Tab, setting: Setting): Promise<void> {
  await readCode(page, setting)
  const demo = page.locator('#single')
  if (setting.isNarrow) await press(setting, demo.locator('[data-demo-action="more"]'))
  await press(setting, demo.getByRole('button', { name: /^(Copy code|复制代码)$/ }))
  // The button confirms before the clipboard has the text; this is said when it has it.
  await expect(page.locator('#announcer')).toHaveText(/^(Copied|已复制)$/)
  const { search } = words[setting.locale]
  await press(setting, page.getByRole('banner').getByRole('combobox', { name: search, exact: true }))
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('combobox', { name: search, exact: true })).toHaveValue(/export default function/)
}

async function readReference(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/multiple-with-max-count'))
  await press(setting, page.getByRole('main').locator('a[href$="#select-maxcount"]').first())
  await expect(page).toHaveURL(/#select-maxcount$/)
  await expect(page.locator('#select-maxcount')).toBeInViewport()
  await page.goBack({ waitUntil: 'commit' })
  await expectPage(page, setting, '/demo/multiple-with-max-count')
}

async function openApiTab(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/multiple'))
  const panel = page.locator('[data-tab-panel="api"]')
  if (setting.hasScripts) await expect(panel).toBeHidden()
  await press(setting, page.locator('[data-tab="api"]'))
  await expect(panel.getByRole('list').first()).toBeInViewport()
  await expect(panel.getByRole('list').first()).toContainText('mode')
}

async function searchProp(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/single'))
  const { search, results } = words[setting.locale]
  const field = page.getByRole('banner').getByRole('combobox', { name: search, exact: true })
  await press(setting, field)
  await field.pressSequentially('maxCount')
  const found = page.getByRole('listbox', { name: results }).getByRole('option', { name: /maxCount/ })
  await expect(found.first()).toBeVisible()
  await press(setting, found.first())
  await expect(page).toHaveURL(/#|\?tab=|multiple-with-max-count/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function changeLocale(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/tags'))
  const { language, other } = words[setting.locale]
  await openSettings(page, setting)
  await press(setting, page.getByRole('navigation', { name: language }).getByRole('link', { name: other }))
  const there: Setting = { ...setting, locale: setting.locale === 'en-US' ? 'zh-CN' : 'en-US' }
  await expectPage(page, there, '/demo/tags')
  await openSettings(page, there)
  const back = page.getByRole('navigation', { name: words[there.locale].language })
  await press(setting, back.getByRole('link', { name: words[there.locale].other }))
  await expectPage(page, setting, '/demo/tags')
}

async function readOn(page: Tab, setting: Setting): Promise<void> {
  await page.goto(at(setting, '/demo/single'))
  const next = page.locator('.neighbours').getByRole('link', { name: words[setting.locale].next })
  const href = (await next.getAttribute('href')) ?? ''
  await press(setting, next)
  await expect(page).toHaveURL((url) => url.pathname === href)
  await page.goBack({ waitUntil: 'commit' })
  await expectPage(page, setting, '/demo/single')
}

/** What readers do, the most common first. */
export const journeys: readonly Journey[] = [
  { name: 'the home page is read through its outline', needsScripts: false, go: readHome },
  { name: 'a task of the hero leads to its answer', needsScripts: false, go: chooseTask },
  { name: 'a demo is found in the list of pages', needsScripts: false, go: followSidebar },
  { name: 'a demo is found in the index', needsScripts: false, go: followIndex },
  { name: 'an option is picked', needsScripts: true, go: pickOption },
  { name: 'a value is typed', needsScripts: true, go: typeTags },
  { name: 'the code is read', needsScripts: false, go: readCode },
  { name: 'the code is copied', needsScripts: true, go: copyCode },
  { name: 'a property is looked up from a demo, and Back returns', needsScripts: false, go: readReference },
  { name: 'the API tab is opened', needsScripts: false, go: openApiTab },
  { name: 'a property is searched for', needsScripts: true, go: searchProp },
  { name: 'the language is changed there and back', needsScripts: false, go: changeLocale },
  { name: 'one reads on to the next page and back', needsScripts: false, go: readOn },
]
