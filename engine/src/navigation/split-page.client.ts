import { dataApi, dataIsland, dataState, keyIsland } from '../shared/markup.ts'

/**
 * For each pixel of the window's height, the characters of HTML behind the title that fill it, without folded code: the
 * most that any page of this site's kind has, from windows of tablets to those of 1440 px. A first screen of several
 * columns has three times as many.
 */
const perPixel = { text: 8, hero: 23 }

/** Code of a demo that is not seen until somebody unfolds it, and is most of the HTML of a demo. */
const folded = /<details class="demo-code">.*?<\/details>/gs

/** For fewer characters that could come later a second turn does not pay. */
const worth = 8000

/** Where a page may be cut. What stands below `#notice` stands beside the demo before it (`demo/stage.css`). */
const cut = /<div class="heading"[^>]*><h[23] id="(?!notice")/

/** An element that no page has. */
const markerName = 'page-end'

/** The first screen of a page, and what puts the rest behind it. */
export interface Beginning {
  page: Document
  /** False when the beginning has left the document again. */
  isShown: () => boolean
  /** Moves the rest of the whole page behind the shown beginning. */
  complete: (whole: Document) => void
}

/**
 * The beginning of a long page, as a page: all up to a heading that is out of sight. What is open there is closed by
 * the parser, and goes on when the rest comes. Undefined for a page that is shown as a whole: because it is short,
 * because its reference comes first, or because an island that is alive in `shown` moves into its rest. With `isPart` more of the page is to come.
 */
export function readBeginning(html: string, shown: Document, { isPart = false } = {}): Beginning | undefined {
  const title = html.indexOf('</h1>')
  const start = findFold(html, title)
  const end = start + html.slice(start).search(cut)
  if (title < 0 || end < start || (!isPart && html.length - end < worth)) return undefined
  const alive = [...shown.querySelectorAll<HTMLElement>(`[${dataIsland}][${dataState}="fulfilled"]`)]
  if (alive.some(({ dataset }) => html.includes(`${dataIsland}="${dataset[keyIsland] ?? ''}"`, end))) return undefined
  const page = new DOMParser().parseFromString(`${html.slice(0, end)}<${markerName}>`, 'text/html')
  const marker = page.querySelector(markerName)
  const place = marker === null ? [] : findPlace(marker)
  const last = place.at(-1)
  if (marker === null || last === undefined || place.length < 2) return undefined
  // The width of a reference depends on the outline, which comes last, and half an island cannot wake.
  if (page.querySelector(`[${dataApi}]`) !== null || marker.closest(`[${dataIsland}]`) !== null) return undefined
  marker.remove()
  return { page, isShown: () => last.element.isConnected, complete: (whole) => complete(place, whole) }
}

/** Where in the HTML what is below the window begins, at the latest. */
function findFold(html: string, title: number): number {
  let fold = title + innerHeight * (html.lastIndexOf('<div class="hero"', title) >= 0 ? perPixel.hero : perPixel.text)
  for (const { 0: code, index } of html.matchAll(folded)) if (index > title && index < fold) fold += code.length
  return fold
}

/** What is open at the end of a beginning: elements from the outside in, each with the number of its child that goes on. */
type Place = { element: Element; index: number }[]

/** Scripts add elements to a page that is shown, so the numbers are taken before. */
function findPlace(marker: Element): Place {
  const place: Place = []
  for (let at = marker; at.parentElement !== null && at !== marker.ownerDocument.body; at = at.parentElement)
    place.unshift({ element: at.parentElement, index: [...at.parentElement.childNodes].indexOf(at) })
  return place
}

function complete(place: Place, whole: Document): void {
  let twin: ChildNode = whole.body
  for (const [depth, { element, index }] of place.entries()) {
    if (twin.nodeName !== element.nodeName) throw new Error('The whole page begins in another way.')
    const inner = place[depth + 1]?.element
    const nodes = [...twin.childNodes]
    // What follows the last region is the same on every page.
    if (depth > 0 && inner !== undefined) inner.after(...nodes.slice(index + 1))
    if (inner === undefined) element.append(...nodes.slice(index))
    else twin = nodes[index] ?? twin
  }
}
