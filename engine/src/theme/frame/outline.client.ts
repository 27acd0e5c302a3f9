import { chooseHeading, readTurns, type Turn } from './choose-heading.client.ts'

let observers: IntersectionObserver[] = []
let turns: Turn[] = []
/** Heading a link has just led to, and how far the page was scrolled then. */
let led: { heading: HTMLElement; scroll: number } | undefined
let isListening = false

/**
 * Marks the heading being read in the outline. Nothing runs while the reader scrolls: each heading is watched at the line
 * where it takes its turn, and the lines are drawn anew when the page's height changes. To be called after each page.
 */
export function connectOutline(): void {
  watch()
  if (isListening) return
  isListening = true
  // Also called once at the beginning.
  new ResizeObserver(watch).observe(document.body)
  // A link may lead to the same place again, which changes no hash.
  for (const type of ['hashchange', 'click']) {
    addEventListener(type, ({ target }) => {
      if (type === 'click' && !(target instanceof Element && target.closest('a[href*="#"]'))) return
      requestAnimationFrame(() => {
        led = findLed()
        mark()
      })
    })
  }
}

function watch(): void {
  for (const observer of observers) observer.disconnect()
  turns = readTurns(listHeadings())
  led ??= findLed()
  observers = turns.map(({ heading, line }) => {
    const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${Math.round(line - innerHeight)}px 0px` })
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
  if (led !== undefined && Math.abs(led.scroll - scrollY) > 2) led = undefined
  const current = led?.heading ?? chooseHeading(turns)
  for (const link of listLinks()) {
    if (link.dataset['outlineLink'] !== current?.id) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'true')
      reveal(link)
    }
  }
}

/** The heading of the address, when the page stands where a link to it leads: near the end that is not the top of the window. */
function findLed(): typeof led {
  const heading = turns.find((turn) => `#${encodeURI(turn.heading.id)}` === location.hash)?.heading
  if (heading === undefined) return undefined
  const { top } = heading.getBoundingClientRect()
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const isThere = Math.abs(top - start) < 8 || (isAtEnd && top > 0 && top < innerHeight)
  return isThere ? { heading, scroll: scrollY } : undefined
}

/** A long outline follows; the page itself must not move. */
function reveal(link: HTMLElement): void {
  const frame = link.closest<HTMLElement>('.outline')
  if (frame === null) return
  const { top, bottom } = link.getBoundingClientRect()
  const { top: start, bottom: end } = frame.getBoundingClientRect()
  if (top < start || bottom > end) frame.scrollTop += top - start - frame.clientHeight / 2
}
