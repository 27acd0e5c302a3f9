import type { Browser, Page } from '@playwright/test'
import type { FieldSpec } from './field.ts'
import { openProbePage } from './open-probe-page.ts'

/** The states whose elements pages describe: what is shown, and the keys that lead there. */
const states = {
  closed: { props: {}, act: [] },
  selected: { props: {}, value: 'cherry', act: [] },
  open: { props: {}, act: ['ArrowDown'] },
  search: { props: { showSearch: true }, act: [] },
  empty: { props: { showSearch: true }, act: ['z'] },
  several: { props: { mode: 'multiple' }, value: ['cherry', 'fig'], act: [] },
  'several-open': { props: { mode: 'multiple' }, value: ['cherry', 'fig'], act: ['ArrowDown'] },
  combobox: { props: { mode: 'combobox' }, act: ['ArrowDown'] },
  disabled: { props: { disabled: true }, act: [] },
} as const satisfies Record<string, FieldSpec & { act: readonly string[] }>

export type StateName = keyof typeof states

export interface StateFacts {
  /** Attributes of the input that assistive technology reads, ids without their changing part. */
  field: Record<string, string>
  /** `option` or `nothing`: what the active descendant is. Undefined without one. */
  active?: 'option' | 'nothing'
  text: string
  /** The text of the live region. Undefined without one. */
  live?: string
  /** The list for assistive technology, an element a line. Empty while there is none. */
  list: string[]
}

/** Reads what the library renders in each state while the field has the focus. */
export async function probeDom(browser: Browser): Promise<Record<string, StateFacts>> {
  const page = await openProbePage(browser)
  const facts: Record<string, StateFacts> = {}
  for (const [name, { act, ...spec }] of Object.entries(states)) {
    await page.evaluate((shown) => window.probe.show(shown), spec)
    if (name !== 'disabled') await page.getByRole('combobox').focus()
    for (const key of act) {
      await page.keyboard.press(key)
      await page.evaluate(() => window.probe.settle())
    }
    await page.evaluate(() => window.probe.settle())
    facts[name] = await readState(page)
  }
  await page.context().close()
  return facts
}

function readState(page: Page): Promise<StateFacts> {
  return page.evaluate(() => {
    const heard = /^(role|aria-.*|readonly|disabled|type|autocomplete|id)$/
    const short = (text: string): string => text.replaceAll(/\b_r_\w+?_(?=list|_)|\b_r_\w+_\b|rc_select_\d+/g, '…')
    const listAttributes = (element: Element): [string, string][] =>
      [...element.attributes]
        .filter(({ name }) => heard.test(name))
        .map(({ name, value }): [string, string] => [name, short(value)])
        .toSorted(([a], [b]) => a.localeCompare(b))
    const field = document.querySelector<HTMLInputElement>('[role="combobox"]')
    if (field === null) throw new Error('There is no combobox.')
    const draw = (element: Element, depth: number): string[] => {
      const attributes = listAttributes(element).map(([name, value]) => ` ${name}="${value}"`)
      const open = `${'  '.repeat(depth)}<${element.localName}${attributes.join('')}>`
      const close = `</${element.localName}>`
      if (element.children.length === 0) return [`${open}${element.textContent}${close}`]
      const inside = [...element.children].flatMap((child) => draw(child, depth + 1))
      return [open, ...inside, `${'  '.repeat(depth)}${close}`]
    }
    const list = document.querySelector('.rc-select-dropdown:not(.rc-select-dropdown-hidden) [role="listbox"]')
    const id = field.getAttribute('aria-activedescendant')
    const active = id === null ? undefined : document.getElementById(id)?.getAttribute('role') === 'option'
    const live = document.querySelector('form [aria-live]')?.textContent
    return {
      field: Object.fromEntries(listAttributes(field)),
      ...(active === undefined ? {} : { active: active ? ('option' as const) : ('nothing' as const) }),
      text: field.value,
      ...(live === undefined ? {} : { live }),
      list: list === null ? [] : draw(list, 0),
    }
  })
}
