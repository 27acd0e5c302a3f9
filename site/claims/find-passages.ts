import { isAbsolute } from './absolute-words.ts'
import { type Line, listProse } from './list-prose.ts'

/** A paragraph, an item of a list or a row of a table, with the marks that stand in it. */
interface Passage {
  /** Line of the page where it begins, from 1. */
  line: number
  text: string
  /** A mark stands in it, or covers its list or table; or it needs none. */
  isJoined: boolean
  /** Ids of proofs, in order. */
  proofs: string[]
  /** Sentences with a word that leaves no exception, which no mark follows. */
  open: string[]
  /** Marks that are not written as marks are. */
  mistakes: string[]
  /** It is a mark that stands alone, neither above a list nor above a table. */
  isStray: boolean
}

/** “Read next”: what another page is about is said by that page. */
const pointer = /^- \[[^\]]*\]\([^)]*\)(?:[:：]|$)/

/** The passages of a page in order. Code, headings, and what the facts write by themselves are left out. */
export function findPassages(page: string): Passage[] {
  const passages: Passage[] = []
  let lines: Line[] = []
  const close = (isAboveCovered: boolean) => {
    const [first] = lines
    if (first !== undefined) passages.push(readPassage(lines.map(({ text }) => text).join(' '), first, isAboveCovered))
    lines = []
  }
  for (const line of listProse(page.split('\n'))) {
    if (line.begins) close(line.isCovered)
    lines.push(line)
  }
  close(false)
  return passages
}

/** Before a mark, and behind the end of a sentence. A Chinese sentence ends without a space. */
const border = /(?=<!--)|(?<=-->)|(?<=[.!?][*"”’)\]]*)\s+|(?<=[。！？][*”’」）]*)(?![。！？*”’」）])/

function readPassage(text: string, { line, isCovered, isHead }: Line, isAboveCovered: boolean): Passage {
  const passage: Passage = { line, text, isJoined: false, proofs: [], open: [], mistakes: [], isStray: false }
  let before: string[] = []
  let marks = 0
  for (const part of text.split(border)) {
    const comment = /^<!--(.*)-->$/.exec(part)?.[1]
    if (comment === undefined) before.push(part.trim())
    else if (/^\s*(?:proof|no claim)s?\b/i.test(comment)) {
      const [, ids] = /^ proof: ([a-z0-9-]+(?:, [a-z0-9-]+)*) $/.exec(comment) ?? []
      if (ids === undefined && !/^ no claim: \S.* $/.test(comment)) passage.mistakes.push(part)
      passage.proofs.push(...(ids?.split(', ') ?? []))
      before = []
      marks += 1
    }
  }
  if (!isCovered && !pointer.test(text)) passage.open = before.filter(isAbsolute)
  passage.isJoined = marks > 0 || isCovered || isHead || pointer.test(text) || !hasWords(text)
  passage.isStray = marks > 0 && !isAboveCovered && text.replaceAll(/<!--.*?-->/g, '').trim() === ''
  return passage
}

/** Whether a passage says anything beside links and what directives place. */
function hasWords(text: string): boolean {
  const rest = text
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/:+[a-z-]+(?:\[[^\]]*\])?(?:\{[^}]*\})?/g, '')
  return /\p{L}|\p{N}/u.test(rest)
}
