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
 * Replaces every `[data-region]` of the current document by the region of another document of this site. Hydrated
 * islands with the same id and props move into the new markup; elements with `data-keep` stay where they are.
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

/** Replaces everything in the region except the kept element. That element is not moved, so it keeps the focus and the typed text. */
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
      // An island inside `[data-server-loader]` may show the server loader's data of the old page, so it is not kept.
      `[${dataIsland}="${CSS.escape(island)}"][${dataState}="fulfilled"]:not([${dataServerLoader}] *)`,
    )
    if (alive !== null && alive.dataset[keyProps] === props) element.replaceWith(alive)
  }
}
