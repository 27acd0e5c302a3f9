import { chooseNeighbour } from './choose-neighbour.client.ts'

/** Events that lists of tabs answer. */
export const tabListEvents = ['click', 'keydown']

/** The tab, among those that `selector` matches, that a click or a key chooses (APG pattern). It has the focus then. */
export function readChoice(event: Event, selector: string): HTMLElement | undefined {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
  if (tab === null || event.type === 'click') return tab ?? undefined
  const wanted = chooseNeighbour(listTabs(tab), event)
  if (wanted === undefined) return undefined
  event.preventDefault()
  wanted.focus()
  return wanted
}

/** Shows the panel of a tab in place of the others. */
export function showPanel(chosen: HTMLElement): void {
  for (const tab of listTabs(chosen)) {
    const isChosen = tab === chosen
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    const panel = findPanel(tab)
    if (panel !== null) panel.hidden = !isChosen
  }
}

/** What a tab shows. */
export function findPanel(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '')
}

function listTabs(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
}
