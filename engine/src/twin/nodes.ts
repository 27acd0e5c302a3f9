import type { BlockContent, Code, Heading, Link, Paragraph, PhrasingContent } from 'mdast'
import type { AtomNode } from '../model/atom.ts'

// Nodes of a Markdown tree, with only what this room needs to say.

/** Plain text. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** Code within a sentence. */
export function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value }
}

/** Words that stand out. */
export function strong(children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children }
}

/** A link. Without an address only what it says. */
export function link(url: string | undefined, children: PhrasingContent[]): PhrasingContent[] {
  const node: Link = { type: 'link', url: url ?? '', children }
  return url === undefined ? children : [node]
}

/** A sentence of the catalogue or of the reference: code stands between backticks. */
export function sentence(words: string): PhrasingContent[] {
  return words
    .split('`')
    .map((part, index) => (index % 2 === 0 ? text(part) : inlineCode(part)))
    .filter((node) => !('value' in node) || node.value !== '')
}

/** A heading. With an id, which stands behind it as authors write it. */
export function heading(depth: 1 | 2 | 3, title: string, id?: string): Heading {
  return { type: 'heading', depth, children: [text(id === undefined ? title : `${title} {#${id}}`)] }
}

/** A paragraph. */
export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** A fenced block. `name` is its file, or another text above the code. */
export function codeBlock(language: string | undefined, value: string, name?: string): Code {
  return { type: 'code', lang: language ?? 'text', meta: name === undefined ? null : `[${name}]`, value }
}

/** A live example: its data. */
export function atomBlock(atom: AtomNode): Code {
  return codeBlock('json', JSON.stringify(atom, undefined, 2))
}

/** A list of points. */
export function bullets(items: readonly BlockContent[][]): BlockContent[] {
  if (items.length === 0) return []
  const children = items.map((content) => ({
    type: 'listItem' as const,
    spread: content.length > 1,
    children: content,
  }))
  return [{ type: 'list', ordered: false, spread: children.some((child) => child.spread), children }]
}

/** Groups of words with a blank between them; empty groups are left out. */
export function spaced(groups: readonly PhrasingContent[][]): PhrasingContent[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [text(' '), ...group]))
}
