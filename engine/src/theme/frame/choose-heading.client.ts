/** Says when a heading becomes the current one. */
export interface Turn {
  heading: HTMLElement
  /** The heading becomes current when it rises above this line. In pixels from the top of the window. */
  line: number
}

/** A heading usually becomes current at this part of the window's height. */
const readingLine = 1 / 3

/**
 * The line of each heading. Usually it is at a third of the window's height. Headings near the start or the end of
 * the page never reach that place, so near the start the line moves down from the top of the window, and near the end
 * it moves on to the bottom. Thus every heading becomes current at some scroll position.
 */
export function readTurns(headings: readonly HTMLElement[]): Turn[] {
  const page = document.documentElement
  const places = headings.map((heading) => heading.getBoundingClientRect().top + scrollY)
  const lines = placeLines(places, innerHeight, page.scrollHeight - innerHeight)
  return headings.map((heading, index) => ({ heading, line: lines[index] ?? 0 }))
}

/** Lines for headings at these distances from the top of the document. All values are pixels. `end` is the largest scroll position. */
export function placeLines(places: readonly number[], windowHeight: number, end: number): number[] {
  const line = windowHeight * readingLine
  const stretch = Math.min(windowHeight, end) / 2
  if (stretch <= 0) return places.map(() => line)
  // How far the line moves per pixel of scrolling, near the start and near the end.
  const [coming, going] = [line / stretch, (windowHeight - line) / stretch]
  return places.map((place) => {
    const early = place / (1 + coming)
    if (early < stretch) return place - early
    const scroll = place - line
    const last = end - stretch
    return scroll <= last ? line : place - (scroll + going * last) / (1 + going)
  })
}

/** The heading that a place of the page belongs to: the place itself, a heading in it, or the last one before it. */
export function findOwner(headings: readonly HTMLElement[], place: Node): HTMLElement | undefined {
  return (
    headings.find((heading) => place.contains(heading)) ??
    headings.findLast((heading) => (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  )
}

/** The current heading: the last one above its line. Undefined before the first. */
export function chooseHeading(turns: readonly Turn[]): HTMLElement | undefined {
  return turns.findLast(({ heading, line }) => heading.getBoundingClientRect().top <= line + 1)?.heading
}
