/** Milliseconds: long enough to be found by an eye that has just arrived. */
const markTime = 2400

/**
 * To be called when a result is opened: when its page is there, goes to what its hash names and marks it, also when the
 * address has named it before. On a document of its own, styles do it.
 */
export function markTarget(link: string): void {
  const { hash, pathname, search } = new URL(link, location.href)
  if (hash === '') return
  const isHere = pathname === location.pathname && search === location.search
  if (isHere) {
    const isAgain = hash === location.hash
    // The browser goes there after the click.
    setTimeout(() => {
      // Not a change, but the same wish: the tab that holds the target opens.
      if (isAgain) dispatchEvent(new HashChangeEvent('hashchange', { oldURL: location.href, newURL: location.href }))
      mark(hash, isAgain)
    })
  } else if ('navigation' in window) navigation.addEventListener('navigatesuccess', () => mark(hash), { once: true })
}

function mark(hash: string, isScrolled = false): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (isScrolled) target?.scrollIntoView()
  const tint = 'color-mix(in srgb, var(--accent) 16%, transparent)'
  const glow = { backgroundColor: tint, boxShadow: `0 0 0 8px ${tint}` }
  target?.animate([glow, { ...glow, offset: 0.6 }, {}], markTime)
}
