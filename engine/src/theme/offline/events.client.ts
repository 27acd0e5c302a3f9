import { loadScript } from '../../islands/load-script.client.ts'
import { storePrefix } from '../../offline/names.ts'
import { dataOffline, keyBase, keyOffline } from '../../shared/markup.ts'
import type * as Code from './offline.client.ts'

/** Events on the control that opens the panel. */
export const offlineEvents = ['click']

/** Opens the panel for reading without a connection. */
export function handleOffline({ target }: Event): void {
  const door = target instanceof Element ? target.closest<HTMLElement>(`[${dataOffline}]`) : null
  if (door !== null) void load(true).then((code) => code?.openPanel(readBase(), door.dataset[keyOffline] ?? ''))
}

/** For readers who have asked for a copy: tells them of newer versions. All others load no code. */
export function watchCopy(): void {
  if (hasAsked()) void load(false).then((code) => code?.watchCopy(readBase()))
}

function load(isAwaited: boolean): Promise<typeof Code | undefined> {
  return loadScript('offline', () => import('./offline.client.ts'), isAwaited)
}

function hasAsked(): boolean {
  try {
    return navigator.serviceWorker?.controller != null || localStorage.getItem(storePrefix + readBase()) !== null
  } catch {
    // Storage may be blocked. Then nothing is kept either.
    return false
  }
}

function readBase(): string {
  return document.documentElement.dataset[keyBase] ?? '/'
}
