import { useSyncExternalStore } from 'react'
import { pendingData, readServerData, watchServerData, type ServerData } from './server-data.client.ts'

export type { ServerData } from './server-data.client.ts'

/** For islands of pages with `serverLoader: true`: the answer of the site's server loader for the page. */
export function useServerData(): ServerData {
  return useSyncExternalStore(watchServerData, readServerData, () => pendingData)
}
