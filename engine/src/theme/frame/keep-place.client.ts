import { sidebarKey } from '../../islands/storage-keys.client.ts'
import { dataSidebar } from '../../shared/markup.ts'

/**
 * Keeps what a reader would lose when another document is loaded: the place on the page, in links to other locales,
 * and the sidebar's scroll position.
 */
export function connectKeepPlace(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-hash]') : null
    if (link === null) return
    link.search = location.search
    link.hash = location.hash
  })
  addEventListener('pagehide', () => {
    try {
      // The boot script reads it and scrolls the sidebar before the next page is painted.
      sessionStorage.setItem(sidebarKey, String(document.querySelector(`[${dataSidebar}]`)?.scrollTop ?? 0))
    } catch {
      // Storage may be blocked. Then the sidebar of the next page starts at the entry of that page.
    }
  })
}
