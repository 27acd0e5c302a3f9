import { readCodeMeta } from '../read-code-meta.ts'
import { defineDirective } from '../directive.ts'

interface CodeGroupProps {
  /** The blocks', in order. */
  names: readonly string[]
}

/** `:::code-group … :::`: code blocks of which one is shown at a time. Their names are the blocks' `[name]`. */
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
    return { names }
  },
})
