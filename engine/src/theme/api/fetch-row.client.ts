import { dataIsland } from '../../shared/markup.ts'

/** The pages with whole tables, by address: each is asked for once. */
const pages = new Map<string, Promise<Document>>()

/**
 * Fills an opened line of an excerpt with what the whole row says, which another page has. Repeated on each demo page,
 * these words would be a tenth of it. When they do not come, the link to that page stays.
 */
export async function fetchRow(row: HTMLElement): Promise<void> {
  // Alone, until the words stand before it.
  const link = row.querySelector<HTMLAnchorElement>('.api-more > a:only-child')
  const more = link?.parentElement
  if (!link || !more) return
  const address = new URL(link.href)
  const id = decodeURIComponent(address.hash.slice(1))
  address.hash = ''
  const whole = (await readPage(address.href)).querySelector(`[id="${CSS.escape(id)}"] .api-more`)
  // Opened again while the page was on its way, the line has its words already, and the page no longer has them.
  if (whole === null || !link.isConnected || more.childElementCount > 1) return
  // A live example belongs to the page it was drawn for.
  for (const island of whole.querySelectorAll(`[${dataIsland}]`)) island.remove()
  for (const anchor of whole.querySelectorAll('a')) {
    anchor.href = new URL(anchor.getAttribute('href') ?? '', address).href
  }
  more.replaceChildren(...whole.childNodes, link)
}

function readPage(address: string): Promise<Document> {
  const known = pages.get(address)
  if (known !== undefined) return known
  const page = loadPage(address)
  pages.set(address, page)
  page.catch(() => pages.delete(address))
  return page
}

async function loadPage(address: string): Promise<Document> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
