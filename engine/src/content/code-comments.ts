import type { CodeText } from './code-text.ts'

/** A comment as the parser gives it. */
interface ParsedComment {
  type: 'Line' | 'Block'
  value: string
  start: number
  end: number
}

/** Most columns of a line of code that is written here. */
export const lineWidth = 80

/**
 * The comments of a file as texts. Lines of `//` below each other are one text. None of them needs words. Comments that
 * mark a region are for tools.
 */
export function listComments(comments: readonly ParsedComment[], source: string): CodeText[] {
  const texts: CodeText[] = []
  for (const { type, value, start, end } of comments) {
    const key = value
      .split('\n')
      .map((line) => line.replace(/^\s*\*?/, '').trim())
      .join(' ')
      .trim()
    if (/^#(?:end)?region\b/.test(key)) continue
    const last = texts.at(-1)
    if (type === 'Line' && last !== undefined && isContinued(source, last, start)) {
      last.key += ` ${key}`
      last.end = end
    } else texts.push({ key, kind: 'comment', start, end, isShown: false })
  }
  return texts
}

function isContinued(source: string, last: CodeText, start: number): boolean {
  const between = source.slice(last.end, start)
  return (
    source.startsWith('//', last.start) && /^\n *$/.test(between) && columnOf(source, last.start) === between.length - 1
  )
}

/** A comment with other words, of the same kind and at the same place as the one that begins at `start`. */
export function writeComment(word: string, source: string, start: number): string {
  const column = columnOf(source, start)
  const indent = ' '.repeat(column)
  if (source.startsWith('//', start))
    return wrap(word, column + 3)
      .map((line) => `// ${line}`)
      .join(`\n${indent}`)
  const isDoc = source.startsWith('/**', start)
  const open = isDoc ? '/** ' : '/* '
  if (column + open.length + measure(word) + ' */}'.length <= lineWidth) return `${open}${word} */`
  if (!isDoc) return `/* ${wrap(word, column + 3, 4).join(`\n${indent}   `)} */`
  const lines = wrap(word, column + 3).map((line) => `\n${indent} * ${line}`)
  return `/**${lines.join('')}\n${indent} */`
}

/** Breaks a text into lines that begin in this column. Wide characters may stand apart, but no mark begins a line. */
function wrap(text: string, column: number, reserved = 0): string[] {
  const pieces = text.match(
    /[\p{Ps}\p{Pi}]*(?:[\p{L}\p{N}]\p{M}*(?<=\p{Script=Han})|[^\s\p{Script=Han}\p{Ps}\p{Pi}，。：；、！？]+|\s+)[，。：；、！？\p{Pe}\p{Pf}]*|\S/gu,
  )
  const lines = ['']
  for (const piece of pieces ?? []) {
    const line = lines.at(-1) ?? ''
    if (column + measure(line + piece.trimEnd()) + reserved <= lineWidth) lines[lines.length - 1] = line + piece
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Columns: a Chinese character is as wide as two Latin ones. */
export function measure(text: string): number {
  return text.length + (text.match(/[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFF60]/g)?.length ?? 0)
}

function columnOf(source: string, offset: number): number {
  return offset - (source.lastIndexOf('\n', offset - 1) + 1)
}
