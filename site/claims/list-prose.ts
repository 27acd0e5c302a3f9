/** A line of prose of a page. */
export interface Line {
  /** From 1. */
  line: number
  text: string
  /** Another passage begins here. */
  begins: boolean
  /** A mark stands alone above the list or the table that it belongs to. */
  isCovered: boolean
  /** The first row of a table, which names its columns. */
  isHead: boolean
}

const facts = /^\s*<!-- facts: \S+ -->$/
const endOfFacts = /^\s*<!-- \/facts -->$/
const fence = /^\s*(`{3,})/
/** Lines that are no prose: headings name, directives place, and a row of dashes is the frame of a table. */
const frame = /^\s*(?:#{1,6} |:{2,}[a-z]|:{3,}\s*$|\| ?:?---)/
const dashes = /^\s*\| ?:?---/
const item = /^\s*(?:[-*] |\d+\. |\|)/
const mark = /^\s*(?:<!-- ?(?:proof|no claim)(?:(?!-->).)*-->)+\s*$/

/** The prose of a page, line by line. Code, headings, directives, and what the facts write by themselves are left out. */
export function* listProse(lines: readonly string[]): Generator<Line> {
  let ticks: string | undefined
  let isFacts = false
  let isFrontMatter = false
  let begins = true
  let cover: Cover | undefined
  for (const [index, text] of lines.entries()) {
    const line = index + 1
    if (text === '---' && (index === 0 || isFrontMatter)) {
      isFrontMatter = index === 0
      continue
    }
    if (isFrontMatter) {
      const value = /^description: (.*)$/.exec(text)?.[1]
      if (value !== undefined) yield { line, text: unwrap(value), begins: true, isCovered: false, isHead: false }
      continue
    }
    const found = fence.exec(text)?.[1]
    if (ticks !== undefined) {
      if (found !== undefined && found.length >= ticks.length && text.trim() === found) ticks = undefined
      continue
    }
    ticks = found
    if (facts.test(text)) isFacts = true
    const isProse = ticks === undefined && !isFacts && !frame.test(text) && text.trim() !== ''
    if (endOfFacts.test(text)) isFacts = false
    const next = lines[index + 1] ?? ''
    if (cover !== undefined && isBehind(text, cover, isProse && !begins)) cover = undefined
    const isCovering = isProse && mark.test(text) && item.test(next)
    if (isProse)
      yield {
        line,
        text: text.trim(),
        begins: begins || isCovering || item.test(text),
        isCovered: cover !== undefined,
        isHead: dashes.test(next) && item.test(text),
      }
    if (isCovering) cover = readCover(next)
    begins = !isProse
  }
}

/** A list or a table with a mark above it. */
interface Cover {
  sign: string
  indent: number
}

function readCover(text: string): Cover {
  const [, space = '', sign = ''] = /^(\s*)(\d|\S)/.exec(text) ?? []
  return { sign: /\d/.test(sign) ? '1' : sign, indent: space.length }
}

/** Whether a line stands behind the end of the list or the table. `isWrapped`: it goes on with the line before. */
function isBehind(text: string, { sign, indent }: Cover, isWrapped: boolean): boolean {
  if (sign === '|') return !text.trim().startsWith('|')
  if (text.trim() === '') return false
  const own = readCover(text)
  if (own.indent > indent) return false
  return item.test(text) ? own.sign !== sign || own.indent < indent : !isWrapped
}

/** A description without its quotes. Its marks are comments of YAML: `description: … # proof: id`. */
function unwrap(value: string): string {
  const [, text = '', comment] = /^(.*?)(?: # ((?:proof|no claim): .*))?$/.exec(value) ?? []
  return text.replace(/^"(.*)"$/, '$1') + (comment === undefined ? '' : `<!-- ${comment} -->`)
}
