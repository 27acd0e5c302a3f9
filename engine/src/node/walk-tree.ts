import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes as MarkdownNodes } from 'mdast'

export function walkTree(tree: MarkdownNodes, see: (node: MarkdownNodes) => void): void
export function walkTree(tree: HtmlNodes, see: (node: HtmlNodes) => void): void
/**
 * Calls `see` for a node and all that is in it, from the top. `unist-util-visit` makes a function with a name of its own
 * for each node, which took a tenth of the time of a text; it is for those who leave something out.
 */
export function walkTree<Tree extends MarkdownNodes & HtmlNodes>(node: Tree, see: (node: Tree) => void): void {
  see(node)
  if ('children' in node) for (const child of node.children) walkTree(child, see as (child: HtmlNodes) => void)
}
