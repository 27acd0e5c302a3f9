import { swapRegions } from '../navigation/swap-regions.client.ts'
import { dataProblems } from '../shared/markup.ts'

/** Development only: an edit of content or of the theme replaces the parts of the page that changed and keeps the scroll position. */
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
