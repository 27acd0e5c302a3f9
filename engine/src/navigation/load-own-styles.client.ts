import { loadStyle } from '../islands/load-style.client.ts'
import { dataOwnStyle } from '../shared/markup.ts'

/**
 * Loads the stylesheets that a fetched page has for itself, so that it is never seen without them. They stay for the
 * visit. One that does not come is reported, and the page is shown without it.
 */
export async function loadOwnStyles(next: Document): Promise<void> {
  const links = [...next.querySelectorAll<HTMLLinkElement>(`link[${dataOwnStyle}]`)]
  const missing = links.map(({ href }) => href).filter((href) => !isLoaded(href))
  await Promise.allSettled(missing.map((href) => loadStyle(href, { isLate: true })))
}

function isLoaded(href: string): boolean {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.href === href,
  )
}
