import { dataBuild } from '../shared/markup.ts'

/** Session storage key: when the page last reloaded itself, in milliseconds since the epoch. */
const reloadKey = 'vitrine:reloaded'

/** Milliseconds in which a page does not reload itself a second time. */
const reloadPause = 600_000

/** True when the address of this document has the HTML of another build than this script now; the page itself may be of that build already. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.href)
    const text = await response.text()
    // The page of a captive portal is none of the site.
    return response.ok && text.includes(dataBuild) && !text.includes(new URL(import.meta.url).pathname)
  } catch {
    return false
  }
}

let isLeaving = false

/** Says that the browser is about to load another page. */
export function noteLeaving(): void {
  isLeaving = true
  // A page that comes back from the browser's memory has not left after all.
  addEventListener('pageshow', () => (isLeaving = false), { once: true })
}

/** Reloads the page, unless it has just done so: false. A reader who is on the way to another page is not called back. */
export function reloadOnce(): boolean {
  if (isLeaving || window.navigation?.transition) return true
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < reloadPause) return false
    sessionStorage.setItem(reloadKey, String(Date.now()))
  } catch {
    // Where nothing can be remembered, a page that comes from a reload does not reload again.
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (load?.type === 'reload') return false
  }
  location.reload()
  return true
}
