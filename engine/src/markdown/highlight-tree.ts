import type { Element, Root } from 'hast'
import type { TextProps } from '../model/element-props.ts'
import { walkTree } from '../node/walk-tree.ts'
import { codeElement } from '../shared/markup.ts'
import { highlightCode } from './highlight-code.ts'
import type { CodeProperties } from './to-elements.ts'

/** Fills every code element with its highlighted HTML, as one string. */
export async function highlightTree(tree: Root): Promise<void> {
  const blocks: Element[] = []
  walkTree(tree, (node) => {
    if (node.type === 'element' && node.tagName === codeElement) blocks.push(node)
  })
  for (const block of blocks) {
    const { source, marks, ...rest } = block.properties as unknown as CodeProperties
    const drawn: TextProps[typeof codeElement] = { ...rest, html: await highlightCode(source, rest.language, marks) }
    block.properties = { ...drawn }
  }
}
