import { chooseHeading, findOwner, readTurns, type Turn } from './choose-heading.client.ts'

let observers: IntersectionObserver[] = []
let turns: Turn[] = []
/** The heading of the place to which a link has just led, and the scroll position at that moment. */
let led: { heading: HTMLElement; scroll: number } | undefined
let isListening = false

/**
 * Marks the current heading in the outline. No code runs on scroll: an observer watches each heading at its line, and
 * the lines are computed again when the page's height changes. To be called after each page.
 */
export function connectOutline(): void {
  led = undefined
  watch()
  // A link may have led to a place of the new page. It is scrolled to before the next frame.
  requestAnimationFrame(arrive)
  if (isListening) return
  isListening = true
  // The observer also calls `watch` once at the start.
  new ResizeObserver(watch).observe(document.body)
  // A click on a link to the same hash again fires no `hashchange`.
  for (const type of ['hashchange', 'click']) {
    addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.matches('[data-keep-hash]')) keepHeading(link)
      if (type === 'click' && !link?.hash) return
      requestAnimationFrame(arrive)
    })
  }
}

function arrive(): void {
  led = findLed()
  mark()
}

function watch(): void {
  for (const observer of observers) observer.disconnect()
  turns = readTurns(listHeadings())
  observers = turns.map(({ heading, line }) => {
    // The area has no upper end, so that a jump over a heading is noticed too.
    const rootMargin = `1000000px 0px ${Math.round(line - innerHeight)}px 0px`
    const observer = new IntersectionObserver(mark, { rootMargin })
    observer.observe(heading)
    return observer
  })
}

function listHeadings(): HTMLElement[] {
  const ids = new Set(listLinks().map((link) => link.dataset['outlineLink'] ?? ''))
  return [...ids].flatMap((id) => {
    const heading = document.getElementById(id)
    return heading === null || heading.closest('[hidden]') !== null ? [] : heading
  })
}

function listLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-outline-link]')]
}

function mark(): void {
  forgetLed()
  const current = led?.heading ?? chooseHeading(turns)
  for (const link of listLinks()) {
    if (link.dataset['outlineLink'] !== current?.id) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'true')
      reveal(link)
    }
  }
}

/** A link to another language leads to what is being read: to the place that the hash names while one sees it, else to the current heading. */
function keepHeading(link: HTMLAnchorElement): void {
  const { top = -1, bottom = -1 } = findTarget()?.getBoundingClientRect() ?? {}
  if (turns.length > 0 && (bottom < 0 || top > innerHeight)) link.hash = chooseHeading(turns)?.id ?? ''
}

function forgetLed(): void {
  if (led !== undefined && Math.abs(led.scroll - scrollY) > 2) led = undefined
}

/**
 * The heading of what the hash names, when the page is scrolled to where a link leads. Near the end of the page that
 * place cannot reach the top of the window.
 */
function findLed(): typeof led {
  const target = findTarget()
  if (target === null) return undefined
  const heading = findOwner(
    turns.map((turn) => turn.heading),
    target,
  )
  if (heading === undefined) return undefined
  const { top } = target.getBoundingClientRect()
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const isThere = Math.abs(top - start) < 8 || (isAtEnd && top > 0 && top < innerHeight)
  return isThere ? { heading, scroll: scrollY } : undefined
}

/** What the hash names. After a change of pages `:target` may still name nothing. */
function findTarget(): Element | null {
  try {
    return document.getElementById(decodeURI(location.hash.slice(1)))
  } catch {
    return null
  }
}

/** Scrolls a long outline to the link. The page itself must not scroll. */
function reveal(link: HTMLElement): void {
  const frame = link.closest<HTMLElement>('.outline')
  if (frame === null) return
  const { top, bottom } = link.getBoundingClientRect()
  const { top: start, bottom: end } = frame.getBoundingClientRect()
  if (top < start || bottom > end) frame.scrollTop += top - start - frame.clientHeight / 2
}
