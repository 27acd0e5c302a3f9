import { variantsKey } from '../../islands/storage-keys.client.ts'
import { dataCodeGroup, dataVariant, keyReady, keyVariant } from '../../shared/markup.ts'
import { readChoice, showPanel } from '../parts/tab-list.client.ts'
import { readVariants, storeVariant } from './variants.client.ts'

/** Groups of code blocks are tabs (APG pattern). A choice is valid for all groups of the site, in this window and in others. */
export function connectCodeGroups(): void {
  for (const group of document.querySelectorAll<HTMLElement>(`[${dataCodeGroup}]`)) group.dataset[keyReady] = ''
  showPreferred()
  // On a second call the browser ignores the same listener.
  addEventListener('storage', followChoice)
}

/** Handles a click on a tab and the keys that lead to another tab. */
export function handleCodeGroups(event: Event): void {
  const tab = readChoice(event, `[${dataVariant}]`)
  if (tab !== undefined) choose(tab)
}

function followChoice({ key }: StorageEvent): void {
  if (key === variantsKey || key === null) showPreferred()
}

/**
 * Shows the variant in all groups of the page. The page scrolls with it, so that the chosen tab does not move under
 * the reader's finger.
 */
function choose(tab: HTMLElement): void {
  const name = tab.dataset[keyVariant] ?? ''
  const before = tab.getBoundingClientRect().top
  storeVariant(name)
  for (const group of document.querySelectorAll<HTMLElement>(`[${dataCodeGroup}]`)) show(group, name)
  scrollBy(0, tab.getBoundingClientRect().top - before)
}

function showPreferred(): void {
  const preferred = readVariants()
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
