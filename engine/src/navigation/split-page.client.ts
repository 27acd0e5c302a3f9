import { dataIsland, dataState, keyIsland } from '../shared/markup.ts'

/** Characters of HTML behind the title that fill a window. Code is folded, and a line of it is a dozen elements. */
const enough = 14_000

/** For fewer characters that could come later a second turn does not pay. */
const worth = 8000

/** An element that no page has. */
const markerName = 'page-end'

/** The first screen of a page, and what puts the rest behind it. */
export interface Beginning {
  page: Document
  /** Moves the rest of the whole page behind the shown beginning. False when the beginning has left the document. */
  complete: (whole: Document) => boolean
}

/**
 * The beginning of a long page, as a page: all up to a heading that is out of sight. What is open there is closed by
 * the parser, and goes on when the rest comes. Undefined for a page that is shown as a whole: because it is short, or
 * because an island that is alive in `shown` moves into its rest.
 */
export function readBeginning(html: string, shown: Document): Beginning | undefined {
  const title = html.indexOf('</h1>')
  const start = title + enough
  const end = start + html.slice(start).search(/<h[23][ >]/)
  if (title < 0 || end < start || html.length - end < worth) return undefined
  const alive = [...shown.querySelectorAll<HTMLElement>(`[${dataIsland}][${dataState}="fulfilled"]`)]
  if (alive.some(({ dataset }) => html.includes(`${dataIsland}="${dataset[keyIsland] ?? ''}"`, end))) return undefined
  const page = new DOMParser().parseFromString(`${html.slice(0, end)}<${markerName}>`, 'text/html')
  const marker = page.querySelector(markerName)
  const place = marker === null ? [] : findPlace(marker)
  if (marker === null || place.length < 2) return undefined
  marker.remove()
  return { page, complete: (whole) => complete(place, whole) }
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

function complete(place: Place, whole: Document): boolean {
  if (place.at(-1)?.element.isConnected !== true) return false
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
  return true
}
