import { loadStyle } from '../islands/load-style.client.ts'
import { swapRegions } from './swap-regions.client.ts'
import { updateHead } from './update-head.client.ts'
import { dataBuild, dataHydrate, dataHydratePreload, dataLate, dataRegion } from '../shared/markup.ts'

/**
 * Replaces the shown page by the same page of a newer build: first its stylesheets, then the regions, the head and
 * the addresses of scripts. Rejects when that is impossible.
 */
export async function renewPage(html: string): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html')
  if (document.querySelector(`[${dataRegion}]`) === null) throw new Error('This document has no parts to exchange.')
  const old = listStyles(document)
  const styles = listStyles(next)
  const has = (list: readonly HTMLLinkElement[], { href }: HTMLLinkElement): boolean =>
    list.some((link) => link.href === href)
  await Promise.all(styles.filter((link) => !has(old, link)).map(({ href }) => loadStyle(href)))
  swapRegions(document, next)
  updateHead(document, next)
  for (const link of old) if (!has(styles, link)) link.remove()
  for (const name of [dataBuild, dataHydrate, dataHydratePreload]) {
    const value = next.documentElement.getAttribute(name)
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }
}

function listStyles(of: Document): HTMLLinkElement[] {
  return [...of.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]:not([${dataLate}])`)]
}
