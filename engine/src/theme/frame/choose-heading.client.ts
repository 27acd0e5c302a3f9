/** When a heading becomes the current one. */
export interface Turn {
  heading: HTMLElement
  /** The heading takes its turn when it rises above this line, in pixels from the top of the window. */
  line: number
}

/** The line of reading, as a part of the window's height. */
const readingLine = 1 / 3

/**
 * Where each heading takes its turn. Reading happens at a third of the window's height; at the two ends of the page, where
 * headings cannot get there, the line comes from the top of the window and goes to its bottom, so that each has its turn.
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
  const stretch = Math.min(windowHeight, end) / 2
  if (stretch <= 0) return places.map(() => line)
  // How far the line moves for each pixel of scrolling, at the beginning and at the end.
  const [coming, going] = [line / stretch, (windowHeight - line) / stretch]
  return places.map((place) => {
    const early = place / (1 + coming)
    if (early < stretch) return place - early
    const scroll = place - line
    const last = end - stretch
    return scroll <= last ? line : place - (scroll + going * last) / (1 + going)
  })
}

/** The heading being read: the last one above its line. None before the first. */
export function chooseHeading(turns: readonly Turn[]): HTMLElement | undefined {
  return turns.findLast(({ heading, line }) => heading.getBoundingClientRect().top <= line + 1)?.heading
}
