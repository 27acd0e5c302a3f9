import type { Element, Root } from 'hast'
import type { TextProps } from '../model/element-props.ts'
import { hashText } from '../node/hash-files.ts'
import { walkTree } from '../node/walk-tree.ts'
import { codeElement } from '../shared/markup.ts'
import { highlightCode } from './highlight-code.ts'
import type { CodeProperties } from './to-elements.ts'

/** Highlighted code by the hash of what it is highlighted from. */
export type HighlightedCode = ReadonlyMap<string, string>

/** Fills every code element with its highlighted HTML, as one string. What is in `known` is not highlighted again. */
export async function highlightTree(tree: Root, known: HighlightedCode): Promise<void> {
  for (const block of listBlocks(tree)) {
    const { source, marks, ...rest } = block.properties as unknown as CodeProperties
    const hash = hashText(JSON.stringify([source, rest.language, marks]))
    const html = known.get(hash) ?? (await highlightCode(source, rest.language, marks))
    block.properties = { ...rest, html, hash } satisfies TextProps[typeof codeElement]
  }
}

/** The highlighted code of trees that `highlightTree` has filled. */
export function listHighlighted(trees: readonly Root[]): HighlightedCode {
  const blocks = trees
    .flatMap(listBlocks)
    .map(({ properties }) => properties as unknown as TextProps[typeof codeElement])
  return new Map(blocks.map(({ hash, html }) => [hash, html]))
}

function listBlocks(tree: Root): Element[] {
  const blocks: Element[] = []
  walkTree(tree, (node) => {
    if (node.type === 'element' && node.tagName === codeElement) blocks.push(node)
  })
  return blocks
}
