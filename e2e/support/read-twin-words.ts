import type { ListItem, Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { PageWords } from './read-page-words.ts'

const inline = ['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link', 'image']

/** Reads the Markdown of a page: the same kind of pieces as `readPageWords` gives for its HTML. */
export function readTwinWords(markdown: string): PageWords {
  const pieces: string[] = []
  const types: Record<string, string[]> = {}
  let text = ''
  const flush = (): void => {
    pieces.push(...text.split(/\s+/).filter((word) => word !== ''))
    text = ''
  }
  const say = (...marks: string[]): void => {
    flush()
    pieces.push(...marks)
  }

  function walk(node: Nodes): void {
    if (!inline.includes(node.type)) flush()
    const type = node.type === 'listItem' ? nameOfType(node) : undefined
    if (type !== undefined) return readType(type, node)
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value
    if (node.type === 'code') say(`\`\`\`${node.lang ?? ''}${node.meta ? ` ${node.meta}` : ''}`, node.value)
    if (node.type === 'image') say(`![${node.alt ?? ''}](${node.url})`)
    if (node.type === 'heading') say('#'.repeat(node.depth))
    if (node.type === 'listItem' && typeof node.checked === 'boolean') say(node.checked ? '[x]' : '[ ]')
    if (node.type === 'link') say(`<${node.url}>`)
    walkInside(node)
    if (node.type === 'link' || !inline.includes(node.type)) flush()
  }
  function walkInside(node: Nodes): void {
    if ('children' in node) for (const child of node.children) walk(child)
  }

  function readType(name: string, item: Nodes): void {
    const kept = pieces.splice(0)
    walkInside(item)
    flush()
    types[name] = pieces.splice(0, pieces.length, ...kept).flatMap(splitCode)
  }

  walk(unified().use(remarkParse).use(remarkGfm).parse(markdown))
  flush()
  return { pieces, types }
}

/** A point of a list that declares a type: its name as code, and below it the declaration. */
function nameOfType({ children: [words, code] }: ListItem): string | undefined {
  const name = words?.type === 'paragraph' ? words.children[0] : undefined
  return name?.type === 'inlineCode' && code?.type === 'code' && code.lang === 'ts' ? name.value : undefined
}

/** The page writes a declaration as words in a frame, without a language. */
function splitCode(piece: string): string[] {
  return piece.split(/\s+/).filter((word) => word !== '' && word !== '```ts')
}
