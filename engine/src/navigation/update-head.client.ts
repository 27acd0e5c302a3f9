import { structuredDataType } from '../shared/markup.ts'

/** The elements of the head that belong to one page only. */
const ofPage = `meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="${structuredDataType}"]`

/** Takes over from the next document what belongs to its page: title, description, addresses and preview. */
export function updateHead(current: Document, next: Document): void {
  current.title = next.title
  const old = [...current.head.querySelectorAll(ofPage)]
  const fresh = [...next.head.querySelectorAll(ofPage)]
  if (old.map((node) => node.outerHTML).join() === fresh.map((node) => node.outerHTML).join()) return
  for (const node of old) node.remove()
  current.head.append(...fresh)
}
