import { requestPage } from './fetch-page.ts'
import { getShownAddress } from './connect-navigation.ts'

/** Session storage key: when the page last reloaded itself, in milliseconds since the epoch. */
const reloadKey = 'vitrine:reloaded'

/** Milliseconds in which a page does not reload itself a second time. */
const reloadPause = 600_000

let running: Promise<boolean> | undefined

/**
 * To be asked when a chunk is missing. When the site has been deployed anew, the HTML of the new build takes the place
 * of the old one; when it cannot, the page is reloaded, once. Resolves false when there is no other build or no way.
 */
export function recoverFromDeploy(refresh: () => void): Promise<boolean> {
  running ??= recover(refresh).finally(() => {
    running = undefined
  })
  return running
}

async function recover(refresh: () => void): Promise<boolean> {
  const page = await requestPage(getShownAddress()).catch(() => undefined)
  if (page === undefined || page.build === document.documentElement.dataset['build']) return false
  try {
    const { renewPage } = await import('./show-page.ts')
    await renewPage(page.text)
  } catch {
    return reloadOnce()
  }
  refresh()
  return true
}

function reloadOnce(): boolean {
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
