import { readFileSync } from 'node:fs'

/** The text of a file, with `\n` between its lines, and what is wrong with its bytes. */
export interface ReadText {
  text: string
  /** Only the first mistake: a file that is no text at all would have thousands. */
  mistake?: { line: number; what: string; mend: string }
}

/** Reads a text file (absolute path). A byte order mark is left out. */
export function readText(path: string): ReadText {
  const bytes = readFileSync(path)
  const wide = findWideEncoding(bytes)
  const text = new TextDecoder(wide).decode(bytes).replaceAll(/\r\n?/g, '\n')
  const fail = (offset: number, what: string, mend: string): ReadText => {
    return { text, mistake: { line: text.slice(0, offset).split('\n').length, what, mend } }
  }
  if (wide !== undefined) return fail(0, 'The file is written in UTF-16.', 'Save it as UTF-8.')
  const wrong = text.indexOf('\uFFFD')
  // A file may hold this character itself, so the bytes decide.
  if (wrong >= 0 && !isUtf8(bytes)) return fail(wrong, 'The file holds bytes that are not UTF-8.', 'Save it as UTF-8.')
  const control = controls.exec(text)
  if (control === null) return { text }
  const name = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return fail(control.index, `The file holds the control character U+${name}.`, 'Delete it.')
}

/** Control characters that mean nothing in a text: all but tab and line end. */
const controls = /(?![\t\n])\p{Cc}/u

/** UTF-16 is recognized by its byte order mark. */
function findWideEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
