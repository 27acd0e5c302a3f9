import { sidebarId } from '../../shared/markup.ts'

/** On narrow screens the list of pages is a popover. Each time it opens, the entry of the shown page is in its middle. */
export function connectSidebar(): void {
  // A toggle event does not bubble. The list itself is replaced with each page.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.id === sidebarId) showCurrent()
    },
    true,
  )
  // It may have been opened before this code had come.
  showCurrent()
}

function showCurrent(): void {
  const entry = document.querySelector(`#${sidebarId}:popover-open [aria-current='page']:not(.sidebar-head *)`)
  entry?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
