import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { walkTree } from '../node/walk-tree.ts'
import type { MarkdownContext } from './context.ts'

/** Reports what would silently be lost or shown as raw text: HTML, blocks that are never closed, and colons that close no block. */
export function checkLeftovers(tree: Root, context: MarkdownContext): void {
  walkTree(tree, (node) => {
    // The opening tag has been reported already, so its closing tag is not. Comments are left out on purpose.
    if (node.type === 'html' && !/^<(\/|!--)/.test(node.value)) {
      const tag = /^[^\n]*/.exec(node.value)?.[0] ?? node.value
      context.report(
        node,
        `The HTML "${tag}" is left out.`,
        'Put code into backticks; for the rest there are directives.',
      )
    }
    if (node.type === 'containerDirective' && !sourceOf(node, context).endsWith(':::')) {
      context.report(
        node,
        `The block ":::${node.name}" is never closed.`,
        'End it with as many colons as it begins with.',
      )
    }
    if (node.type === 'code' && isOpenFence(sourceOf(node, context)))
      context.report(
        node,
        'The code block is never closed: what follows is shown as code.',
        'End it with a line of as many backticks as it begins with.',
      )
    if (node.type === 'paragraph' && /^:{3,}$/m.test(toString(node))) {
      context.report(
        node,
        'The colons ":::" close no block.',
        'Give an outer block more colons than the blocks inside of it.',
      )
    }
  })
}

/** True for a fenced block without a line that closes it. In a quote or a list, other signs stand before the fence. */
function isOpenFence(source: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1]
  if (fence === undefined) return false
  const [, ...lines] = source.split('\n')
  return !/^[\s>]*(`{3,}|~{3,})$/.exec(lines.at(-1) ?? '')?.[1]?.startsWith(fence)
}

function sourceOf(node: Node, context: MarkdownContext): string {
  return context.page.body.slice(node.position?.start.offset, node.position?.end.offset).trimEnd()
}
