import type { TouchedElement } from '../../model/timeline.ts'

/** What takes the focus. */
const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, [role="combobox"]'

/** Elements around the one that was touched, up to the one that says what it is. */
const mostAround = 8
const mostCharacters = 80

/** Roles that are named by what they contain. */
const namedByContent = /^(button|link|option|tab|menuitem|checkbox|radio|switch|treeitem|heading|cell)$/

/**
 * How a test would find an element: by its role and name, its title or its text, as Testing Library does. Of something
 * that says nothing about itself, such as the frame of a field, it is the field. Undefined where nothing says what it is.
 */
export function describeElement(target: EventTarget | null): TouchedElement | undefined {
  const chain = listAround(target)
  for (const element of chain) {
    const role = readRole(element)
    if (role !== undefined) return describeRole(element, role)
    const title = (element.closest('[title]') ?? element).getAttribute('title')
    const owner = chain.find((each) => each.getAttribute('title') === title)
    if (title !== null && title !== '' && owner !== undefined)
      return {
        by: 'title',
        name: cut(title),
        at: count(owner, '[title]', (each) => each.getAttribute('title') === title),
      }
    const text = readOwnText(element)
    if (text !== '' && text.length <= mostCharacters)
      return { by: 'text', name: text, at: count(element, '*', (each) => readOwnText(each) === text) }
    const fields = element.querySelectorAll(focusable)
    const [field] = fields
    const fieldRole = field === undefined ? undefined : readRole(field)
    if (fields.length === 1 && field !== undefined && fieldRole !== undefined) return describeRole(field, fieldRole)
    if (fields.length > 1) return undefined
  }
  return undefined
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
function count(element: Element, selector: string, isSame: (each: Element) => boolean): number {
  return Math.max([...document.querySelectorAll(selector)].filter(isSame).indexOf(element), 0)
}

/** The role that an element has for screen readers. Undefined for one that has none, or is hidden from them. */
function readRole(element: Element): string | undefined {
  if (element.closest('[aria-hidden="true"]') !== null) return undefined
  const own = element.getAttribute('role')
  if (own !== null) return own === 'presentation' || own === 'none' ? undefined : own
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
