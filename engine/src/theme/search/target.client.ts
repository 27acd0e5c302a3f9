/** Milliseconds for which the target is highlighted: long enough for a reader who has just arrived to see it. */
const markTime = 2400

/**
 * To be called when a result is opened. When its page is shown, highlights the target of the hash, even when
 * the address had the same hash before. In a new document the stylesheet does that. `find` gives the element
 * that a hash names.
 */
export function markTarget(link: string, find: (hash: string) => HTMLElement | null): void {
  const { hash, pathname, search } = new URL(link, location.href)
  if (hash === '') return
  const isHere = pathname === location.pathname && search === location.search
  if (isHere) {
    const isAgain = hash === location.hash
    // The browser changes the hash after the click event.
    setTimeout(() => {
      // The hash is the same as before, so the browser sends no event. This one makes `tabs.client.ts` open the tab
      // that contains the target.
      if (isAgain) dispatchEvent(new HashChangeEvent('hashchange', { oldURL: location.href, newURL: location.href }))
      mark(find(hash))
    })
  } else if ('navigation' in window)
    navigation.addEventListener('navigatesuccess', () => mark(find(hash)), { once: true })
}

function mark(target: HTMLElement | null): void {
  const tint = 'color-mix(in srgb, var(--accent) 16%, transparent)'
  const glow = { backgroundColor: tint, boxShadow: `0 0 0 8px ${tint}` }
  target?.animate([glow, { ...glow, offset: 0.6 }, {}], markTime)
}
