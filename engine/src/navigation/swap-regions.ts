import { endIslands } from '../islands/find-islands.ts'

/**
 * Takes every `[data-region]` of another document of this site into the current one, with title and language.
 * Islands with the same id, module and props are kept alive and moved into the new markup.
 */
export function swapRegions(current: Document, next: Document): void {
  for (const region of current.querySelectorAll<HTMLElement>('[data-region]')) {
    const replacement = next.querySelector<HTMLElement>(`[data-region="${region.dataset['region'] ?? ''}"]`)
    if (replacement === null) continue
    if (region.outerHTML === replacement.outerHTML) continue
    const adopted = current.adoptNode(replacement)
    keepIslands(region, adopted)
    endIslands(region)
    region.replaceWith(adopted)
  }
  current.title = next.title
  current.documentElement.lang = next.documentElement.lang
}

function keepIslands(region: HTMLElement, replacement: HTMLElement): void {
  for (const element of replacement.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, module, props } = element.dataset
    const alive = region.querySelector<HTMLElement>(`[data-island="${island ?? ''}"]`)
    if (alive === null || alive.dataset['module'] !== module || alive.dataset['props'] !== props) continue
    if (alive.dataset['state'] === 'fulfilled') element.replaceWith(alive)
  }
}
