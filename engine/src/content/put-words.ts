import { writeComment } from './code-comments.ts'
import type { CodeText } from './code-text.ts'

/**
 * The source with the words of another language in place of its texts. A text without words stays. Where a text of
 * several lines becomes one, `keepsLines` leaves the other lines empty, so that every line keeps its number.
 */
export function putWords(
  source: string,
  texts: readonly CodeText[],
  words: ReadonlyMap<string, string>,
  keepsLines: boolean,
): string {
  let result = ''
  let from = 0
  for (const text of texts) {
    const word = words.get(text.key)
    // Inside a template that was replaced already.
    if (word === undefined || text.start < from || (keepsLines && text.kind === 'comment')) continue
    const before = source.slice(from, text.start)
    const lost = keepsLines ? '\n'.repeat(source.slice(text.start, text.end).split('\n').length - 1) : ''
    // Lines between tags may only come where there is a break already; elsewhere they would swallow a blank.
    const after = /^(?:\{' '\}|\s*)/.exec(source.slice(text.end))?.[0] ?? ''
    const isBreakAfter = text.kind === 'jsx' && after.includes('\n')
    const isBreakBefore = text.kind === 'jsx' && !isBreakAfter && /\n\s*$/.test(before)
    result += before + (isBreakBefore ? lost : '') + quote(word, text, source) + (isBreakAfter ? lost : '')
    from = text.end
    // A full stop that is as wide as a character has its blank in itself.
    if (text.kind === 'jsx' && !isBreakAfter && /[：，。；！？、]$/.test(word)) from += after.length
  }
  return result + source.slice(from)
}

function quote(word: string, { kind, start }: CodeText, source: string): string {
  if (kind === 'comment') return writeComment(word, source, start)
  if (kind === 'key') return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(word) ? word : quoteText(word, "'")
  if (kind === 'jsx') return /[<>{}]/.test(word) ? `{${quoteText(word, "'")}}` : word
  const mark = source[start] ?? "'"
  if (kind === 'template') return `\`${word.replaceAll('`', '\\`')}\``
  if (kind === 'string') return quoteText(word, mark)
  if (!word.includes(mark)) return `${mark}${word}${mark}`
  const other = mark === '"' ? "'" : '"'
  return word.includes(other) ? `{${quoteText(word, "'")}}` : `${other}${word}${other}`
}

/** As a string of code, with the other quotes where that saves a backslash. */
function quoteText(word: string, preferred: string): string {
  const mark = word.includes(preferred) && !word.includes('"') ? '"' : preferred
  const escaped = word.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(mark, `\\${mark}`)
  return mark + escaped + mark
}
