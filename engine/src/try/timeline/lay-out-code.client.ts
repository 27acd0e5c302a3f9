/** Columns of the code that readers copy. */
const width = 80

/** A piece of code: a text, or a list in brackets that may need several lines. `head` stands before the bracket. */
export type Code = string | { head: string; open: string; close: string; items: readonly Code[] }

/** A piece of code as text, in one line where it fits behind `used` columns, else an item a line. */
export function layOutCode(code: Code, indent = '', used = indent.length): string {
  const line = writeLine(code)
  if (typeof code === 'string' || used + line.length <= width) return line
  const { head, open, close, items } = code
  const [only] = items
  // A list that is the only argument keeps its brackets beside those of the call.
  if (open === '(' && items.length === 1 && typeof only === 'object' && only.head === '')
    return `${head}(${layOutCode(only, indent, used + head.length + 2)})`
  const inner = `${indent}  `
  const lines = items.map((item) => `${inner}${layOutCode(item, inner, inner.length + 1)},`)
  return [`${head}${open}`, ...lines, `${indent}${close}`].join('\n')
}

function writeLine(code: Code): string {
  if (typeof code === 'string') return code
  const { head, open, close, items } = code
  const space = open === '{' && items.length > 0 ? ' ' : ''
  return `${head}${open}${space}${items.map(writeLine).join(', ')}${space}${close}`
}

/** A list of arguments. */
export function writeCallCode(head: string, items: readonly Code[]): Code {
  return { head, open: '(', close: ')', items }
}

export function writeArrayCode(items: readonly Code[]): Code {
  return { head: '', open: '[', close: ']', items }
}

/** Data, as code that makes them. */
export function writeDataCode(value: unknown): Code {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return writeArrayCode((value as unknown[]).map(writeDataCode))
  if (typeof value !== 'object' || value === null) return String(value)
  const items = Object.entries(value).map(([key, each]) => writeEntry(key, writeDataCode(each)))
  return { head: '', open: '{', close: '}', items }
}

function writeEntry(key: string, value: Code): Code {
  const name = `${/^[a-zA-Z_$][\w$]*$/.test(key) ? key : quote(key)}: `
  return typeof value === 'string' ? name + value : { ...value, head: name + value.head }
}

/** A text between single quotes. No text can end its quotes, nor its line. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
}
