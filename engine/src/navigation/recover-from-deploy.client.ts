import { reloadOnce } from '../islands/reload-once.client.ts'
import { journey } from './connect-navigation.client.ts'
import { requestPage } from './fetch-page.client.ts'
import { renewPage } from './renew-page.client.ts'
import { keyBuild } from '../shared/markup.ts'

let running: Promise<boolean> | undefined

/**
 * To be called when a chunk is missing. When the server has a newer build, its HTML replaces the HTML of the page;
 * when that fails, the page is reloaded, but only once. Resolves false when there is no newer build, or when the page
 * has just been reloaded.
 */
export function recoverFromDeploy(): Promise<boolean> {
  running ??= recover().finally(() => {
    running = undefined
  })
  return running
}

async function recover(): Promise<boolean> {
  const page = await requestPage(journey.shown).catch(() => undefined)
  if (page === undefined || page.build === document.documentElement.dataset[keyBuild]) return false
  try {
    await renewPage(page.text)
  } catch {
    return reloadOnce()
  }
  await journey.refresh()
  return true
}
