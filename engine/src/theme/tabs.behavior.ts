import { chooseNeighbour } from './choose-neighbour.ts'

/**
 * Makes the parts of a page tabs (APG pattern): arrow keys, `?tab=key`, found by the browser's own search, opened by a hash inside.
 * Called again, it shows the tab that the address names now.
 */
export function connectTabs(): void {
  const tabs = document.querySelector<HTMLElement>('[data-tabs]')
  if (tabs === null) return
  if (tabs.dataset['ready'] === undefined) prepare(tabs)
  // The same listener is added only once.
  addEventListener('hashchange', openHash)
  select(tabs, new URLSearchParams(location.search).get('tab') ?? '', { isStored: false })
  openHash()
  // From here on the attribute `hidden` says what is seen.
  delete document.documentElement.dataset['tab']
}

function prepare(tabs: HTMLElement): void {
  const list = tabs.querySelector<HTMLElement>('.tab-list')
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
  list?.setAttribute('role', 'tablist')
  for (const link of links) {
    const key = link.dataset['tab'] ?? ''
    link.setAttribute('role', 'tab')
    link.setAttribute('aria-controls', `tab-${key}`)
    // What opens in another window, or is copied, is the tab.
    link.search = link === links[0] ? '' : `?tab=${encodeURIComponent(key)}`
    link.hash = ''
    const panel = findPanel(tabs, key)
    panel?.setAttribute('role', 'tabpanel')
    panel?.addEventListener('beforematch', () => select(tabs, key, { isStored: true }))
  }
  list?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-tab]') : null
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    select(tabs, link.dataset['tab'] ?? '', { isStored: true })
  })
  list?.addEventListener('keydown', (event) => {
    const target = chooseNeighbour(links, event.key)
    // With Alt an arrow goes back in history.
    if (target === undefined || event.metaKey || event.ctrlKey || event.altKey) return
    event.preventDefault()
    select(tabs, target.dataset['tab'] ?? '', { isStored: true })
    target.focus()
  })
  tabs.dataset['ready'] = ''
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
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
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
  if (!isStored) return
  const address = new URL(location.href)
  if (chosen === first) address.searchParams.delete('tab')
  else address.searchParams.set('tab', key)
  // A place in another tab is none any more.
  if (findPanel(tabs, key)?.contains(findTarget()) !== true) address.hash = ''
  history.replaceState(history.state, '', address)
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
