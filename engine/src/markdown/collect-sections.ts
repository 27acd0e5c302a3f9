import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { TextProps } from '../model/element-props.ts'
import type { TextSection } from '../model/page.ts'
import type { headingElement } from '../shared/markup.ts'

/**
 * Splits the text at its headings and then into paragraphs, for search. Table rows and list items count as
 * paragraphs. Code is left out.
 */
export function collectSections(tree: Root, tab?: string): TextSection[] {
  const sections: TextSection[] = [{ id: '', title: '', tab, paragraphs: [] }]
  const walk = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const { anchor, label } = (node.data?.hProperties ?? {}) as Partial<TextProps[typeof headingElement]>
        sections.push({ id: anchor ?? '', title: label ?? '', tab, paragraphs: [] })
        return
      }
      case 'code':
      case 'html':
        return
      case 'tableRow': {
        add(node.children.map(textOf).join(' · '))
        return
      }
      case 'paragraph': {
        add(textOf(node))
        return
      }
      default: {
        if ('children' in node) for (const child of node.children) walk(child)
      }
    }
  }
  const add = (text: string): void => {
    const clean = text.replaceAll(/\s+/g, ' ').trim()
    if (clean !== '') sections.at(-1)?.paragraphs.push(clean)
  }
  walk(tree)
  return sections.filter((section) => section.id !== '' || section.paragraphs.length > 0)
}

/** The words of a node. A line break becomes a space, and a comment is for writers only. */
function textOf(node: Nodes): string {
  if (node.type === 'break') return ' '
  if (node.type === 'html') return ''
  return 'children' in node ? node.children.map(textOf).join('') : toString(node)
}
