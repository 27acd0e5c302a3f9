import { chooseNeighbour } from './choose-neighbour.client.ts'

/** The events that a list of tabs handles. */
export const tabListEvents = ['click', 'keydown']

/** The tab that a click or a key chooses, among those that `selector` matches (APG pattern). A tab chosen by a key gets the focus. */
export function readChoice(event: Event, selector: string): HTMLElement | undefined {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
  if (tab === null || event.type === 'click') return tab ?? undefined
  const wanted = chooseNeighbour(listTabs(tab), event)
  if (wanted === undefined) return undefined
  event.preventDefault()
  wanted.focus()
  return wanted
}

/** Shows the panel of a tab and hides the others. */
export function showPanel(chosen: HTMLElement): void {
  for (const tab of listTabs(chosen)) {
    const isChosen = tab === chosen
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    const panel = findPanel(tab)
    if (panel !== null) panel.hidden = !isChosen
  }
}

/** The panel of a tab. */
export function findPanel(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '')
}

function listTabs(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
}
