/** What the words after the language of a fence say: ```` ```tsx [app.tsx] {1,3-4} /maxCount/ lines ````. */
export interface CodeMeta {
  title: string | undefined
  /** 1-based lines to mark. */
  marked: number[]
  /** Words to mark wherever they occur. */
  words: string[]
  numbered: boolean
  /** The first column of each line says whether the line is added (`+`), removed (`-`) or unchanged (a blank). */
  isDiff: boolean
  /** True when the block is never folded, however long it is. */
  isOpen: boolean
  /** Words without a meaning, for an error message. */
  unknown: string[]
}

/** Everything that may follow the language, for error messages. */
export const legalCodeMeta = ['[file name]', '{1,3-4}', '/word/', 'lines', 'diff', 'open']

/** Reads the words after a fence's language. */
export function readCodeMeta(meta: string): CodeMeta {
  const read: CodeMeta = {
    title: undefined,
    marked: [],
    words: [],
    numbered: false,
    isDiff: false,
    isOpen: false,
    unknown: [],
  }
  for (const [part, title, ranges, word] of meta.matchAll(parts)) {
    if (title !== undefined) read.title = title
    else if (ranges !== undefined) read.marked.push(...readRanges(ranges))
    else if (word !== undefined) read.words.push(word)
    else if (part === 'lines') read.numbered = true
    else if (part === 'diff') read.isDiff = true
    else if (part === 'open') read.isOpen = true
    else read.unknown.push(part)
  }
  return read
}

const parts = /\[([^\]]+)\]|\{([\d,\s-]+)\}|\/((?:[^/\\]|\\.)+)\/|\S+/g

/** No block is this long. Without the limit a typing mistake such as `{1-999999999}` would fill the memory. */
const lastLine = 10_000

function readRanges(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: Math.max(0, Math.min(to, lastLine) - from + 1) }, (_, index) => from + index)
  })
}

/** Removes the first column of a block whose lines begin with `+`, `-` or a blank. Lines are 1-based. */
export function splitDiff(source: string): { source: string; added: number[]; removed: number[]; wrong: number[] } {
  const [added, removed, wrong]: [number[], number[], number[]] = [[], [], []]
  const lines = source.split('\n').map((line, index) => {
    const mark = line.charAt(0)
    if (mark === '+') added.push(index + 1)
    else if (mark === '-') removed.push(index + 1)
    else if (mark !== ' ' && mark !== '') wrong.push(index + 1)
    return wrong.at(-1) === index + 1 ? line : line.slice(1)
  })
  return { source: lines.join('\n'), added, removed, wrong }
}
