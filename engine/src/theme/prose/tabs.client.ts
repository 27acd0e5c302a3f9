import { journey } from '../../navigation/connect-navigation.client.ts'
import { chooseNeighbour } from '../parts/choose-neighbour.client.ts'
import { showTabs } from './show-tabs.client.ts'

/** Events that tabs answer. */
export const tabEvents = ['click', 'keydown', 'beforematch']

/** Makes the parts of a page tabs (APG pattern). Called again, it shows the tab that the address names now. */
export function connectTabs(): void {
  const tabs = document.querySelector<HTMLElement>('[data-tabs]')
  if (tabs === null) return
  prepare(tabs)
  // The same listener is added only once.
  addEventListener('hashchange', openHash)
  select(tabs, new URLSearchParams(location.search).get('tab') ?? '', { isStored: false })
  openHash()
  // From here on the attribute `hidden` says what is seen.
  delete document.documentElement.dataset['tab']
}

/** A tab is pressed, left with an arrow key, or has in it what the browser's own search has found. */
export function handleTabs(event: Event): void {
  const { target } = event
  const tabs = target instanceof Element ? target.closest<HTMLElement>('[data-tabs]') : null
  if (!(target instanceof Element) || tabs === null) return
  const found = event.type === 'beforematch' ? target.closest<HTMLElement>('[data-tab-panel]') : null
  if (found !== null) select(tabs, found.dataset['tabPanel'] ?? '', { isStored: true })
  const link = target.closest<HTMLAnchorElement>('[data-tab]')
  if (link === null) return
  const wanted = isPlainClick(event) ? link : chooseNeighbour(listLinks(tabs), event)
  if (wanted === undefined) return
  event.preventDefault()
  select(tabs, wanted.dataset['tab'] ?? '', { isStored: true })
  if (wanted !== link) wanted.focus()
}

/** With a modifier a click opens another window. */
function isPlainClick(event: Event): boolean {
  if (event.type !== 'click') return false
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

function prepare(tabs: HTMLElement): void {
  if (tabs.dataset['ready'] === undefined) showTabs()
  for (const [index, link] of listLinks(tabs).entries()) {
    const key = link.dataset['tab'] ?? ''
    link.setAttribute('aria-controls', `tab-${key}`)
    // What opens in another window, or is copied, is the tab.
    link.search = index === 0 ? '' : `?tab=${encodeURIComponent(key)}`
    link.hash = ''
  }
}

/** Opens the tab that holds the address's target and goes there. */
function openHash(): void {
  const target = findTarget()
  const panel = target?.closest<HTMLElement>('[data-tab-panel]')
  const tabs = panel?.closest<HTMLElement>('[data-tabs]')
  if (!tabs || panel?.hasAttribute('hidden') !== true) return
  select(tabs, panel.dataset['tabPanel'] ?? '', { isStored: true })
  target?.scrollIntoView()
}

function select(tabs: HTMLElement, wanted: string, { isStored }: { isStored: boolean }): void {
  const links = listLinks(tabs)
  const [first] = links
  const chosen = links.find((link) => link.dataset['tab'] === wanted) ?? first
  const key = chosen?.dataset['tab'] ?? ''
  for (const link of links) {
    const isChosen = link === chosen
    link.setAttribute('aria-selected', String(isChosen))
    link.tabIndex = isChosen ? 0 : -1
    const panel = findPanel(tabs, link.dataset['tab'] ?? '')
    if (isChosen) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
  }
  for (const list of document.querySelectorAll<HTMLElement>('[data-tab-outline]')) {
    list.hidden = list.dataset['tabOutline'] !== key
    list.parentElement?.setAttribute('data-ready', '')
  }
  const address = new URL(location.href)
  // While another page is on its way, the address is already that page's.
  if (!isStored || address.pathname !== new URL(journey.shown).pathname) return
  if (chosen === first) address.searchParams.delete('tab')
  else address.searchParams.set('tab', key)
  // A place in another tab is none any more.
  if (findPanel(tabs, key)?.contains(findTarget()) !== true) address.hash = ''
  history.replaceState(history.state, '', address)
}

function listLinks(tabs: HTMLElement): HTMLAnchorElement[] {
  return [...tabs.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
}

function findPanel(tabs: HTMLElement, key: string): HTMLElement | null {
  return tabs.querySelector<HTMLElement>(`[data-tab-panel="${CSS.escape(key)}"]`)
}

function findTarget(): HTMLElement | null {
  const id = location.hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
