import { readIslandWords } from '../islands/island-words.ts'
import { createFailureBox } from '../islands/show-load-error.ts'
import { chooseMove } from './choose-move.ts'
import { fetchPage } from './fetch-page.ts'

/** Milliseconds until a navigation that is still under way is shown to be. */
const patience = 150

/** Address of the page the reader sees; the address bar is ahead of it while a page is fetched. */
let shown = location.href
/** The latest navigation that is ours. */
let latest: NavigateEvent | undefined
/** Address that is being loaded by the browser itself. */
let plain: string | undefined
let notice: AbortController | undefined

/** Address of the page the reader sees. */
export function getShownAddress(): string {
  return shown
}

/**
 * Shows pages of this site without leaving the document, where the browser has the Navigation API.
 * `refresh` is called when another page, or another part of the page, has come into view.
 */
export function connectNavigation(refresh: () => void): void {
  if (!('navigation' in window) || document.querySelector('[data-region]') === null) return
  const base = document.documentElement.dataset['base'] ?? '/'
  navigation.addEventListener('navigate', (event) => {
    const isPlain = event.destination.url === plain
    plain = undefined
    latest = undefined
    const move = isPlain ? 'leave' : chooseMove(event, shown, base)
    if (move === 'leave') return
    notice?.abort()
    latest = event
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => (move === 'fetch' ? follow(event, refresh) : stay(event, refresh)),
    })
  })
  // Once the page is there, what the first click will need.
  const prepare = (): unknown => import('./show-page.ts').catch(() => undefined)
  for (const type of ['pointerover', 'focusin', 'keydown', 'scroll'])
    addEventListener(type, prepare, { once: true, passive: true })
}

async function follow(event: NavigateEvent, refresh: () => void): Promise<void> {
  const { signal, destination } = event
  const { dataset } = document.documentElement
  const timer = setTimeout(() => {
    dataset['navigating'] = ''
  }, patience)
  try {
    const [page, view] = await Promise.all([
      fetchPage(destination.url, signal),
      import('./show-page.ts').catch(() => undefined),
    ])
    if (signal.aborted) return
    if (page === undefined || page.build !== dataset['build'] || view === undefined) {
      loadPlainly(event)
      return
    }
    const left = shown
    shown = destination.url
    view.showPage(page.text, { event, left, refresh })
  } catch {
    // A newer navigation, or one that is none of ours, may be what ended this one.
    if (signal.aborted) await new Promise((resolve) => setTimeout(resolve))
    if (latest === event) showNotice()
  } finally {
    clearTimeout(timer)
    delete dataset['navigating']
  }
}

async function stay(event: NavigateEvent, refresh: () => void): Promise<void> {
  const left = shown
  shown = event.destination.url
  const view = await import('./show-page.ts').catch(() => undefined)
  if (!event.signal.aborted) view?.showPlace({ event, left, refresh })
}

/** Lets the browser load what is no page of this build. The address has changed already. */
function loadPlainly({ navigationType, destination }: NavigateEvent): void {
  if (navigationType === 'traverse') {
    location.reload()
    return
  }
  // An address with a hash would only be scrolled to while it stands in the address bar.
  history.replaceState(null, '', shown)
  plain = destination.url
  location.replace(plain)
}

/** Says that there was no answer; the page that is shown stays. Goes away with the next navigation. */
function showNotice(): void {
  const { pageLoadFailed, retry } = readIslandWords(document.querySelector('main') ?? document.body)
  notice = new AbortController()
  const { signal } = notice
  const again = (): void => {
    void navigation.navigate(location.href, { history: 'replace' })
  }
  const box = createFailureBox(pageLoadFailed, retry, again)
  box.className = 'notice'
  document.body.append(box)
  signal.addEventListener('abort', () => box.remove())
  addEventListener('online', again, { signal })
}
