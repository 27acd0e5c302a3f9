import { endIslands } from '../islands/find-islands.client.ts'
import {
  dataIsland,
  dataKeep,
  dataRegion,
  dataServerLoader,
  dataSidebar,
  dataState,
  keyIsland,
  keyKeep,
  keyProps,
  keyRegion,
} from '../shared/markup.ts'

/**
 * Replaces every `[data-region]` of the current document by the region of another document of this site. Hydrated
 * islands with the same id and props move into the new markup; elements with `data-keep` stay where they are, and what
 * is around them, and the list of pages, is changed only where it differs. Where the focus leaves a page that has just been changed, the browser
 * first computes the styles of all that is about to leave: so the focus goes before islands end, and the text, which is
 * in the last region, before the header.
 */
export function swapRegions(current: Document, next: Document): void {
  const changes = [...current.querySelectorAll<HTMLElement>(`[${dataRegion}]`)].toReversed().flatMap((region) => {
    const replacement = next.querySelector<HTMLElement>(`[${dataRegion}="${region.dataset[keyRegion] ?? ''}"]`)
    return replacement === null || region.isEqualNode(replacement) ? [] : [{ region, replacement }]
  })
  const { activeElement: active } = current
  const isLeaving = active?.closest(`[${dataKeep}]`) === null && changes.some(({ region }) => region.contains(active))
  if (isLeaving && active instanceof HTMLElement) active.blur()
  for (const { region, replacement } of changes) {
    const kept = region.querySelector<HTMLElement>(`[${dataKeep}]`)
    const twin = kept && replacement.querySelector(`[${dataKeep}="${CSS.escape(kept.dataset[keyKeep] ?? '')}"]`)
    if (kept && twin && isWithoutIslands(region) && isWithoutIslands(replacement)) {
      // A picture is asked for as soon as it belongs to the document, so what is not needed stays where it is.
      takeOver(region, replacement, kept, twin)
      continue
    }
    const adopted = current.adoptNode(replacement)
    keepIslands(region, adopted)
    endIslands(region)
    const [sidebar, list] = [region, adopted].map((root) => root.querySelector(`[${dataSidebar}]`))
    if (kept && twin) replaceAround(region, kept, twin)
    else if (sidebar && list) {
      replaceAround(region, sidebar, list)
      takeOver(sidebar, list)
    } else region.replaceWith(adopted)
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
    for (const { name, value } of other.attributes)
      if (parent.getAttribute(name) !== value) parent.setAttribute(name, value)
    ;[old, fresh] = [parent, other]
  }
}

/** What an island draws belongs to its root and is not changed from outside. */
function isWithoutIslands(region: Element): boolean {
  return region.querySelector(`[${dataIsland}]`) === null
}

/**
 * Makes an element equal to another one, and keeps what is equal already: most of the list of pages and of the header,
 * whose picture would else be asked for and drawn again. `kept`, which is `twin` in the other element, stays as it is.
 */
function takeOver(old: Element, fresh: Element, kept: Element | null = null, twin: Element | null = null): void {
  if (old === kept || old.isEqualNode(fresh)) return
  const [nodes, others] = [[...old.childNodes], [...fresh.childNodes]]
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  const isAlike = (node?: ChildNode, other?: ChildNode): boolean =>
    node?.nodeName === other?.nodeName && node?.contains(kept) === other?.contains(twin)
  const length = Math.min(nodes.length, others.length)
  let [start, end] = [0, 0]
  while (start < length && isAlike(nodes[start], others[start])) start++
  while (end < length - start && isAlike(nodes.at(-1 - end), others.at(-1 - end))) end++
  const leaving = nodes.splice(start, nodes.length - start - end)
  const coming = others.splice(start, others.length - start - end)
  if (kept && twin && leaving.some((node) => node.contains(kept))) {
    replaceAround(old, kept, twin)
    return
  }
  for (const node of leaving) node.remove()
  for (const node of coming) old.insertBefore(node, nodes[start] ?? null)
  for (const [index, node] of nodes.entries()) {
    const other = others[index]
    if (node instanceof Element && other instanceof Element) takeOver(node, other, kept, twin)
    else if (other !== undefined && node.nodeValue !== other.nodeValue) node.replaceWith(other)
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
