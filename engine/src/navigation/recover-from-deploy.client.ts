import { reloadOnce } from '../islands/reload-once.client.ts'
import { journey } from './connect-navigation.client.ts'
import { requestPage } from './fetch-page.client.ts'
import { renewPage } from './renew-page.client.ts'
import { keyBuild } from '../shared/markup.ts'

let running: Promise<boolean> | undefined

/**
 * To be asked when a chunk is missing. When the site has been deployed anew, the HTML of the new build takes the place
 * of the old one; when it cannot, the page is reloaded, once. Resolves false when there is no other build or no way.
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
