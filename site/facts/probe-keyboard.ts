import type { Browser, CDPSession, Page } from '@playwright/test'
import { describeEffects, type Effect } from './describe-effects.ts'
import type { Look } from './field.ts'
import {
  type FieldName,
  fields,
  type KeyName,
  keys,
  macKeys,
  type Situation,
  situationsOf,
  typed,
} from './keyboard-cases.ts'
import { openProbePage } from './open-probe-page.ts'

/** What each key does: by field, situation and key. */
export type KeyboardFacts = Record<string, Record<string, Record<string, Effect[]>>>

const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

/** With text in the field, these say nothing new. */
const withoutText: readonly KeyName[] = ['↓', '↑', 'Alt+↓', 'Alt+↑', 'Ctrl+N', 'Ctrl+P']

/** Presses every key in every situation of every field. */
export async function probeKeyboard(browser: Browser): Promise<KeyboardFacts> {
  const page = await openProbePage(browser)
  const mac = await openProbePage(browser, { userAgent })
  const facts: KeyboardFacts = {}
  for (const field of Object.keys(fields) as FieldName[]) {
    const bySituation: KeyboardFacts[string] = {}
    for (const situation of situationsOf(field)) bySituation[situation] = await probeKeys(page, mac, field, situation)
    facts[field] = bySituation
  }
  await page.context().close()
  await mac.context().close()
  return facts
}

async function probeKeys(page: Page, mac: Page, field: FieldName, situation: Situation) {
  const facts: Record<string, Effect[]> = {}
  for (const name of Object.keys(keys) as KeyName[]) {
    if (situation.includes('text') && withoutText.includes(name)) continue
    if (name === 'Enter, composing' && typed[field] === '') continue
    const used = macKeys.includes(name) ? mac : page
    // Of two pages only one is in front, and only its fields have the focus.
    await used.bringToFront()
    const before = await prepare(used, field, situation)
    facts[name] = await press(used, name, before)
  }
  return facts
}

/** Brings a new field into a situation. The list is given time to answer where its next key depends on it. */
async function prepare(page: Page, field: FieldName, situation: Situation): Promise<Look> {
  await page.evaluate((spec) => window.probe.show(spec), fields[field])
  await page.getByRole('combobox').focus()
  if (situation === 'active' || situation === 'idle') {
    await page.keyboard.press('ArrowDown')
    if (situation === 'idle') return settle(page)
    await settle(page)
    // To the fourth option: it has neighbours on both sides, and is neither first nor last. A combobox begins before the first.
    for (let step = field === 'combobox' ? 0 : 1; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  }
  if (situation === 'text' || situation === 'closed-text') {
    await page.keyboard.type(typed[field])
    await page.keyboard.press('ArrowLeft')
    if (situation === 'closed-text') {
      await settle(page)
      await page.keyboard.press('Escape')
    }
  }
  return settle(page)
}

async function press(page: Page, name: KeyName, before: Look): Promise<Effect[]> {
  const key = keys[name]
  if (name === 'Enter, held') return hold(page, before)
  if (name === 'Enter, composing') return compose(page)
  await page.keyboard.press(key)
  const after = await settle(page)
  const found = describeEffects(before, after, key)
  if (found[0] === 'selects' && after.open) return again(page, key, found, after)
  if (found[0] === 'clears-text' && name === 'Esc') {
    await page.keyboard.press('x')
    // The text was only out of sight: it comes back with the next letter.
    if ((await settle(page)).text.includes(before.text)) found[0] = 'hides-text'
  }
  return found
}

/** The same key a second time: where it takes back what it did, it toggles. */
async function again(page: Page, key: string, found: Effect[], after: Look): Promise<Effect[]> {
  await page.keyboard.press(key)
  const [second] = describeEffects(after, await settle(page), key)
  return second === 'deselects' ? ['toggles', ...found.slice(1)] : found
}

/** Three times, as a keyboard repeats a key that is held. */
async function hold(page: Page, before: Look): Promise<Effect[]> {
  // In the order of time, each once.
  const found = new Set<Effect>()
  let last = before
  for (let repeat = 0; repeat < 3; repeat += 1) {
    await page.keyboard.down('Enter')
    const now = await settle(page)
    for (const effect of describeEffects(last, now, 'Enter'))
      found.add(effect.startsWith('opens') && found.has('closes') ? 'reopens' : effect)
    last = now
  }
  await page.keyboard.up('Enter')
  return [...found]
}

/** Enter that takes the suggestion of an input method: the text is in the field already, and stays composed until then. */
async function compose(page: Page): Promise<Effect[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'er', selectionStart: 2, selectionEnd: 2 })
  const before = await settle(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await session.send('Input.insertText', { text: 'er' })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 })
  const after = await settle(page)
  await session.detach()
  return describeEffects(before, after, 'Enter')
}

function settle(page: Page): Promise<Look> {
  return page.evaluate(() => window.probe.settle())
}
