/** Where a reader was on a page. */
export interface ReadingPlace {
  left: number
  top: number
  /** Selector of what had the focus; empty for nothing in particular. */
  focus: string
}

/** Notes scroll position and focus. */
export function notePlace(): ReadingPlace {
  const { activeElement: active } = document
  return { left: scrollX, top: scrollY, focus: active === null ? '' : describeElement(active) }
}

/** Goes back to a place. False when what had the focus is not there; the scroll position is set in any case. */
export function returnTo({ left, top, focus }: ReadingPlace): boolean {
  const element = focus === '' ? null : document.querySelector<HTMLElement>(focus)
  element?.focus({ preventScroll: true })
  scrollTo({ left, top, behavior: 'instant' })
  return element !== null && element === document.activeElement
}

/** Selector that finds the element again in the same HTML: steps below the nearest element with an id. */
function describeElement(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (at.id !== '') return [`#${CSS.escape(at.id)}`, ...steps].join(' > ')
    const place = [...(at.parentElement?.children ?? [])].indexOf(at)
    steps.unshift(`:nth-child(${place + 1})`)
  }
  return steps.length === 0 ? '' : ['body', ...steps].join(' > ')
}
