import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { highlightCode } from './highlight-code.ts'

/** Fills every code element with its highlighted HTML, as one string. */
export async function highlightTree(tree: Root): Promise<void> {
  const blocks: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === 'v-code') blocks.push(node)
  })
  for (const block of blocks) {
    const { language, source, marked } = block.properties as unknown as {
      language: string
      source: string
      marked: number[]
    }
    block.properties['html'] = await highlightCode(source, language, marked)
  }
}
