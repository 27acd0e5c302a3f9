import type { Nodes, Root, RootContent } from 'mdast'
import { readMarkdown } from '../markdown/parse-markdown.ts'
import type { Problem } from '../model/problem.ts'
import { walkTree } from '../node/walk-tree.ts'
import { readLine } from './to-plain.ts'

/** The text below the front matter of a page, as it was written, and the line of the file on which it begins. */
export interface AuthorText {
  body: string
  bodyLine: number
}

/**
 * Reads the text of a twin again, and reports the first place that does not say what `tree` says. `blocks` are the texts
 * of the children of `tree`. `file` is the file of the page.
 *
 * With the text of the author, only blocks are read that stand there in another way: from the others the tree was made,
 * so it is known what they say. A block between empty lines means the same everywhere, unless another defines something.
 */
export function compareTwin(
  tree: Root,
  text: string,
  blocks: readonly string[],
  file: string,
  author: AuthorText | undefined,
): Problem[] {
  if (author !== undefined && !hasReferences(tree)) {
    const fresh = listFresh(tree, blocks, author)
    const meant: Root = { type: 'root', children: fresh.flatMap(({ node }) => [node, { type: 'thematicBreak' }]) }
    const read = fresh.map(({ block }) => `${block}\n\n***\n\n`).join('')
    if (fresh.length === 0 || compare(listWords(meant), listWords(readMarkdown(read)), file).length === 0) return []
  }
  return compare(listWords(tree), listWords(readMarkdown(text)), file)
}

function hasReferences(tree: Root): boolean {
  let found = false
  walkTree(tree, ({ type }) => {
    if (/definition|reference/i.test(type)) found = true
  })
  return found
}

/** The blocks that do not stand in the text of the author as they were written now. */
function listFresh(
  tree: Root,
  blocks: readonly string[],
  { body, bodyLine }: AuthorText,
): { node: RootContent; block: string }[] {
  const lines = body.split('\n')
  const places = tree.children.map((node) => (readLine(node) ?? NaN) - bodyLine)
  return tree.children.flatMap((node, index) => {
    const [block = '', start = NaN, end] = [blocks[index], places[index], places[index + 1]]
    // To the next block, so that nothing between them is overlooked.
    const source = Number.isNaN(start) ? undefined : lines.slice(start, end || undefined).join('\n')
    return isPlain(node, block) || isAsWritten(node, block, source?.trimEnd()) ? [] : [{ node, block }]
  })
}

/** A heading of letters, digits and blanks has nothing that could be read in another way. */
function isPlain(node: RootContent, block: string): boolean {
  return node.type === 'heading' && /^#+ [\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u.test(block)
}

function isAsWritten(node: RootContent, block: string, source: string | undefined): boolean {
  if (block === source) return true
  // An id of letters, digits and hyphens is added.
  if (node.type === 'heading') return /^(.*) \{#[\p{L}\p{N}-]+\}$/u.exec(block)?.[1] === source
  // How many hyphens stand below the names of the columns means nothing.
  return node.type === 'table' && block === source?.replace(/\n[|: -]+/, (marks) => marks.replaceAll(/-+/g, '-'))
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
