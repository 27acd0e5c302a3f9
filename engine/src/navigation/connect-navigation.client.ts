import { noteLeaving } from '../islands/reload-once.client.ts'
import { createFailureBox } from '../islands/show-load-error.client.ts'
import * as word from '../shared/carried-words.ts'
import { readWord } from '../islands/read-word.client.ts'
import { chooseMove } from './choose-move.client.ts'
import { dataRegion, keyBase } from '../shared/markup.ts'

/** What is known about the reader's way through the site. It lives as long as the document. */
export interface Journey {
  /** Address of the page that the reader sees. While a page is fetched, the address bar already shows the next one. */
  shown: string
  /** The latest navigation that this script handles. */
  latest: NavigateEvent | undefined
  /** The element that had the focus when `latest` began. */
  focused: Element | null
  /** Called after another page, or another part of the page, has been shown. */
  refresh: () => Promise<void>
}

/** The code that shows pages. The caller loads it before the first click needs it. */
export interface NavigationModule {
  followLink: (event: NavigateEvent, journey: Journey) => Promise<'shown' | 'plain' | 'unanswered'>
  stayOnPage: (event: NavigateEvent, journey: Journey) => Promise<void>
}

/** The journey of this document. */
export const journey: Journey = {
  shown: location.href,
  latest: undefined,
  focused: null,
  refresh: () => Promise.resolve(),
}

/** The address that the browser itself is loading now. */
let plain: string | undefined
let notice: AbortController | undefined

/** Shows the pages of this site without leaving the document, in browsers that have the Navigation API. */
export function connectNavigation(load: () => Promise<NavigationModule>, refresh: () => Promise<void>): void {
  journey.refresh = refresh
  if (!('navigation' in window) || document.querySelector(`[${dataRegion}]`) === null) return
  const base = document.documentElement.dataset[keyBase] ?? '/'
  navigation.addEventListener('navigate', (event) => {
    const move = event.destination.url === plain ? 'leave' : chooseMove(event, journey.shown, base)
    plain = undefined
    journey.latest = undefined
    if (move === 'leave') return
    notice?.abort()
    journey.latest = event
    journey.focused = document.activeElement
    const handler = async (): Promise<void> => {
      const code = await load().catch(() => undefined)
      if (move === 'fetch') await follow(event, code)
      else if (!event.signal.aborted) await code?.stayOnPage(event, journey)
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })
}

async function follow(event: NavigateEvent, code: NavigationModule | undefined): Promise<void> {
  const outcome = (await code?.followLink(event, journey)) ?? (navigator.onLine ? 'plain' : 'unanswered')
  if (journey.latest !== event) return
  if (outcome === 'plain') loadPlainly(event)
  if (outcome === 'unanswered') showNotice()
}

/** Lets the browser load an address that is not a page of this build. The address bar shows that address already. */
function loadPlainly({ navigationType, destination }: NavigateEvent): void {
  noteLeaving()
  if (navigationType === 'traverse') {
    location.reload()
    return
  }
  // When the address bar already shows an address with a hash, `location.replace` would only scroll and load nothing.
  // So the address of the shown page is put back first.
  history.replaceState(null, '', journey.shown)
  plain = destination.url
  location.replace(plain)
}

/** Shows a notice that the server did not answer. The shown page stays. The next navigation removes the notice. */
function showNotice(): void {
  const controller = new AbortController()
  notice = controller
  const again = (): void => {
    void navigation.navigate(location.href, { history: 'replace' })
  }
  const box = createFailureBox(readWord(word.pageLoadFailed), again)
  box.className = 'notice'
  document.body.append(box)
  controller.signal.addEventListener('abort', () => box.remove())
  addEventListener('online', again, { signal: controller.signal })
}
