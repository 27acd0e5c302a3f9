// The script every page loads. What is rarely needed is loaded when it is.
import { findIslands } from '../islands/find-islands.ts'
import { connectAnchors } from './anchors.behavior.ts'
import { connectColorMode } from './color-mode.behavior.ts'
import { connectCopy } from './copy.behavior.ts'
import { connectOutline } from './outline.behavior.ts'
import { connectScrollFrames } from './scroll-frames.behavior.ts'
import { connectSearch, connectSearchField } from './search.behavior.ts'
import { connectTabs, openHash } from './tabs.behavior.ts'

connectColorMode()
connectAnchors()
connectCopy()
connectSearch()
addEventListener('hashchange', openHash)
connectPage()

/** What has to be done again when a page has been swapped in. */
function connectPage(): void {
  connectTabs()
  connectSearchField()
  connectOutline()
  connectScrollFrames(document)
  if (document.querySelector('[data-api-filter]') !== null) {
    void import('./api-table.behavior.ts').then(({ connectApiTable }) => connectApiTable(document))
  }
  findIslands(document)
}

if (import.meta.hot) void import('./hot.ts').then(({ connectHot }) => connectHot(connectPage))
