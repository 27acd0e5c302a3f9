import { isAbsolute } from './absolute-words.ts'

/** A paragraph, an item of a list or a row of a table, with the marks that stand in it. */
interface Passage {
  /** Line of the page where it begins, from 1. */
  line: number
  /** Ids of proofs, in order. */
  proofs: string[]
  /** Sentences with a word that leaves no exception, which no mark follows. */
  open: string[]
  /** Marks that are not written as marks are. */
  mistakes: string[]
}

const facts = /^\s*<!-- facts: \S+ -->$/
const endOfFacts = /^\s*<!-- \/facts -->$/
const fence = /^\s*(`{3,})/
/** Lines that are no prose: headings name, directives place, and a row of dashes is the frame of a table. */
const frame = /^\s*(?:#{1,6} |:{2,}[a-z]|:{3,}\s*$|\| ?---)/
const item = /^\s*(?:[-*] |\d+\. |\|)/
/** “Read next”: what another page is about is said by that page. */
const pointer = /^- \[[^\]]*\]\([^)]*\)(?:[:：]|$)/

/** The passages of a page in order. Code, headings, and what the facts write by themselves are left out. */
export function findPassages(page: string): Passage[] {
  const passages: Passage[] = []
  let lines: string[] = []
  let begin = 0
  const close = () => {
    if (lines.length > 0) passages.push(readPassage(lines.join(' '), begin))
    lines = []
  }
  for (const { line, text, begins } of listProse(page.split('\n'))) {
    if (begins) close()
    if (lines.length === 0) begin = line
    lines.push(text)
  }
  close()
  return passages
}

interface Line {
  line: number
  text: string
  /** Another passage begins here. */
  begins: boolean
}

function* listProse(lines: readonly string[]): Generator<Line> {
  let ticks: string | undefined
  let isFacts = false
  let isFrontMatter = false
  let begins = true
  for (const [index, text] of lines.entries()) {
    const line = index + 1
    if (text === '---' && (index === 0 || isFrontMatter)) {
      isFrontMatter = index === 0
      continue
    }
    if (isFrontMatter) {
      const value = /^description: (.*)$/.exec(text)?.[1]
      if (value !== undefined) yield { line, text: unwrap(value), begins: true }
      continue
    }
    const mark = fence.exec(text)?.[1]
    if (ticks !== undefined) {
      if (mark !== undefined && mark.length >= ticks.length && text.trim() === mark) ticks = undefined
      continue
    }
    ticks = mark
    if (facts.test(text)) isFacts = true
    const isProse = ticks === undefined && !isFacts && !frame.test(text) && text.trim() !== ''
    if (endOfFacts.test(text)) isFacts = false
    if (isProse) yield { line, text: text.trim(), begins: begins || item.test(text) }
    begins = !isProse
  }
}

/** A description without its quotes. Its marks are comments of YAML: `description: … # proof: id`. */
function unwrap(value: string): string {
  const [, text = '', mark] = /^(.*?)(?: # ((?:proof|no claim): .*))?$/.exec(value) ?? []
  return text.replace(/^"(.*)"$/, '$1') + (mark === undefined ? '' : `<!-- ${mark} -->`)
}

/** Before a mark, and behind the end of a sentence. A Chinese sentence ends without a space. */
const border = /(?=<!--)|(?<=-->)|(?<=[.!?][*"”’)\]]*)\s+|(?<=[。！？][*”’」）]*)(?![。！？*”’」）])/

function readPassage(text: string, line: number): Passage {
  const passage: Passage = { line, proofs: [], open: [], mistakes: [] }
  let before: string[] = []
  for (const part of text.split(border)) {
    const comment = /^<!--(.*)-->$/.exec(part)?.[1]
    if (comment === undefined) before.push(part.trim())
    else if (/^\s*(?:proof|no claim)s?\b/i.test(comment)) {
      const [, ids] = /^ proof: ([a-z0-9-]+(?:, [a-z0-9-]+)*) $/.exec(comment) ?? []
      if (ids === undefined && !/^ no claim: \S.* $/.test(comment)) passage.mistakes.push(part)
      passage.proofs.push(...(ids?.split(', ') ?? []))
      before = []
    }
  }
  if (!pointer.test(text)) passage.open = before.filter(isAbsolute)
  return passage
}
