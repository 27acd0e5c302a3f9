import { variantsKey } from '../../islands/storage-keys.client.ts'
import { dataCodeGroup, dataVariant, keyReady, keyVariant } from '../../shared/markup.ts'
import { readChoice, showPanel } from '../parts/tab-list.client.ts'

/** Groups of code are tabs (APG pattern); a choice holds for all groups of the site, in this window and in others. */
export function connectCodeGroups(): void {
  for (const group of document.querySelectorAll<HTMLElement>(`[${dataCodeGroup}]`)) group.dataset[keyReady] = ''
  showPreferred()
  // The same listener is added only once.
  addEventListener('storage', followChoice)
}

/** A tab is pressed, or left with an arrow key. */
export function handleCodeGroups(event: Event): void {
  const tab = readChoice(event, `[${dataVariant}]`)
  if (tab !== undefined) choose(tab)
}

function followChoice({ key }: StorageEvent): void {
  if (key === variantsKey || key === null) showPreferred()
}

/** Shows the variant here and everywhere, without moving the tab under the reader's finger. */
function choose(tab: HTMLElement): void {
  const name = tab.dataset[keyVariant] ?? ''
  const before = tab.getBoundingClientRect().top
  store([name, ...read().filter((other) => other !== name)])
  for (const group of document.querySelectorAll<HTMLElement>(`[${dataCodeGroup}]`)) show(group, name)
  scrollBy(0, tab.getBoundingClientRect().top - before)
}

function showPreferred(): void {
  const preferred = read()
  for (const group of document.querySelectorAll<HTMLElement>(`[${dataCodeGroup}]`)) {
    const names = listTabs(group).map((tab) => tab.dataset[keyVariant] ?? '')
    show(group, preferred.find((name) => names.includes(name)) ?? names[0] ?? '')
  }
}

function show(group: HTMLElement, name: string): void {
  const tab = listTabs(group).find((each) => each.dataset[keyVariant] === name)
  if (tab !== undefined) showPanel(tab)
}

function listTabs(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(`[${dataVariant}]`)]
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
