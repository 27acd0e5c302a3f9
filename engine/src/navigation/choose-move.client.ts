/** The properties of a `NavigateEvent` that this file needs: what the browser says about a navigation that is about to happen. */
export interface Departure {
  canIntercept: boolean
  hashChange: boolean
  downloadRequest: string | null
  formData: object | null
  navigationType: string
  destination: { url: string; sameDocument: boolean }
}

/** `leave`: the browser navigates by itself. `stay`: another place on the page that is shown. `fetch`: another page of the site. */
export type Move = 'leave' | 'stay' | 'fetch'

/** Decides what to do about a navigation. `shown` is the whole address of the page the reader sees, `base` the path of the site. */
export function chooseMove(event: Departure, shown: string, base: string): Move {
  const { canIntercept, downloadRequest, formData, navigationType, destination } = event
  if (!canIntercept || downloadRequest !== null || formData !== null || navigationType === 'reload') return 'leave'
  const { pathname } = new URL(destination.url)
  if (pathname !== new URL(shown).pathname) return isPage(pathname, base) ? 'fetch' : 'leave'
  // A script that rewrites the address has already shown what it wants to show.
  const isRewrite = destination.sameDocument && navigationType !== 'traverse'
  return event.hashChange || isRewrite ? 'leave' : 'stay'
}

/** Addresses of pages have no file ending, files have one. Below `~demos/` each demo is a document of its own. */
export function isPage(pathname: string, base: string): boolean {
  return pathname.startsWith(base) && !/^~demos\/|\.[^/]*$/.test(pathname.slice(base.length))
}
