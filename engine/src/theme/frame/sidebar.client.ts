import { contentId, dataList, sidebarId } from '../../shared/markup.ts'

/** Gives the HTML of a page, or undefined when there is none. */
type RequestPage = (address: string) => Promise<{ text: string } | undefined>

/** On narrow screens the list of pages is a popover. Each time it opens, the entry of the shown page is in its middle. */
export function connectSidebar(requestPage: RequestPage): void {
  // A toggle event does not bubble. The list itself is replaced with each page.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof Element)) return
      if (target.id === sidebarId) showCurrent()
      else if (target instanceof HTMLDetailsElement && target.open) void fillGroup(target, requestPage)
    },
    true,
  )
  // It may have been opened before this code had come.
  showCurrent()
  for (const group of document.querySelectorAll<HTMLDetailsElement>(`#${sidebarId} details[open]`))
    void fillGroup(group, requestPage)
}

function showCurrent(): void {
  const entry = document.querySelector(`#${sidebarId}:popover-open [aria-current='page']:not(.sidebar-head *)`)
  entry?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Groups that were opened, by the address of their list: the links in it. A list is asked for once, unless that fails. */
const lists = new Map<string, Promise<readonly Node[]>>()

/** Puts the links of a group into the sidebar, when the page has none of them, and is not the list itself. The link to the list stays where that has more. */
async function fillGroup(group: HTMLDetailsElement, requestPage: RequestPage): Promise<void> {
  const more = group.querySelector<HTMLAnchorElement>(`li:only-child > a[${dataList}]:not([aria-current])`)
  const item = more?.parentElement
  if (more === null || item === null || item === undefined) return
  const address = more.href
  const loading = lists.get(address) ?? requestPage(address).then((page) => readList(page?.text))
  lists.set(address, loading)
  group.ariaBusy = 'true'
  // Without an answer the link is what it was: the way to the list.
  const entries = await loading.catch(() => [])
  group.ariaBusy = null
  if (entries.length === 0) lists.delete(address)
  const copies = entries.map((entry) => document.importNode(entry, true))
  if (copies.length === Number(more.getAttribute(dataList))) item.replaceWith(...copies)
  else item.before(...copies)
}

/** The entries of the list that a page shows. */
function readList(html: string | undefined): readonly Node[] {
  const page = new DOMParser().parseFromString(html ?? '', 'text/html')
  return [...page.querySelectorAll(`#${contentId} .prose > ul > li`)]
}
