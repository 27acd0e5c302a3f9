import { journey } from '../../navigation/connect-navigation.client.ts'
import { chooseNeighbour } from '../parts/choose-neighbour.client.ts'
import { findTarget } from '../parts/find-target.client.ts'
import { showTabs } from './show-tabs.client.ts'
import {
  dataReady,
  dataTab,
  dataTabOutline,
  dataTabPanel,
  dataTabs,
  keyReady,
  keyTab,
  keyTabOutline,
  keyTabPanel,
  tabIdPrefix,
} from '../../shared/markup.ts'

/** The events that tabs handle. */
export const tabEvents = ['click', 'keydown', 'beforematch']

/** True once the place has been shown that the document's first address names. */
let isArrived = false

/** Makes the tabs of a page work (APG pattern). On a second call it shows the tab that the address names now. */
export function connectTabs(): void {
  const tabs = document.querySelector<HTMLElement>(`[${dataTabs}]`)
  if (tabs === null) return
  prepare(tabs)
  // On a second call the browser ignores the same listener.
  addEventListener('hashchange', openHash)
  select(tabs, new URLSearchParams(location.search).get('tab') ?? '', { isStored: false })
  openHash()
  // Words that an address names (`#:~:text=`) no script can read. Firefox finds them before it knows of tabs.
  if (!isArrived) openAround(document.querySelector<HTMLElement>(':target'))
  isArrived = true
  // From here on the attribute `hidden` decides which tab is shown, and not the boot script's rule.
  delete document.documentElement.dataset[keyTab]
}

/** Handles a click on a tab, the keys that lead to another tab, and a match of the browser's own search in a hidden tab. */
export function handleTabs(event: Event): void {
  const { target } = event
  const tabs = target instanceof Element ? target.closest<HTMLElement>(`[${dataTabs}]`) : null
  if (!(target instanceof Element) || tabs === null) return
  const found = event.type === 'beforematch' ? target.closest<HTMLElement>(`[${dataTabPanel}]`) : null
  if (found !== null) select(tabs, found.dataset[keyTabPanel] ?? '', { isStored: true })
  const link = target.closest<HTMLAnchorElement>(`[${dataTab}]`)
  if (link === null) return
  const wanted = isPlainClick(event) ? link : chooseNeighbour(listLinks(tabs), event)
  if (wanted === undefined) return
  event.preventDefault()
  select(tabs, wanted.dataset[keyTab] ?? '', { isStored: true })
  if (wanted !== link) wanted.focus()
}

/** A click with a modifier key opens another window or tab of the browser. */
function isPlainClick(event: Event): boolean {
  if (event.type !== 'click') return false
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

function prepare(tabs: HTMLElement): void {
  if (tabs.dataset[keyReady] === undefined) showTabs()
  for (const [index, link] of listLinks(tabs).entries()) {
    const key = link.dataset[keyTab] ?? ''
    link.setAttribute('aria-controls', tabIdPrefix + key)
    // It may have come after its tab, with the rest of the page.
    findPanel(tabs, key)?.setAttribute('role', 'tabpanel')
    // The link of a tab must lead to that tab when it is copied or opened in another window.
    link.search = index === 0 ? '' : `?tab=${encodeURIComponent(key)}`
    link.hash = ''
  }
}

/** Opens the tab that contains the target of the hash, and scrolls to the target. */
function openHash(): void {
  openAround(findTarget(location.hash))
}

function openAround(target: HTMLElement | null): void {
  const panel = target?.closest<HTMLElement>(`[${dataTabPanel}]`)
  const tabs = panel?.closest<HTMLElement>(`[${dataTabs}]`)
  if (!tabs || panel?.hasAttribute('hidden') !== true) return
  select(tabs, panel.dataset[keyTabPanel] ?? '', { isStored: true })
  target?.scrollIntoView()
}

function select(tabs: HTMLElement, wanted: string, { isStored }: { isStored: boolean }): void {
  const links = listLinks(tabs)
  const [first] = links
  const chosen = links.find((link) => link.dataset[keyTab] === wanted) ?? first
  const key = chosen?.dataset[keyTab] ?? ''
  for (const link of links) {
    const isChosen = link === chosen
    link.setAttribute('aria-selected', String(isChosen))
    link.tabIndex = isChosen ? 0 : -1
    const panel = findPanel(tabs, link.dataset[keyTab] ?? '')
    if (isChosen) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
  }
  for (const list of document.querySelectorAll<HTMLElement>(`[${dataTabOutline}]`)) {
    list.hidden = list.dataset[keyTabOutline] !== key
    list.parentElement?.setAttribute(dataReady, '')
  }
  const address = new URL(location.href)
  // While another page is fetched, the address bar already shows that page's address.
  if (!isStored || address.pathname !== new URL(journey.shown).pathname) return
  if (chosen === first) address.searchParams.delete('tab')
  else address.searchParams.set('tab', key)
  // A hash that leads to another tab is removed.
  if (findPanel(tabs, key)?.contains(findTarget(location.hash)) !== true) address.hash = ''
  history.replaceState(history.state, '', address)
}

function listLinks(tabs: HTMLElement): HTMLAnchorElement[] {
  return [...tabs.querySelectorAll<HTMLAnchorElement>(`[${dataTab}]`)]
}

function findPanel(tabs: HTMLElement, key: string): HTMLElement | null {
  return tabs.querySelector<HTMLElement>(`[${dataTabPanel}="${CSS.escape(key)}"]`)
}
