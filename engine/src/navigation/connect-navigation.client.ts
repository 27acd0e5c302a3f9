import { noteLeaving } from '../islands/reload-once.client.ts'
import { createFailureBox } from '../islands/show-load-error.client.ts'
import * as word from '../shared/carried-words.ts'
import { readWord } from '../islands/read-word.client.ts'
import { chooseMove } from './choose-move.client.ts'
import { dataRegion, keyBase } from '../shared/markup.ts'

/** What is known of the reader's way through the site, for as long as the document lives. */
export interface Journey {
  /** Address of the page the reader sees; the address bar is ahead of it while a page is fetched. */
  shown: string
  /** The latest navigation that is ours. */
  latest: NavigateEvent | undefined
  /** What had the focus when that began. */
  focused: Element | null
  /** Called when another page, or another part of the page, has come into view. */
  refresh: () => Promise<void>
}

/** The code that shows pages. It is loaded before the first click needs it. */
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

/** Address that is being loaded by the browser itself. */
let plain: string | undefined
let notice: AbortController | undefined

/** Shows pages of this site without leaving the document, where the browser has the Navigation API. */
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

/** Lets the browser load what is no page of this build. The address has changed already. */
function loadPlainly({ navigationType, destination }: NavigateEvent): void {
  noteLeaving()
  if (navigationType === 'traverse') {
    location.reload()
    return
  }
  // An address with a hash would only be scrolled to while it stands in the address bar.
  history.replaceState(null, '', journey.shown)
  plain = destination.url
  location.replace(plain)
}

/** Says that there was no answer; the page that is shown stays. Goes away with the next navigation. */
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
