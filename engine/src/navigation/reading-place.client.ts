/** Where a reader was on a page. */
export interface ReadingPlace {
  left: number
  top: number
  /** Selector of the element that had the focus; empty when none had it. */
  focus: string
}

/** Reads the scroll position and the focus. */
export function notePlace(): ReadingPlace {
  const { activeElement: active } = document
  return { left: scrollX, top: scrollY, focus: active === null ? '' : describeElement(active) }
}

/**
 * Sets scroll position and focus to those of a place. False when the element that had the focus cannot be focused;
 * the scroll position is set in any case.
 */
export function returnTo({ left, top, focus }: ReadingPlace): boolean {
  const element = focus === '' ? null : document.querySelector<HTMLElement>(focus)
  element?.focus({ preventScroll: true })
  scrollTo({ left, top, behavior: 'instant' })
  return element !== null && element === document.activeElement
}

/** A selector that finds the element again in the same HTML: `:nth-child` steps from the nearest ancestor with an id. */
function describeElement(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (at.id !== '') return [`#${CSS.escape(at.id)}`, ...steps].join(' > ')
    const place = [...(at.parentElement?.children ?? [])].indexOf(at)
    steps.unshift(`:nth-child(${place + 1})`)
  }
  return steps.length === 0 ? '' : ['body', ...steps].join(' > ')
}
