import { endIslands } from '../islands/find-islands.client.ts'

/**
 * Takes every `[data-region]` of another document of this site into the current one.
 * Islands with the same id and props stay alive and move into the new markup; what is marked `data-keep` stays where it is.
 */
export function swapRegions(current: Document, next: Document): void {
  for (const region of current.querySelectorAll<HTMLElement>('[data-region]')) {
    const replacement = next.querySelector<HTMLElement>(`[data-region="${region.dataset['region'] ?? ''}"]`)
    if (replacement === null || region.outerHTML === replacement.outerHTML) continue
    const adopted = current.adoptNode(replacement)
    const kept = region.querySelector<HTMLElement>('[data-keep]')
    const twin = kept && adopted.querySelector(`[data-keep="${CSS.escape(kept.dataset['keep'] ?? '')}"]`)
    keepIslands(region, adopted)
    endIslands(region)
    if (kept && twin) replaceAround(region, kept, twin)
    else region.replaceWith(adopted)
  }
  const { lang, dir } = next.documentElement
  Object.assign(current.documentElement, { lang, dir })
}

/** Everything of the region but the kept element becomes new. The element is not moved: it keeps focus and what is typed. */
function replaceAround(region: Element, kept: Element, twin: Element): void {
  let [old, fresh] = [kept, twin]
  while (old !== region) {
    const { parentElement: parent } = old
    const { parentElement: other } = fresh
    if (parent === null || other === null) return
    const place = [...other.childNodes].indexOf(fresh)
    const around = [...other.childNodes]
    for (const node of [...parent.childNodes].filter((child) => child !== old)) node.remove()
    old.before(...around.slice(0, place))
    old.after(...around.slice(place + 1))
    for (const { name, value } of other.attributes) parent.setAttribute(name, value)
    ;[old, fresh] = [parent, other]
  }
}

function keepIslands(region: HTMLElement, replacement: HTMLElement): void {
  for (const element of replacement.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', props } = element.dataset
    const alive = region.querySelector<HTMLElement>(
      // What the server loader has said of a page is not for the islands of the next one.
      `[data-island="${CSS.escape(island)}"][data-state="fulfilled"]:not([data-server-loader] *)`,
    )
    if (alive !== null && alive.dataset['props'] === props) element.replaceWith(alive)
  }
}
