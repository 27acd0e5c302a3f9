import { variantsKey } from '../../shared/storage-keys.ts'
import { chooseNeighbour } from '../parts/choose-neighbour.client.ts'

/** Events that groups of code answer. */
export const codeGroupEvents = ['click', 'keydown']

/** Groups of code are tabs (APG pattern); a choice holds for all groups of the site, in this window and in others. */
export function connectCodeGroups(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-code-group]')) group.dataset['ready'] = ''
  showPreferred()
  // The same listener is added only once.
  addEventListener('storage', readChoice)
}

/** A tab is pressed, or left with an arrow key. */
export function handleCodeGroups(event: Event): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-variant]') : null
  const group = tab?.closest<HTMLElement>('[data-code-group]')
  if (!tab || !group) return
  if (event.type === 'click') choose(tab)
  const wanted = chooseNeighbour(listTabs(group), event)
  if (wanted === undefined) return
  event.preventDefault()
  choose(wanted)
  wanted.focus()
}

function readChoice({ key }: StorageEvent): void {
  if (key === variantsKey || key === null) showPreferred()
}

/** Shows the variant here and everywhere, without moving the tab under the reader's finger. */
function choose(tab: HTMLElement): void {
  const name = tab.dataset['variant'] ?? ''
  const before = tab.getBoundingClientRect().top
  store([name, ...read().filter((other) => other !== name)])
  for (const group of document.querySelectorAll<HTMLElement>('[data-code-group]')) show(group, name)
  scrollBy(0, tab.getBoundingClientRect().top - before)
}

function showPreferred(): void {
  const preferred = read()
  for (const group of document.querySelectorAll<HTMLElement>('[data-code-group]')) {
    const names = listTabs(group).map((tab) => tab.dataset['variant'] ?? '')
    show(group, preferred.find((name) => names.includes(name)) ?? names[0] ?? '')
  }
}

function show(group: HTMLElement, name: string): void {
  const tabs = listTabs(group)
  if (!tabs.some((tab) => tab.dataset['variant'] === name)) return
  for (const tab of tabs) {
    const isChosen = tab.dataset['variant'] === name
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
  }
  for (const panel of group.querySelectorAll<HTMLElement>('[data-panel]')) {
    panel.hidden = panel.dataset['panel'] !== name
  }
}

function listTabs(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('[data-variant]')]
}

/** The latest choice first. */
function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(variantsKey) ?? '[]') as string[]
  } catch {
    return chosen
  }
}

/** More than anybody prefers at a time. */
const mostNames = 8

/** Where storage is blocked the choices hold for this page. */
let chosen: string[] = []

function store(names: readonly string[]): void {
  chosen = names.slice(0, mostNames)
  try {
    localStorage.setItem(variantsKey, JSON.stringify(chosen))
  } catch {
    // Storage may be blocked or full.
  }
}
