// What the first live part of a page and the first step to another page need: one file, loaded at a reader's first sign of life.
import { loadStyle } from '../islands/load-style.ts'
import { loadScript } from '../islands/load-script.ts'
import { setRescue } from '../islands/wake-island.ts'
import { ahead, requestPage } from '../navigation/fetch-page.ts'
import { recoverFromDeploy } from '../navigation/recover-from-deploy.ts'
import styles from './on-demand.late.css?url'

export { wakeIsland } from '../islands/wake-island.ts'
export { followLink, stayOnPage } from '../navigation/follow-link.ts'

setRescue(recoverFromDeploy)
// A failure is reported by the loader; what it would style works without it.
loadStyle(styles, { isLate: true }).catch(() => undefined)

/** Starts what a page fetches by itself: pages behind its links, data from the server loader. To be called after each page. */
export function connectAhead(): void {
  if (document.querySelector('[data-prefetch]') !== null) void loadPrefetch()
  if (document.querySelector('[data-server-loader]') !== null) void askServerLoader()
}

async function loadPrefetch(): Promise<void> {
  const code = await loadScript('prefetch', () => import('../navigation/prefetch.ts'))
  // Given to it, so that both know what has been fetched.
  code?.connectPrefetch({ ahead, requestPage })
}

async function askServerLoader(): Promise<void> {
  const code = await loadScript('server-loader', () => import('../navigation/server-loader.ts'))
  await code?.connectServerLoader()
}
