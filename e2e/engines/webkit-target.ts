import { expect } from '@playwright/test'
import type { Role, Target } from './tab.ts'
import type { Reference, WebkitDriver } from './webkit-driver.ts'
import { pressKeys, typeText } from './webkit-keys.ts'

/** How a role is looked for: what may have it. WebKit itself then says the role and the name of each. */
const candidates: Readonly<Record<Role, string>> = {
  banner: 'header',
  button: 'button, summary, [role="button"]',
  combobox: '[role="combobox"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  list: 'ul, ol',
  listbox: '[role="listbox"]',
  main: 'main',
  navigation: 'nav',
  option: '[role="option"]',
  tab: '[role="tab"]',
}

/** A step on the way to elements: from those that were found so far to the next ones. */
type Step = (driver: WebkitDriver, found: readonly (Reference | null)[]) => Promise<Reference[]>

/** Elements of the page in WebKit, looked for anew at each use. */
export class WebkitTarget implements Target {
  readonly driver: WebkitDriver
  /** The way to the elements, as a failure tells it. */
  readonly name: string
  readonly steps: readonly Step[]

  constructor(driver: WebkitDriver, name: string, steps: readonly Step[] = []) {
    this.driver = driver
    this.name = name
    this.steps = steps
  }

  locator(css: string): WebkitTarget {
    return this.#then(css, (driver, found) => driver.run(findCss, css, ...found))
  }

  getByRole(
    role: Role,
    { name, exact = false, level }: { name?: string | RegExp; exact?: boolean; level?: number } = {},
  ): WebkitTarget {
    return this.#then(`${role} ${String(name ?? '')}`, async (driver, found) => {
      const css = level === undefined ? candidates[role] : `h${level}`
      const visible = await driver.run(findVisible, ...(await driver.run(findCss, css, ...found)))
      const fits = await Promise.all(visible.map((one) => hasRole(driver, one, role, name, exact)))
      return visible.filter((_, index) => fits[index])
    })
  }

  /** Finds the innermost elements with exactly this text. */
  getByText(text: string): WebkitTarget {
    return this.#then(`"${text}"`, (driver, found) => driver.run(findText, text, ...found))
  }

  first(): WebkitTarget {
    return this.#then('first', async (_, found) => found.filter((one) => one !== null).slice(0, 1))
  }

  async click(): Promise<void> {
    await expect.poll(() => this.#prepare(), { message: this.name, intervals: [20, 50, 100] }).toEqual('ready')
    const [x, y] = await this.ask(centre)
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await this.driver.ask('POST', '/actions', { actions: [pointer] })
  }

  tap(): Promise<void> {
    throw new Error('WebKitWebDriver makes a mouse of every finger: a journey in WebKit clicks.')
  }

  async press(key: string): Promise<void> {
    await this.ask((element) => (element as HTMLElement).focus())
    await pressKeys(this.driver, key)
  }

  async pressSequentially(text: string): Promise<void> {
    await this.ask((element) => (element as HTMLElement).focus())
    await typeText(this.driver, text)
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.ask((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }

  textContent(): Promise<string | null> {
    return this.ask((element) => element.textContent)
  }

  /** Asks the one element if it is there now. Undefined when it is not, or when there are several. */
  async look<Result>(inPage: (element: Element) => Result): Promise<Awaited<Result> | undefined> {
    const [element, second] = await this.findAll()
    if (element === undefined || second !== undefined) return undefined
    const [answer] = await this.driver.run(inPage, element).then((one) => [one], forgive)
    return answer
  }

  async getAttribute(name: string): Promise<string | null> {
    const element = await this.one()
    return this.driver.run((one: Element, attribute: string) => one.getAttribute(attribute), element, name)
  }

  /** Asks the one element, when it is there. */
  async ask<Result>(inPage: (element: Element) => Result): Promise<Awaited<Result>> {
    return this.driver.run(inPage, await this.one())
  }

  /** The one element, as soon as it is there. */
  async one(): Promise<Reference> {
    let found: Reference[] = []
    const count = async () => (found = await this.findAll()).length
    await expect.poll(count, { message: this.name, intervals: [20, 50, 100] }).toBe(1)
    return found[0] ?? {}
  }

  /** All elements. An element that leaves the page while it is looked at is not found. */
  async findAll(): Promise<Reference[]> {
    let found: readonly (Reference | null)[] = [null]
    for (const step of this.steps) {
      if (found.length === 0) return []
      found = await step(this.driver, found).catch(forgive)
    }
    return found.filter((one) => one !== null)
  }

  /** Those of the elements that a reader can see, wherever the window is scrolled to. */
  async findVisible(): Promise<Reference[]> {
    return this.driver.run(findVisible, ...(await this.findAll())).catch(forgive)
  }

  #then(name: string, step: Step): WebkitTarget {
    return new WebkitTarget(this.driver, `${this.name} › ${name}`, [...this.steps, step])
  }

  /** Whether a person could click the one element now; if not, why. Brings it into view. */
  async #prepare(): Promise<string> {
    const found = await this.findAll()
    const [element] = found
    if (element === undefined || found.length > 1) return `${found.length} found`
    return this.driver.run(makeReady, element).catch((error: unknown) => forgive(error).join('') || 'gone')
  }
}

/** Elements come and go, and so do pages: what WebKit says then is no failure, but anything else is. */
function forgive(error: unknown): never[] {
  if (
    error instanceof Error &&
    /stale element|no such element|script timeout|javascript error: .*(?:navigat|unload)/i.test(error.message)
  )
    return []
  throw error
}

async function hasRole(
  driver: WebkitDriver,
  element: Reference,
  role: Role,
  name: string | RegExp | undefined,
  exact: boolean,
): Promise<boolean> {
  const path = `/element/${Object.values(element)[0]}`
  if ((await driver.ask<string>('GET', `${path}/computedrole`)) !== role) return false
  if (name === undefined) return true
  const label = (await driver.ask<string>('GET', `${path}/computedlabel`)).replaceAll(/\s+/g, ' ').trim()
  if (typeof name !== 'string') return name.test(label)
  return exact ? label === name : label.toLowerCase().includes(name.toLowerCase())
}

// From here on: what runs in the page. Each function is sent as text, so it uses nothing from outside. References that are
// in a list stay references there: each is an argument of its own.

function findCss(css: string, ...found: readonly (Element | null)[]): Reference[] {
  const roots = found.map((one) => one ?? document)
  return [...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]))] as unknown as Reference[]
}

function findVisible(...found: readonly Element[]): Reference[] {
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0
  return found.filter(isSeen) as unknown as Reference[]
}

function findText(text: string, ...found: readonly (Element | null)[]): Reference[] {
  const says = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim() === text
  const all = found
    .flatMap((one) => [...(one === null ? [] : [one]), ...(one ?? document.body).querySelectorAll('*')])
    .filter(says)
  // The innermost one is meant.
  return all.filter((one) => ![...one.children].some(says)) as unknown as Reference[]
}

function centre(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

async function makeReady(element: Element): Promise<string> {
  const place = () => element.getBoundingClientRect()
  const isInside = ({ top, bottom }: DOMRect) => top > 70 && bottom < innerHeight
  if (!isInside(place())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = place()
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    // WebKit draws no frames while nothing changes on its screen.
    setTimeout(resolve, 100)
  })
  const { left, top, width, height } = place()
  if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return 'hidden'
  if (left !== before.left || top !== before.top) return 'moving'
  const hit = document.elementFromPoint(Math.round(left + width / 2), Math.round(top + height / 2))
  if (hit === null) return 'out of the window'
  return element.contains(hit) || hit.contains(element) ? 'ready' : `covered by ${hit.localName}.${hit.className}`
}
