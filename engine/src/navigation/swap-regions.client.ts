import { endIslands } from '../islands/find-islands.client.ts'
import {
  dataIsland,
  dataKeep,
  dataRegion,
  dataServerLoader,
  dataState,
  keyIsland,
  keyKeep,
  keyProps,
  keyRegion,
} from '../shared/markup.ts'

/**
 * Takes every `[data-region]` of another document of this site into the current one.
 * Islands with the same id and props stay alive and move into the new markup; what is marked `data-keep` stays where it is.
 */
export function swapRegions(current: Document, next: Document): void {
  for (const region of current.querySelectorAll<HTMLElement>(`[${dataRegion}]`)) {
    const replacement = next.querySelector<HTMLElement>(`[${dataRegion}="${region.dataset[keyRegion] ?? ''}"]`)
    if (replacement === null || region.outerHTML === replacement.outerHTML) continue
    const adopted = current.adoptNode(replacement)
    const kept = region.querySelector<HTMLElement>(`[${dataKeep}]`)
    const twin = kept && adopted.querySelector(`[${dataKeep}="${CSS.escape(kept.dataset[keyKeep] ?? '')}"]`)
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
  for (const element of replacement.querySelectorAll<HTMLElement>(`[${dataIsland}]`)) {
    const { [keyIsland]: island = '', [keyProps]: props } = element.dataset
    const alive = region.querySelector<HTMLElement>(
      // What the server loader has said of a page is not for the islands of the next one.
      `[${dataIsland}="${CSS.escape(island)}"][${dataState}="fulfilled"]:not([${dataServerLoader}] *)`,
    )
    if (alive !== null && alive.dataset[keyProps] === props) element.replaceWith(alive)
  }
}
