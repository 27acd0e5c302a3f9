import { readCodeMeta } from '../read-code-meta.ts'
import { defineDirective, type DirectiveNode } from '../directive.ts'

interface CodeGroupProps {
  /** The blocks', in order. */
  names: readonly string[]
  /** For each block the number of things in its panel: what stands before it belongs to it. */
  sizes: readonly number[]
}

/**
 * `:::code-group … :::`: code blocks of which one is shown at a time, each with what stands before it. Their names are
 * the blocks' `[name]`.
 */
export const codeGroupDirective = defineDirective({
  name: 'code-group',
  element: 'v-code-group',
  forms: ['containerDirective'],
  attributes: [],
  read: (node, context): CodeGroupProps => {
    const blocks = node.children.flatMap((child) => (child.type === 'code' ? [child] : []))
    if (blocks.length === 0)
      context.report(node, 'A code-group holds no code blocks.', 'Put fenced code blocks with a [name] into it.')
    const names = blocks.map((block) => readCodeMeta(block.meta ?? '').title ?? block.lang ?? 'text')
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined)
      context.report(
        node,
        `The name "${twice}" stands twice in this code-group.`,
        'Give each block a [name] of its own.',
      )
    return { names, sizes: measurePanels(node.children) }
  },
})

function measurePanels(children: DirectiveNode['children']): number[] {
  const ends = children.flatMap((child, index) => (child.type === 'code' ? [index + 1] : []))
  return ends.map((end, index) => end - (ends[index - 1] ?? 0))
}
