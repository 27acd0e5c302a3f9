import { dataBuild } from '../shared/markup.ts'

/** Session storage key. Its value says when the page last reloaded itself, in milliseconds since the epoch. */
const reloadKey = 'vitrine:reloaded'

/** For this many milliseconds a page does not reload itself a second time. */
const reloadPause = 600_000

/**
 * True when the server now has another build at this address than the build of this script. The HTML in the page may
 * already be of the new build.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.href)
    const text = await response.text()
    // A captive portal (the sign-in page of a public network) may answer instead of the site. Its HTML names no build.
    return response.ok && text.includes(dataBuild) && !text.includes(new URL(import.meta.url).pathname)
  } catch {
    return false
  }
}

let isLeaving = false

/** To be called when the browser is about to load another page. */
export function noteLeaving(): void {
  isLeaving = true
  // When the reader comes back, the browser may show this page from its memory: then the page is not leaving any more.
  addEventListener('pageshow', () => (isLeaving = false), { once: true })
}

/**
 * Reloads the page. Gives false, and does nothing, when the page has just been reloaded. When the reader is on the
 * way to another page, it gives true without a reload.
 */
export function reloadOnce(): boolean {
  if (isLeaving || window.navigation?.transition) return true
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < reloadPause) return false
    sessionStorage.setItem(reloadKey, String(Date.now()))
  } catch {
    // Without session storage the time of the last reload is unknown. A page that the browser shows because of a
    // reload then does not reload itself again.
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (load?.type === 'reload') return false
  }
  location.reload()
  return true
}
