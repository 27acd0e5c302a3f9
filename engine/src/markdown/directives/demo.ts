import { toString } from 'mdast-util-to-string'
import type { DemoProps } from '../../model/element-props.ts'
import { suggestNearest } from '../../node/nearest.ts'
import { demoElement } from '../../shared/markup.ts'
import { defineDirective, takeLabel, type DirectiveNode } from '../directive.ts'
import type { MarkdownContext } from '../context.ts'

/** Options without a value. */
const flags = ['compact', 'iframe', 'open', 'nocode']

/** `::demo{id="single"}`: a demo with its code. The container form adds a description. */
export const demoDirective = defineDirective({
  name: 'demo',
  element: demoElement,
  forms: ['leafDirective', 'containerDirective'],
  attributes: ['id', 'title', 'background', 'height', ...flags],
  read: (node, context): DemoProps => {
    checkOptions(node, context)
    const attributes = node.attributes ?? {}
    const id = attributes['id'] ?? ''
    const title = attributes['title'] ?? takeLabel(node)
    if (!context.site.demoIds.includes(id)) {
      context.report(
        node,
        id === '' ? 'A demo has no id.' : `There is no demo "${id}".`,
        suggestNearest(id, context.site.demoIds),
      )
    } else if (context.demos.some((demo) => demo.id === id)) {
      context.report(
        node,
        `The demo "${id}" stands twice on this page.`,
        'Keep one; an id is an anchor and must be unique.',
      )
    }
    const description =
      node.type === 'containerDirective' ? toString(node, { includeHtml: false }) || undefined : undefined
    const isCompact = 'compact' in attributes
    context.demos.push({ id, line: context.lineOf(node), title: title ?? undefined, description })
    return {
      id,
      title: title ?? undefined,
      compact: isCompact,
      iframe: 'iframe' in attributes,
      height: toNumber(attributes['height']),
      background: attributes['background'] || undefined,
      open: 'open' in attributes,
      code: !('nocode' in attributes),
    }
  },
})

function checkOptions(node: DirectiveNode, context: MarkdownContext): void {
  const { height, background, ...others } = node.attributes ?? {}
  if (typeof height === 'string' && !/^[1-9]\d*$/.test(height))
    context.report(node, `The height "${height}" of a demo is no number of pixels.`, 'Write height="200".')
  if (typeof background === 'string' && !isBackground(background))
    context.report(
      node,
      `The background "${background}" of a demo is neither a colour nor a gradient.`,
      'Write background="#f6f4f0".',
    )
  for (const name of flags) {
    const value = others[name]
    if (value)
      context.report(node, `The demo's "${name}" takes no value, not "${value}".`, `Write ${name}, or leave it out.`)
  }
}

/** One value: nothing that ends it, such as a semicolon, and no picture of another host. */
function isBackground(value: string): boolean {
  return /^[^;{}"'\\<>]+$/.test(value) && !/url\(|\/\*/i.test(value)
}

function toNumber(value: string | null | undefined): number | undefined {
  const number = Number(value)
  return value === undefined || value === null || !Number.isFinite(number) ? undefined : number
}
