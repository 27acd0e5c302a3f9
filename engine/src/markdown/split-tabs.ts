import type { Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MarkdownContext } from './context.ts'

/** A part of the page that is shown in a tab of its own. */
export interface TabSource {
  key: string
  title: string
  tree: Root
}

/**
 * Removes the `:::tab{key="…" title="…"}` blocks from the page and gives them. The rest of the page is the first tab.
 * Some keys are reserved for the engine: `reservedTabs` of `assemble/list-parts.ts`.
 */
export function splitTabs(tree: Root, context: MarkdownContext): TabSource[] {
  const tabs: TabSource[] = []
  const isTab = (node: Root['children'][number]): node is ContainerDirective =>
    node.type === 'containerDirective' && node.name === 'tab'
  for (const node of tree.children) {
    if (!isTab(node)) continue
    const { key, title } = node.attributes ?? {}
    if (!key || !title)
      context.report(node, 'A tab has no key or no title.', 'Write :::tab{key="short-name" title="Name"}.')
    else if (!/^[\w-]+$/.test(key))
      context.report(node, `The tab key "${key}" does not fit into an address.`, 'Use letters, digits and hyphens.')
    else if (context.site.reservedTabs.includes(key) || tabs.some((tab) => tab.key === key))
      context.report(node, `The tab key "${key}" is taken.`, 'Choose another key.')
    else tabs.push({ key, title, tree: { type: 'root', children: node.children } })
  }
  tree.children = tree.children.filter((node) => !isTab(node))
  return tabs
}
