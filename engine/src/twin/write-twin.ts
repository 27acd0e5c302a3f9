import type { Nodes, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { Problem } from '../model/problem.ts'
import { readLine } from './to-plain.ts'

/** A page as Markdown text, and what of it would be read in another way than the page. */
export interface WrittenTwin {
  text: string
  problems: Problem[]
}

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' })
  // Aligned columns would make a reference three times as long.
  .use(remarkGfm, { tablePipeAlign: false })
const reader = unified().use(remarkParse).use(remarkGfm)

/** Writes nodes as Markdown text. */
export function stringifyMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}

/** Writes a twin and reads it again: it has to say the same. `file` is the file of the page, for a problem. */
export function writeTwin(tree: Root, file: string): WrittenTwin {
  const text = writer.stringify(tree)
  return { text, problems: compare(listWords(tree), listWords(reader.parse(text)), file) }
}

/** A word, an address, a piece of code or a mark, and the line in the page's file that it comes from. */
interface Piece {
  text: string
  line: number
}

function compare(meant: readonly Piece[], read: readonly Piece[], file: string): Problem[] {
  const index = meant.findIndex((piece, place) => piece.text !== read[place]?.text)
  if (index < 0 && meant.length === read.length) return []
  const at = index < 0 ? meant.length : index
  const quote = (pieces: readonly Piece[]): string =>
    pieces
      .slice(Math.max(0, at - 3), at + 4)
      .map((piece) => piece.text)
      .join(' ')
  return [
    {
      file,
      line: meant[Math.min(at, meant.length - 1)]?.line ?? 1,
      what: `The page as Markdown would say "${quote(read)}" where the page says "${quote(meant)}".`,
      mend: 'Write the place in a simpler way, such as without markup inside of a word.',
    },
  ]
}

/** What a tree says, in order, without the way it is written. */
function listWords(tree: Root): Piece[] {
  const pieces: Piece[] = []
  let isJoined = false
  const say = (line: number, words: string): void => {
    for (const [index, word] of words.split(/\s+/).entries()) {
      const last = pieces.at(-1)
      if (word !== '' && index === 0 && isJoined && last !== undefined) last.text += word
      else if (word !== '') pieces.push({ text: word, line })
      isJoined = word !== ''
    }
  }
  const walk = (node: Nodes, above: number): void => {
    const line = readLine(node) ?? above
    const mark = markOf(node)
    if (mark !== undefined) {
      pieces.push({ text: mark, line })
      isJoined = false
    }
    if (node.type === 'text' || node.type === 'inlineCode') say(line, node.value)
    if ('children' in node) for (const child of node.children) walk(child, line)
  }
  walk(tree, 1)
  return pieces
}

/** What of a node is more than words: where a block begins, where a link leads. */
function markOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'heading':
      return '#'.repeat(node.depth)
    case 'code':
      return `\`\`\`${node.lang ?? ''} ${node.meta ?? ''}\n${node.value}`
    case 'link':
    case 'definition':
      return `<${node.url}>`
    case 'image':
      return `<${node.url}> ${node.alt ?? ''}`
    case 'root':
    case 'text':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'inlineCode':
      return undefined
    default:
      return `[${node.type}]`
  }
}
