import type { PagePart } from '../../model/page-view.ts'
import { demoElement, headingElement } from '../../shared/markup.ts'

/**
 * True for a page with a demo and, right behind it, the heading of what to try, which stands beside it on wide windows.
 * The build says so, because a rule that asks `#content:has()` makes browsers look through all of the content.
 */
export function hasNotes(parts: readonly PagePart[]): boolean {
  return parts.some((part) => {
    if (part.kind !== 'text') return false
    const elements = part.tree.children.filter((node) => node.type === 'element')
    return elements.some(
      ({ tagName, properties }, index) =>
        tagName === headingElement && properties['anchor'] === 'notice' && elements[index - 1]?.tagName === demoElement,
    )
  })
}
