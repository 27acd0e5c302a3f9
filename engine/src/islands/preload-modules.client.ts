import { keyHydrate, keyHydratePreload, keyModule, keyPreload } from '../shared/markup.ts'

/** Fetches scripts without running them. Each address is fetched only once. */
export function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (preloaded.has(href)) continue
    preloaded.add(href)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    for (const type of ['load', 'error']) link.addEventListener(type, () => link.remove())
    document.head.append(link)
  }
}

const preloaded = new Set<string>()

/** Addresses of all scripts that an island needs. The HTML of the island and of the root element carries them. */
export function listModules(island: HTMLElement, root: HTMLElement): string[] {
  const { [keyModule]: module, [keyPreload]: preload } = island.dataset
  const { [keyHydrate]: hydrate, [keyHydratePreload]: hydratePreload } = root.dataset
  return [hydrate, hydratePreload, module, preload].join(' ').split(/\s+/).filter(Boolean)
}
