import type { Browser, Page } from '@playwright/test'
import { openProbePage } from './open-probe-page.ts'
import type { Look } from './field.ts'

/** The four modes, and the props that make each. */
export const modes = {
  single: {},
  multiple: { mode: 'multiple' },
  tags: { mode: 'tags' },
  combobox: { mode: 'combobox' },
} as const

type ModeName = keyof typeof modes

/**
 * Compared with the same select without the prop. `works`: one sees a difference. `closes`: the only one is that the
 * list is closed. `callbacks`: callbacks are told something else, and one sees nothing.
 */
export type Effectiveness = 'works' | 'closes' | 'callbacks' | 'none'

/** What a mode does by itself. */
export interface ModeFacts {
  /** What `onChange` is told when the clear button is pressed, in order. */
  clear: string[]
  /** `off`: without search until it is switched on. `on`: until it is switched off. `always`: never without. */
  search: 'off' | 'on' | 'always'
  filters: boolean
  firstActive: boolean
  /** What is in the field after it was left with text, and the values then. */
  left: { text: string; values: readonly string[] }
  /** `label` or `value`: what the field shows of a selected option. */
  shows: 'label' | 'value'
  /** What `onChange` is told for an option whose value is a number. */
  told: string
  props: Record<string, Effectiveness>
}

/** Props that not every mode heeds: what is given, and what is done with it. */
const differing: Readonly<Record<string, { props: object; act: readonly string[] }>> = {
  maxCount: { props: { maxCount: 1 }, act: ['Enter', 'Enter'] },
  maxTagCount: { props: { maxTagCount: 1 }, act: [] },
  maxTagTextLength: { props: { maxTagTextLength: 2 }, act: [] },
  tokenSeparators: { props: { showSearch: true, tokenSeparators: [','] }, act: ['type:fig,', 'type:apple,'] },
  autoClearSearchValue: { props: { showSearch: true, autoClearSearchValue: false }, act: ['type:er', 'Enter'] },
  backfill: { props: { backfill: true }, act: ['Enter', 'ArrowDown', 'ArrowDown'] },
  removeIcon: { props: { removeIcon: 'R' }, act: [] },
  menuItemSelectedIcon: { props: { menuItemSelectedIcon: 'M' }, act: ['Enter'] },
}

/** The props that each of these is compared with: without it. */
const plain: Readonly<Record<string, object>> = {
  tokenSeparators: { showSearch: true },
  autoClearSearchValue: { showSearch: true },
}

/** Tries in each mode what it does by itself, and which props it heeds. */
export async function probeModes(browser: Browser): Promise<Record<string, ModeFacts>> {
  const page = await openProbePage(browser)
  const facts: Record<string, ModeFacts> = {}
  for (const mode of Object.keys(modes) as ModeName[]) facts[mode] = await probeMode(page, mode)
  await page.context().close()
  return facts
}

async function probeMode(page: Page, mode: ModeName): Promise<ModeFacts> {
  const props: Record<string, Effectiveness> = {}
  for (const [name, { props: given, act }] of Object.entries(differing)) {
    const without = await run(page, mode, plain[name] ?? {}, act)
    const effect = await run(page, mode, given, act)
    props[name] = compareRuns(without, effect)
  }
  return { ...(await probeOwn(page, mode)), props }
}

async function probeOwn(page: Page, mode: ModeName): Promise<Omit<ModeFacts, 'props'>> {
  await show(page, mode, { allowClear: true }, { value: selected(mode) })
  await page.getByRole('button', { name: 'Clear' }).click()
  const clear = namesOf(await settle(page), 'onChange')
  const typesBy = async (props: object) => {
    await show(page, mode, props)
    return page.getByRole('combobox').evaluate((field: HTMLInputElement) => !field.readOnly)
  }
  const search = (await typesBy({ showSearch: false })) ? 'always' : (await typesBy({})) ? 'on' : 'off'
  await show(page, mode, { showSearch: true })
  await page.keyboard.press('ArrowDown')
  const opened = await settle(page)
  await page.keyboard.type('c')
  const filtered = await settle(page)
  await show(page, mode, { showSearch: true })
  await page.keyboard.type('zz')
  await settle(page)
  await page.locator('#after').focus()
  const { text, values } = await settle(page)
  await show(page, mode, { options: [{ value: 7, label: 'Seven' }] })
  await page.keyboard.press('ArrowDown')
  await settle(page)
  if (mode === 'combobox') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const chosen = await settle(page)
  const content = await page.locator('.rc-select-content').innerText()
  return {
    clear,
    search,
    filters: filtered.rows < opened.rows,
    firstActive: opened.active !== null,
    left: { text, values },
    shows: (chosen.text || content).includes('Seven') ? 'label' : 'value',
    told: namesOf(chosen, 'onChange').at(-1) ?? '',
  }
}

interface Run {
  look: Look
  /** All text on the page. */
  text: string
}

function compareRuns(before: Run, after: Run): Effectiveness {
  const isSame = (of: (run: Run) => unknown) => JSON.stringify(of(before)) === JSON.stringify(of(after))
  if (isSame(({ look, text }) => ({ look: { ...look, calls: [] }, text })))
    return isSame(({ look }) => look.calls) ? 'none' : 'callbacks'
  return before.look.open && !after.look.open && isSame(({ look }) => look.values) ? 'closes' : 'works'
}

/** What one sees and what is told after some keys. */
async function run(page: Page, mode: ModeName, props: object, act: readonly string[]): Promise<Run> {
  await show(page, mode, props, { value: selected(mode) })
  for (const key of act) {
    await (key.startsWith('type:') ? page.keyboard.type(key.slice('type:'.length)) : page.keyboard.press(key))
    await settle(page)
  }
  const look = await settle(page)
  return { look, text: await page.evaluate(() => document.body.innerText) }
}

function selected(mode: ModeName): unknown {
  return mode === 'multiple' || mode === 'tags' ? ['cherry', 'damson'] : 'cherry'
}

async function show(page: Page, mode: ModeName, props: object, more: { value?: unknown } = {}): Promise<void> {
  await page.evaluate((spec) => window.probe.show(spec), { props: { ...modes[mode], ...props }, ...more })
  await page.getByRole('combobox').focus()
}

function settle(page: Page): Promise<Look> {
  return page.evaluate(() => window.probe.settle())
}

/** What a callback was told, call by call, as JSON; nothing for `undefined`. */
function namesOf({ calls }: Look, name: string): string[] {
  return calls.filter((call) => call.split(' ')[0] === name).map((call) => call.slice(name.length + 1) || 'undefined')
}
