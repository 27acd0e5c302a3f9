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
 * islands with the same id and props move into the new markup; elements with `data-keep` stay where they are. The last
 * region comes first: it has the text and mostly the focus, and when a focused element leaves a page that has just been
 * changed, the browser first computes the styles of all that is about to leave.
 */
export function swapRegions(current: Document, next: Document): void {
  for (const region of [...current.querySelectorAll<HTMLElement>(`[${dataRegion}]`)].toReversed()) {
    const replacement = next.querySelector<HTMLElement>(`[${dataRegion}="${region.dataset[keyRegion] ?? ''}"]`)
    if (replacement === null || region.isEqualNode(replacement)) continue
    const adopted = current.adoptNode(replacement)
    const kept = region.querySelector<HTMLElement>(`[${dataKeep}]`)
    const twin = kept && adopted.querySelector(`[${dataKeep}="${CSS.escape(kept.dataset[keyKeep] ?? '')}"]`)
    keepIslands(region, adopted)
    endIslands(region)
    if (kept && twin) replaceAround(region, kept, twin)
    else region.replaceWith(adopted)
  }
  const [to, { lang, dir }] = [current.documentElement, next.documentElement]
  // Even the same language, when it is set, makes the browser look at every element again.
  if (to.lang !== lang || to.dir !== dir) Object.assign(to, { lang, dir })
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
