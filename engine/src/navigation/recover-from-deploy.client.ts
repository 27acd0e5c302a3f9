import { ChunkLoadError } from '../islands/chunk-load-error.client.ts'
import { loadModule } from '../islands/load-module.client.ts'
import { reloadOnce } from '../islands/reload-once.client.ts'
import { journey } from './connect-navigation.client.ts'
import { requestPage } from './fetch-page.client.ts'
import { renewPage } from './renew-page.client.ts'
import { dataPreload, dataState, keyBuild, keyHydrate, keyHydratePreload, keyPreload } from '../shared/markup.ts'

/** Milliseconds in which a file has to come that the server has. */
const patience = 2000

let running: Promise<boolean> | undefined

/**
 * To be called when a chunk is missing. When the server has a newer build, its HTML replaces the HTML of the page;
 * when that fails, or when this browser does not ask for the chunk again, the page is reloaded, but only once. Resolves
 * false when there is nothing that helps, or when the page has just been reloaded.
 */
export function recoverFromDeploy(): Promise<boolean> {
  running ??= recover().finally(() => {
    running = undefined
  })
  return running
}

async function recover(): Promise<boolean> {
  const page = await requestPage(journey.shown).catch(() => undefined)
  const { dataset } = document.documentElement
  if (page === undefined) return false
  if (page.build === dataset[keyBuild]) {
    const waiting = [...document.querySelectorAll<HTMLElement>(`[${dataPreload}][${dataState}=pending]`)]
    const { [keyHydrate]: hydrate, [keyHydratePreload]: preload } = dataset
    const shared = [hydrate, preload, ...waiting.map((island) => island.dataset[keyPreload])].join(' ').split(/\s+/)
    const refused = await Promise.all([...new Set(shared)].filter(Boolean).map(isRefused))
    return refused.includes(true) && reloadOnce()
  }
  try {
    await renewPage(page.text)
  } catch {
    return reloadOnce()
  }
  await journey.refresh()
  return true
}

/**
 * True for a script that the server has and that this document cannot get: Firefox keeps for as long as the document
 * lives that a script was lost once. Asked of shared scripts: others are asked for under another address.
 */
async function isRefused(address: string): Promise<boolean> {
  const isThere = await fetch(address, { signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  )
  return (
    isThere &&
    loadModule(address, false).then(
      () => false,
      (error: unknown) => error instanceof ChunkLoadError,
    )
  )
}
