/** Session storage key: when the page last reloaded itself, in milliseconds since the epoch. */
const reloadKey = 'vitrine:reloaded'

/** Milliseconds in which a page does not reload itself a second time. */
const reloadPause = 600_000

/** True when the address of this document has the HTML of another build now. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.href)
    return response.ok && !(await response.text()).includes(`data-build="${document.documentElement.dataset['build']}"`)
  } catch {
    return false
  }
}

/** Reloads the page, unless it has just done so. False when it has. */
export function reloadOnce(): boolean {
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
