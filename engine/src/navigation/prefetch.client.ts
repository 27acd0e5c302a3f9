import { listModules, preloadModules } from '../islands/preload-modules.client.ts'
import { isPage } from './choose-move.client.ts'
import type { FetchedPage } from './fetch-page.client.ts'
import { dataIsland, dataPrefetch, keyBase, keyPrefetch } from '../shared/markup.ts'

/** A page is prefetched when the reader stays on its link for this many milliseconds (spec §9). */
const intentDelay = 50

/** A link is prefetched when it is this near to the window (spec §9). */
const viewportMargin = '100px'

/** Milliseconds after which a prefetched page is thrown away. */
const shelfLife = 300_000

/** What fetches pages, and its list of pages that were fetched but not opened yet. */
export interface PageFetcher {
  prefetched: Map<string, Promise<FetchedPage | undefined>>
  requestPage: (address: string, signal?: AbortSignal, priority?: RequestPriority) => Promise<FetchedPage | undefined>
}

let observer: IntersectionObserver | undefined
let isListening = false
/** The links that have been looked at, for the modes that act without a gesture. */
let seen = new WeakSet<HTMLAnchorElement>()

/**
 * Fetches the pages behind links when their moment comes (`render`, `viewport` or `intent`), and the chunks that their
 * islands need. The root element says the mode of all links, and `data-prefetch` on a link says its own. To be called
 * after each page.
 */
export function connectPrefetch(pages: PageFetcher): void {
  if (isSaving()) return
  observer?.disconnect()
  seen = new WeakSet()
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        prefetch(target as HTMLAnchorElement, pages)
      }
    },
    { rootMargin: viewportMargin },
  )
  lookAtLinks(pages)
  if (!isListening) {
    listenForIntent(pages)
    // Links that come later, such as the results of a search. With `intent` alone nobody has to know them before a gesture.
    const { [keyPrefetch]: mode } = document.documentElement.dataset
    if (mode === 'render' || mode === 'viewport')
      new MutationObserver(() => lookAtLinks(pages)).observe(document.body, { childList: true, subtree: true })
  }
  isListening = true
}

function lookAtLinks(pages: PageFetcher): void {
  const { [keyPrefetch]: all } = document.documentElement.dataset
  // To ask each link of a page where it leads takes milliseconds, in which a reader waits for the page.
  const own = all === 'render' || all === 'viewport' ? '' : `[${dataPrefetch}]`
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href]${own}`)) {
    if (seen.has(link)) continue
    seen.add(link)
    const mode = readMode(link)
    if (mode === 'render') prefetch(link, pages)
    if (mode === 'viewport') observer?.observe(link)
  }
}

function listenForIntent(pages: PageFetcher): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: HTMLAnchorElement | null = null
  const approach = (target: EventTarget | null): void => {
    const link = findLink(target)
    if (link === waiting) return
    clearTimeout(timer)
    waiting = link
    if (link !== null) timer = setTimeout(() => prefetch(link, pages), intentDelay)
  }
  const leave = (event: PointerEvent | FocusEvent): void => {
    if (waiting === null || findLink(event.relatedTarget) === waiting) return
    clearTimeout(timer)
    waiting = null
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, ({ target }) => approach(target))
  // A button that goes down, or a finger, means it: from here to the click is about as long as a page takes.
  document.addEventListener('pointerdown', ({ target, button }) => {
    const link = button === 0 ? findLink(target) : null
    if (link !== null) prefetch(link, pages, 'auto')
  })
  document.addEventListener('pointerout', leave)
  document.addEventListener('focusout', leave)
  // The first gesture has brought this code, so it came before these listeners.
  approach(document.querySelector('a:hover') ?? document.activeElement)
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && readMode(link) === 'intent' ? link : null
}

/** A link's own mode, or that of all links. Links to files, to other sites and to demos alone have none. */
function readMode(link: HTMLAnchorElement): string | undefined {
  const { dataset } = document.documentElement
  if (link.origin !== location.origin || link.download !== '' || !isPage(link.pathname, dataset[keyBase] ?? '/'))
    return undefined
  return link.dataset[keyPrefetch] ?? dataset[keyPrefetch]
}

function prefetch(
  link: HTMLAnchorElement,
  { prefetched, requestPage }: PageFetcher,
  priority: RequestPriority = 'low',
): void {
  const address = link.href.replace(/#.*/s, '')
  if (link.pathname === location.pathname || prefetched.has(address)) return
  const page = requestPage(address, undefined, priority)
  prefetched.set(address, page)
  const forget = (): void => {
    if (prefetched.get(address) === page) prefetched.delete(address)
  }
  page
    .then((found) => {
      if (found === undefined) forget()
      else preloadIslands(found.text)
    })
    .catch(forget)
  setTimeout(forget, shelfLife)
}

function preloadIslands(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  for (const island of next.querySelectorAll<HTMLElement>(`[${dataIsland}]`))
    preloadModules(listModules(island, next.documentElement))
}

/** True for readers who save data or have a very slow connection. For them nothing is prefetched. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true) return true
  return matchMedia('(prefers-reduced-data: reduce)').matches
}
