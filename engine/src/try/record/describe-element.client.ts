import type { TouchedElement } from '../../model/timeline.ts'

/** What takes the focus. */
const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, [role="combobox"]'

/** Elements around the one that was touched: those that may say what it is, the frame of a field, and all that are looked at. */
const mostNear = 4
const mostInField = 3
const mostAround = 8
const mostCharacters = 80

/** Roles of what one acts on, and those that are named by what they contain. */
const acted =
  /^(?:button|link|option|tab|menuitem\w*|checkbox|radio|switch|treeitem|gridcell|combobox|textbox|searchbox|slider|spinbutton)$/
const namedByContent = /^(?:button|link|option|tab|menuitem\w*|checkbox|radio|switch|treeitem|gridcell)$/

/**
 * How a test would find an element: by its role and name, its title or its text, as Testing Library does. Of something
 * that says nothing about itself, such as the frame of a field, it is the field. Undefined where nothing says what it is.
 */
export function describeElement(target: EventTarget | null): TouchedElement | undefined {
  const chain = listAround(target)
  const near = chain.slice(0, mostNear)
  for (const element of near) {
    const role = readRole(element)
    if (role !== undefined) return describeRole(element, role)
    const title = element.getAttribute('title') ?? ''
    if (title !== '')
      return { by: 'title', name: cut(title), at: count(element, '[title]', (each) => each.title === title) }
  }
  return (
    (near[0]?.closest('label') ? undefined : findField(chain.slice(0, mostInField))) ??
    near.map(describeText).find((each) => each !== undefined) ??
    findField(chain)
  )
}

/** The one field that the nearest of some elements has in it. Undefined as soon as one has several. */
function findField(chain: readonly Element[]): TouchedElement | undefined {
  const around = chain.find((element) => element.querySelector(focusable) !== null)
  const [field, ...others] = around?.querySelectorAll(focusable) ?? []
  const role = field === undefined ? undefined : readRole(field)
  return field === undefined || role === undefined || others.length > 0 ? undefined : describeRole(field, role)
}

function describeText(element: Element): TouchedElement | undefined {
  const text = readOwnText(element)
  if (text === '' || text.length > mostCharacters) return undefined
  return { by: 'text', name: text, at: count(element, '*', (each) => readOwnText(each) === text) }
}

function listAround(target: EventTarget | null): Element[] {
  const chain: Element[] = []
  let element = target instanceof Element ? target : null
  while (element !== null && element !== document.body && chain.length < mostAround) {
    chain.push(element)
    element = element.parentElement
  }
  return chain
}

function describeRole(element: Element, role: string): TouchedElement {
  const name = readName(element, role)
  const isSame = (each: Element): boolean => readRole(each) === role && readName(each, role) === name
  return { by: 'role', role, name, at: count(element, `${focusable}, [role]`, isSame) }
}

/** Which one of those that are found alike an element is. */
function count(element: Element, selector: string, isSame: (each: HTMLElement) => boolean): number {
  return Math.max(
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSame).findIndex((each) => each === element),
    0,
  )
}

/** The role of what one acts on. Undefined for everything else, and for what is hidden from screen readers. */
function readRole(element: Element): string | undefined {
  if (element.closest('[aria-hidden="true"]') !== null) return undefined
  const own = element.getAttribute('role')
  if (own !== null) return acted.test(own) ? own : undefined
  if (element instanceof HTMLInputElement) {
    const { type } = element
    if (type === 'checkbox' || type === 'radio') return type
    if (type === 'range') return 'slider'
    return /^(button|submit|reset|image)$/.test(type) ? 'button' : 'textbox'
  }
  const roles: Readonly<Record<string, string>> = { BUTTON: 'button', TEXTAREA: 'textbox', SELECT: 'combobox' }
  return element.matches('a[href]') ? 'link' : roles[element.tagName]
}

function readName(element: Element, role: string): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labels =
    'labels' in element && element.labels instanceof NodeList ? ([...element.labels] as Node[]) : ([] as Node[])
  const candidates = [
    ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    element.getAttribute('aria-label'),
    labels.map((label) => label.textContent ?? '').join(' '),
    namedByContent.test(role) ? element.textContent : '',
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
  ]
  return cut(candidates.map((each) => clean(each ?? '')).find((each) => each !== '') ?? '')
}

/** The text that stands in an element itself, and not in one within it. */
function readOwnText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return clean(texts.map((node) => node.textContent ?? '').join(''))
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function cut(text: string): string {
  return text.slice(0, mostCharacters)
}
