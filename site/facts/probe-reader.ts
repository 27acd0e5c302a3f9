import type { Browser, Page } from '@playwright/test'
import { bundleDemos, readDemoStyles } from './bundle-demos.ts'
import { nothingText, openingOf, readerNames, typedOf } from './reader-cases.ts'

/** What a person does with a field. `type`: text that finds something; `nothing`: text that nothing matches. */
export type Gesture = 'focus' | 'open' | 'move' | 'choose' | 'close' | 'remove' | 'clear' | 'type' | 'nothing'

/** A gesture, how it was done, and what was said, sentence by sentence. */
export interface Heard {
  gesture: Gesture
  /** Keys as Playwright names them, or `type:` and a text. */
  keys: string[]
  says: string[]
}

/** By locale, then by demo; the fields of the guide are `mode-…`, those without a way out `bare-…`. */
export type ReaderFacts = Record<string, Record<string, Heard[]>>

/** Each page is driven by itself, for most of the time is waiting. */
const pagesAtOnce = 4

/** Uses every demo by the keyboard, in the words of each locale, and writes down what the simulated reader says. */
export async function probeReader(browser: Browser): Promise<ReaderFacts> {
  const script = await bundleDemos()
  const waiting = [...readerNames()]
  const found = new Map<string, Heard[]>()
  const work = async (): Promise<void> => {
    const page = await openPage(browser, script)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [locale = '', name = ''] = next.split('/')
      found.set(next, await listen(page, locale, name))
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  const facts: ReaderFacts = {}
  for (const key of readerNames()) {
    const [locale = '', name = ''] = key.split('/')
    facts[locale] = { ...facts[locale], [name]: found.get(key) ?? [] }
  }
  return facts
}

async function openPage(browser: Browser, script: string): Promise<Page> {
  // Nothing moves, so nothing is waited for.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.setContent('<!doctype html><title>Probe</title><main></main>')
  await page.addStyleTag({ content: readDemoStyles() })
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'showDemo' in window)
  return page
}

async function listen(page: Page, locale: string, name: string): Promise<Heard[]> {
  const story: Heard[] = []
  const act = async (gesture: Gesture, ...keys: string[]): Promise<void> => {
    const says: string[] = []
    for (const key of keys) {
      await (key.startsWith('type:') ? page.keyboard.type(key.slice('type:'.length)) : page.keyboard.press(key))
      says.push(...(await hear(page)))
    }
    story.push({ gesture, keys, says })
  }
  await page.evaluate((shown) => window.showDemo(shown), `${locale}/${name}`)
  const field = page.locator('[role="combobox"]:enabled').first()
  await field.focus()
  story.push({ gesture: 'focus', keys: [], says: await hear(page) })

  const opening = openingOf(locale, name)
  if (opening.startsWith('type:')) await act('type', opening)
  else await act('open', opening)
  await act('move', 'ArrowDown')
  await act('choose', 'Enter')
  if (await isOpen(page)) await act('close', 'Escape')
  const tags = await countTags(page)
  if (tags > 0) {
    await act('remove', 'Backspace')
    // A quarter of a second after text was deleted the key does nothing.
    for (let tries = 0; tries < 20 && (await countTags(page)) === tags; tries += 1) {
      story.pop()
      await act('remove', 'Backspace')
    }
    if (await isOpen(page)) await act('close', 'Escape')
  }
  if (await page.locator('.rc-select-clear').first().isVisible()) await act('clear', 'Tab', 'Enter')
  await field.focus()
  await hear(page)
  if (!(await canType(page))) return story
  const typed = typedOf(locale, name)
  if (typed !== undefined) {
    await select(page)
    await act('type', `type:${typed}`)
  }
  await select(page)
  await act('nothing', `type:${nothingText}`)
  const last = story.at(-1)
  if (last !== undefined && (await countRows(page)) > 0) last.gesture = 'type'
  return story
}

function hear(page: Page): Promise<string[]> {
  return page.evaluate(() => window.listener.hear())
}

async function isOpen(page: Page): Promise<boolean> {
  return (await page.locator('[role="combobox"][aria-expanded="true"]').count()) > 0
}

function countTags(page: Page): Promise<number> {
  // The field itself is the last item of the row.
  return page.locator('.rc-select-focused .rc-select-content-item:not(.rc-select-content-item-suffix)').count()
}

function countRows(page: Page): Promise<number> {
  return page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden) .rc-select-item-option').count()
}

/** Marks the text of the field, so that what is typed takes its place. */
function select(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  })
}

/** False for a field without search, and where the focus is not in the field. */
function canType(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement instanceof HTMLInputElement && !document.activeElement.readOnly)
}
