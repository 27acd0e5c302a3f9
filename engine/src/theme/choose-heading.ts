/** When a heading becomes the current one. */
export interface Turn {
  heading: HTMLElement
  /** The heading takes its turn when it rises above this line, in pixels from the top of the window. */
  line: number
}

/** The line of reading, as a part of the window's height. */
const readingLine = 1 / 3

/**
 * Where each heading takes its turn. Reading happens in the upper third of the window; over the last stretch of the page,
 * where headings can no longer rise that far, the line sinks to the bottom, so that each has its turn before the end.
 */
export function readTurns(headings: readonly HTMLElement[]): Turn[] {
  const page = document.documentElement
  const places = headings.map((heading) => heading.getBoundingClientRect().top + scrollY)
  const lines = placeLines(places, innerHeight, page.scrollHeight - innerHeight)
  return headings.map((heading, index) => ({ heading, line: lines[index] ?? 0 }))
}

/** Lines for headings at these distances from the top of the document; all in pixels. `end` is the farthest scroll position. */
export function placeLines(places: readonly number[], windowHeight: number, end: number): number[] {
  const line = windowHeight * readingLine
  const stretch = Math.min(windowHeight / 2, Math.max(0, end))
  const start = end - stretch
  // While the page scrolls from `start` to `end`, the line sinks from its place to the bottom of the window.
  const sinking = stretch === 0 ? 0 : (windowHeight - line) / stretch
  return places.map((place) => {
    const scroll = place - line
    return scroll <= start || stretch === 0 ? line : place - (scroll + sinking * start) / (1 + sinking)
  })
}

/** The heading being read: the last one above its line. None before the first. */
export function chooseHeading(turns: readonly Turn[]): HTMLElement | undefined {
  return turns.findLast(({ heading, line }) => heading.getBoundingClientRect().top <= line + 1)?.heading
}
