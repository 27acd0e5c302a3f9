import { listModules, preloadModules } from '../islands/preload-modules.client.ts'
import type { FetchedPage } from './fetch-page.client.ts'
import { dataIsland, dataPrefetch, keyPrefetch } from '../shared/markup.ts'

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

/**
 * Fetches the pages behind `a[data-prefetch]` when their moment comes (`render`, `viewport` or `intent`), and the
 * chunks that their islands need. To be called after each page.
 */
export function connectPrefetch(pages: PageFetcher): void {
  if (isSaving()) return
  observer?.disconnect()
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
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${dataPrefetch}]`)) {
    if (link.dataset[keyPrefetch] === 'render') prefetch(link, pages)
    if (link.dataset[keyPrefetch] === 'viewport') observer.observe(link)
  }
  if (!isListening) listenForIntent(pages)
  isListening = true
}

function listenForIntent(pages: PageFetcher): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: HTMLAnchorElement | null = null
  const enter = ({ target }: Event): void => {
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
  document.addEventListener('pointerover', enter)
  document.addEventListener('focusin', enter)
  document.addEventListener('pointerout', leave)
  document.addEventListener('focusout', leave)
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${dataPrefetch}="intent"]`) : null
}

function prefetch(link: HTMLAnchorElement, { prefetched, requestPage }: PageFetcher): void {
  const address = link.href.replace(/#.*/s, '')
  const isHere = link.pathname === location.pathname || link.origin !== location.origin
  if (isHere || prefetched.has(address)) return
  const page = requestPage(address, undefined, 'low')
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

/** True for readers who save data or have a slow connection. For them nothing is prefetched. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
