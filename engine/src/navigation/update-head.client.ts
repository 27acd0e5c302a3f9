/** What a head says of one page only. */
const ofPage =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"]'

/** Makes title and description of the page, its addresses and its preview those of the next document. */
export function updateHead(current: Document, next: Document): void {
  current.title = next.title
  const old = [...current.head.querySelectorAll(ofPage)]
  const fresh = [...next.head.querySelectorAll(ofPage)]
  if (old.map((node) => node.outerHTML).join() === fresh.map((node) => node.outerHTML).join()) return
  for (const node of old) node.remove()
  current.head.append(...fresh)
}
