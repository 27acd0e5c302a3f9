import type { journey } from '../../navigation/connect-navigation.client.ts'
import { fillWords } from '../../shared/fill-words.ts'
import {
  dataAnchor,
  dataApi,
  dataApiFilter,
  dataApiRow,
  keyApiLink,
  keyApiPlay,
  keyReady,
} from '../../shared/markup.ts'
import type { findTarget } from '../parts/find-target.client.ts'
import { fetchRow } from './fetch-row.client.ts'
import { matchRows } from './match-rows.client.ts'

/** The parameter of the address that holds the text of the filter. */
const parameter = 'prop'

/** Whether a group was open before the filter opened it. On the element, because this code may be connected again. */
const keyOpenBefore = 'openBefore'

/** Passed, because code that two files on demand share would be one request more for every reader. */
interface Tools {
  findTarget: typeof findTarget
  journey: typeof journey
  /** Lets the keyboard scroll what is wider than its frame. */
  connectScrollFrames: (scope: ParentNode) => void
}

/**
 * Makes reference tables work: the filter, arrow keys between the lines, and the row that the address names. Returns
 * the function that removes the listeners.
 */
export function connectApiTable(root: ParentNode, tools: Tools): () => void {
  fillOpenedRows(tools)
  const controller = new AbortController()
  const { signal } = controller
  for (const table of root.querySelectorAll<HTMLElement>(`[${dataApi}]`)) {
    if (table.dataset[keyReady] === undefined) addLinks(table)
    const clear = connectFilter(table, tools, signal)
    const reveal = () => revealRow(table, clear, tools)
    table.addEventListener('keydown', moveFocus, { signal })
    // A line may have been opened before this code came.
    for (const line of table.querySelectorAll('details[open]')) fillRow(line, tools)
    addEventListener('hashchange', reveal, { signal })
    // Called again for the same page, it must not open again what the reader has closed.
    if (table.dataset[keyReady] !== location.hash) reveal()
    table.dataset[keyReady] = location.hash
  }
  return () => controller.abort()
}

/** Adds to each line the link that copies its address, and the one to where it can be tried. In the HTML a hundred of them would be a kilobyte. */
function addLinks(table: HTMLElement): void {
  const { [keyApiLink]: label, [keyApiPlay]: play = '' } = table.dataset
  if (label === undefined) return
  const [, playground, tryIt = ''] = /^(\S+) (.+)$/.exec(play) ?? []
  for (const row of table.querySelectorAll(`[${dataApiRow}]`)) {
    const name = row.querySelector('.api-name > :first-child')?.textContent ?? ''
    const link = document.createElement('a')
    link.className = 'anchor'
    link.href = `#${row.id}`
    link.ariaLabel = fillWords(label, { name })
    link.setAttribute(dataAnchor, '')
    row.append(link)
    if (playground === undefined) continue
    const place = document.createElement('div')
    place.className = 'api-demos'
    const there = document.createElement('a')
    there.href = `${playground}#prop=${name}`
    there.ariaLabel = `${tryIt}: ${name}`
    there.textContent = tryIt
    place.append(there)
    row.querySelector('.api-more')?.append(place)
  }
}

/** Opens the row that the hash names, and all it is folded in. */
function revealRow(table: HTMLElement, clear: () => void, tools: Tools): void {
  const target = tools.findTarget(location.hash)
  if (target?.matches(`[${dataApiRow}]`) !== true || !table.contains(target)) return
  const isMoved = !isShown(target)
  if (target.hidden) clear()
  const fold = target.closest('details')
  if (fold !== null) fold.open = true
  const row = target.querySelector('details')
  if (row !== null) row.open = true
  if (isMoved) target.scrollIntoView({ behavior: 'instant' })
}

let isFilling = false

/** Once for all pages: a line that is opened while pages or tabs change must not miss its words. */
function fillOpenedRows(tools: Tools): void {
  if (isFilling) return
  isFilling = true
  // A toggle event does not bubble.
  document.addEventListener('toggle', ({ target }) => fillRow(target, tools), true)
}

/** A line of an excerpt has its words on another page. Without a connection its link to that page stays. */
function fillRow(target: EventTarget | null, tools: Tools): void {
  const row = target instanceof HTMLDetailsElement && target.open ? target.closest(`[${dataApiRow}]`) : null
  if (row instanceof HTMLElement && target === row.querySelector('details'))
    fetchRow(row).then(
      () => tools.connectScrollFrames(document),
      () => undefined,
    )
}

/** False in a closed fold, a closed tab, and for what is filtered out. Older browsers have no `checkVisibility`. */
function isShown(element: Element): boolean {
  return element.closest('[hidden], details:not([open]) > :not(summary)') === null
}

/** Arrow keys, Home and End lead from line to line. Inside an open row its links are stops of Tab as everywhere. */
function moveFocus(event: KeyboardEvent): void {
  const { target, key, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return
  const lines = currentTarget.querySelectorAll<HTMLElement>(`[${dataApiRow}] > details > summary, .api-group > summary`)
  // A line that is filtered out or lies in a closed fold cannot take the focus.
  const all = [...lines].filter(isShown)
  const at = all.indexOf(target)
  if (at < 0) return
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key]
  if (next === undefined) return
  event.preventDefault()
  all[next]?.focus()
}

/** `keyCode` of the keys of an input method. Safari sends the one that ends a composition after its end. */
const composingKeyCode = 229

/** Returns the function that empties the filter. */
function connectFilter(table: HTMLElement, tools: Tools, signal: AbortSignal): () => void {
  const input = table.querySelector<HTMLInputElement>(`[${dataApiFilter}] input`)
  const status = table.querySelector<HTMLElement>('[data-api-count]')
  if (input === null || status === null) return () => undefined
  // In the HTML they would cost the fullest page bytes. Without this code nobody filters.
  for (const name of ['autocapitalize', 'autocorrect']) input.setAttribute(name, 'off')
  const groups = [...table.querySelectorAll<HTMLDetailsElement>('.api-group')]
  const rows = [...table.querySelectorAll<HTMLElement>(`[${dataApiRow}]`)].map((row) => ({
    row,
    name: row.querySelector('.api-name :is(span, del)')?.textContent.toLowerCase() ?? '',
    words: row.querySelector('.api-more > p')?.textContent.toLowerCase() ?? '',
  }))

  const apply = () => {
    const text = input.value.trim()
    const found = matchRows(rows, text)
    const shown = new Set(found.rows)
    for (const each of rows) each.row.hidden = !shown.has(each)
    for (const group of groups) {
      const left = group.querySelectorAll(`[${dataApiRow}]:not([hidden])`).length
      group.hidden = left === 0
      const size = group.querySelector('[data-api-size]')
      if (size !== null) size.textContent = String(left)
      showFound(group, text !== '')
    }
    const { apiCount = '', apiEmpty = '', apiNear = '' } = status.dataset
    const sentence = shown.size === 0 ? apiEmpty : found.isNear ? apiNear : apiCount
    status.textContent = fillWords(sentence, { text, shown: String(shown.size), total: String(rows.length) })
  }
  const clear = () => {
    input.value = ''
    keepInAddress('', tools)
    apply()
  }

  const take = (event: Event): void => {
    // What is not composed yet finds nothing, and the page would jump.
    if ((event as Partial<InputEvent>).isComposing === true) return
    keepInAddress(input.value.trim(), tools)
    apply()
  }
  for (const type of ['input', 'compositionend']) input.addEventListener(type, take, { signal })
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // By itself the field would also empty itself where the key only ends a composition.
      event.preventDefault()
      if (!event.isComposing && event.keyCode !== composingKeyCode) clear()
    },
    { signal },
  )
  const named = new URLSearchParams(location.search).get(parameter)
  // What was typed before this code came stays. Afterwards the address decides, as when the reader goes back.
  if (named !== null || table.dataset[keyReady] !== undefined) input.value = named ?? ''
  else keepInAddress(input.value.trim(), tools)
  apply()
  return clear
}

/** A filter shows all that it finds. Without one a group is as the reader had it. */
function showFound(group: HTMLDetailsElement, isFiltered: boolean): void {
  const { dataset } = group
  if (isFiltered) {
    dataset[keyOpenBefore] ??= String(group.open)
    group.open = true
  } else if (dataset[keyOpenBefore] !== undefined) {
    group.open = dataset[keyOpenBefore] === 'true'
    delete dataset[keyOpenBefore]
  }
}

/** Writes the text of the filter into the address, so that a reload and a shared link show the same rows. */
function keepInAddress(text: string, tools: Tools): void {
  const address = new URL(location.href)
  // While another page is fetched, the address bar already shows that page's address.
  if (address.pathname !== new URL(tools.journey.shown).pathname) return
  if ((address.searchParams.get(parameter) ?? '') === text) return
  if (text === '') address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, text)
  history.replaceState(history.state, '', address)
}
