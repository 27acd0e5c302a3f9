import { swapRegions } from '../navigation/swap-regions.client.ts'
import { dataProblems } from '../shared/markup.ts'

/**
 * Development only: after an edit of the content or the theme, replaces the parts of the page that have changed. The
 * scroll position stays.
 */
export function connectHot(connectPage: () => Promise<void>): void {
  import.meta.hot?.on('vitrine:update', async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (next.querySelector(`[${dataProblems}]`) !== null) {
      location.reload()
      return
    }
    swapRegions(document, next)
    await connectPage()
  })
}
