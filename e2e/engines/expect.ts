import { expect as ask, type Locator, type Page } from '@playwright/test'
import type { Tab, Target } from './tab.ts'
import { WebkitTab } from './webkit-tab.ts'
import { WebkitTarget } from './webkit-target.ts'

/** What a journey expects of elements. Playwright's own expectations have it. */
interface TargetExpectations {
  toBeVisible(): Promise<void>
  toBeHidden(): Promise<void>
  toBeInViewport(): Promise<void>
  toBeFocused(): Promise<void>
  toHaveText(text: string | RegExp): Promise<void>
  toContainText(text: string): Promise<void>
  toHaveValue(value: string | RegExp): Promise<void>
  toHaveAttribute(name: string, value: string | RegExp): Promise<void>
}

/** What a journey expects of a page. */
interface TabExpectations {
  toHaveURL(address: string | RegExp | ((url: URL) => boolean)): Promise<void>
}

/** Expects something in any browser, and waits for it as Playwright's `expect` does. */
export function expect(subject: Target): TargetExpectations
export function expect(subject: Tab): TabExpectations
export function expect(subject: Target | Tab): TargetExpectations | TabExpectations {
  if (subject instanceof WebkitTarget) return expectTarget(subject)
  if (subject instanceof WebkitTab) return expectTab(subject)
  return ask(subject as Locator & Page)
}

function expectTarget(target: WebkitTarget): TargetExpectations {
  const poll = (look: () => Promise<unknown>) => ask.poll(look, { message: target.name, intervals: [20, 50, 100] })
  const is = (inPage: (element: Element) => boolean) => poll(() => target.look(inPage)).toBe(true)
  const text = async () => {
    const said = await target.look((element) => element.textContent)
    return (said ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const attribute = async (name: string) => {
    const [element] = await target.findAll()
    return element === undefined ? '' : ((await target.getAttribute(name)) ?? '')
  }
  return {
    toBeVisible: () => poll(() => target.findVisible()).toHaveLength(1),
    toBeHidden: () => poll(() => target.findVisible()).toEqual([]),
    toBeInViewport: () =>
      is((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return height > 0 && bottom > 0 && top < innerHeight
      }),
    toBeFocused: () => is((element) => document.activeElement === element),
    toHaveText: (wanted) => (typeof wanted === 'string' ? poll(text).toBe(wanted) : poll(text).toMatch(wanted)),
    toContainText: (wanted) => poll(text).toContain(wanted),
    toHaveValue: (wanted) =>
      poll(async () => (await target.look((element) => (element as HTMLInputElement).value)) ?? '').toMatch(wanted),
    toHaveAttribute: (name, wanted) =>
      typeof wanted === 'string'
        ? poll(() => attribute(name)).toBe(wanted)
        : poll(() => attribute(name)).toMatch(wanted),
  }
}

function expectTab(tab: WebkitTab): TabExpectations {
  return {
    toHaveURL: (wanted) =>
      ask
        .poll(async () => {
          const address = await tab.readAddress()
          const { href } = new URL(typeof wanted === 'string' ? wanted : '', tab.site)
          const fits =
            typeof wanted === 'string'
              ? address === href
              : wanted instanceof RegExp
                ? wanted.test(address)
                : wanted(new URL(address))
          return fits ? 'there' : address
        })
        .toBe('there'),
  }
}
