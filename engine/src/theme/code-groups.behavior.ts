import { variantsKey } from '../shared/variants-key.ts'
import { chooseNeighbour } from './choose-neighbour.ts'

let isListening = false

/** Groups of code are tabs (APG pattern); a choice holds for all groups of the site, in this window and in others. */
export function connectCodeGroups(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-code-group]:not([data-ready])')) connectGroup(group)
  if (isListening) return
  isListening = true
  addEventListener('storage', ({ key }) => {
    if (key === variantsKey || key === null) showPreferred(document)
  })
}

function connectGroup(group: HTMLElement): void {
  group.dataset['ready'] = ''
  showPreferred(group.parentNode ?? group)
  const list = group.querySelector<HTMLElement>('[role="tablist"]')
  list?.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-variant]') : null
    if (tab !== null) choose(tab)
  })
  list?.addEventListener('keydown', (event) => {
    const tab = chooseNeighbour(listTabs(group), event.key)
    if (tab === undefined || event.metaKey || event.ctrlKey || event.altKey) return
    event.preventDefault()
    choose(tab)
    tab.focus()
  })
}

/** Shows the variant here and everywhere, without moving the tab under the reader's finger. */
function choose(tab: HTMLElement): void {
  const name = tab.dataset['variant'] ?? ''
  const before = tab.getBoundingClientRect().top
  store([name, ...read().filter((other) => other !== name)])
  for (const group of document.querySelectorAll<HTMLElement>('[data-code-group]')) show(group, name)
  scrollBy(0, tab.getBoundingClientRect().top - before)
}

function showPreferred(scope: ParentNode): void {
  const preferred = read()
  for (const group of scope.querySelectorAll<HTMLElement>('[data-code-group]')) {
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
