import { toString } from 'mdast-util-to-string'
import { suggestNearest } from '../../shared/nearest.ts'
import { setElement, takeLabel, type Directive } from '../apply-directives.ts'

/** `::demo{id="single"}`: a demo with its code. The container form adds a description. */
export const demoDirective: Directive = {
  name: 'demo',
  forms: ['leafDirective', 'containerDirective'],
  attributes: ['id', 'title', 'compact', 'iframe', 'height', 'background', 'open', 'nocode'],
  apply: (node, step) => {
    const attributes = node.attributes ?? {}
    const id = attributes['id'] ?? ''
    const title = attributes['title'] ?? takeLabel(node)
    if (!step.site.demoIds.includes(id)) {
      step.report(
        node,
        id === '' ? 'A demo has no id.' : `There is no demo "${id}".`,
        suggestNearest(id, step.site.demoIds),
      )
    } else if (step.demos.some((demo) => demo.id === id)) {
      step.report(
        node,
        `The demo "${id}" stands twice on this page.`,
        'Keep one; an id is an anchor and must be unique.',
      )
    }
    const description = node.type === 'containerDirective' ? toString(node) || undefined : undefined
    const isCompact = 'compact' in attributes
    step.demos.push({ id, line: step.lineOf(node), title: title ?? undefined, description })
    setElement(node, 'v-demo', {
      id,
      title,
      compact: isCompact,
      iframe: 'iframe' in attributes,
      height: toNumber(attributes['height']),
      background: attributes['background'],
      open: 'open' in attributes,
      code: !('nocode' in attributes),
    })
  },
}

function toNumber(value: string | null | undefined): number | undefined {
  const number = Number(value)
  return value === undefined || value === null || !Number.isFinite(number) ? undefined : number
}
