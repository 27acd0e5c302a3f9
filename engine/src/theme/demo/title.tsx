import type { Root } from 'hast'
import type { ReactElement, ReactNode } from 'react'
import { EXIT, visit } from 'unist-util-visit'
import type { View } from '../view.ts'

/** The title of a demo: a section of the page before its first heading, below that a section of a section. */
export function DemoTitle({ view, id, children }: { view: View; id: string; children: ReactNode }): ReactElement {
  const { tree, tabs } = view.page.content
  const Tag = [tree, ...tabs.map((tab) => tab.tree)].some((part) => isFirst(part, id)) ? 'h2' : 'h3'
  return <Tag className="demo-title">{children}</Tag>
}

/** Whether a demo stands in a text before any heading. */
function isFirst(tree: Root, id: string): boolean {
  let found = false
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'v-heading') return EXIT
    if (tagName !== 'v-demo') return
    found =
      (JSON.parse(typeof properties['data'] === 'string' ? properties['data'] : '{}') as { id?: string }).id === id
    return found ? EXIT : undefined
  })
  return found
}
