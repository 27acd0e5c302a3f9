import { createHash } from 'node:crypto'

/** A table shows at most this many characters of a type and this many members of a union. */
const maxLength = 160
const maxMembers = 8
/** A helper type is shown with at most this many lines. */
const maxLines = 40

/** A type on one line: without comments and line breaks, with single quotes, and without `React.` before names. */
export function tidyType(text: string): string {
  const line = text.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|(?:\/\*[^]*?\*\/|\/\/[^\n]*|\s)+/g, (token) => {
    if (token.startsWith("'")) return token
    if (token.startsWith('"')) return token.includes("'") ? token : `'${token.slice(1, -1)}'`
    return ' '
  })
  return openBivariance(line)
    .replaceAll(/\bReact\.(?=[A-Z])/g, '')
    .replaceAll(/[;,] (?=[}\]])/g, ' ')
    .replaceAll(/\( /g, '(')
    .replaceAll(/,? \)/g, ')')
    .replace(/^\| /, '')
    .replace(/[;,]$/, '')
    .trim()
}

/** What the checker prints, without the `undefined` that it adds to every optional property. */
export function tidyCheckedType(text: string, optional: boolean): string {
  return joinMembers(splitUnion(tidyType(text)).filter((member) => !(optional && member === 'undefined')))
}

/** What is written, without `undefined` where the property is optional anyway. */
export function tidyDeclaredType(text: string, optional: boolean): string {
  const type = tidyType(text)
  const members = splitUnion(type)
  return optional && members.includes('undefined')
    ? joinMembers(members.filter((member) => member !== 'undefined'))
    : type
}

/** Members as a union. A function alone needs no brackets. */
function joinMembers(members: readonly string[]): string {
  const only = members.length === 1 ? members[0] : undefined
  return only !== undefined && /^\(.*\)$/.test(only) && closes(only) ? only.slice(1, -1) : members.join(' | ')
}

/** The types that a property has in several forms as one union, each member once. */
export function uniteTypes(types: readonly string[]): string {
  const members = new Set(types.flatMap(splitUnion))
  if (members.has('true') && members.has('false')) {
    members.add('boolean')
    members.delete('true')
    members.delete('false')
  }
  // A form may narrow a type parameter: `T` already says `T & false`.
  const list = [...members].filter((member) => !members.has(member.split(' & ')[0] ?? '') || !member.includes(' & '))
  return list.length === 1 ? (list[0] ?? '') : list.map(wrapFunction).join(' | ')
}

function wrapFunction(type: string): string {
  return /^(?:<[^]*>)?\(/.test(type) && type.includes('=>') && !closes(type) ? `(${type})` : type
}

/** `{ bivarianceHack(value: X): void }['bivarianceHack']` is how types write the function `(value: X) => void`. */
function openBivariance(text: string): string {
  const [before, , after] = /^(.*?)(\{ bivarianceHack(?=\())(.*)$/.exec(text)?.slice(1) ?? []
  if (before === undefined || after === undefined) return text
  const parts = /^(.*?);? \}\[['"]bivarianceHack['"]\](.*)$/.exec(after)
  const end = findClosing(after, 0)
  if (parts?.[1] === undefined || end === -1) return text
  const signature = `${after.slice(0, end + 1)} => ${parts[1].slice(end + 1).replace(/^: ?/, '')}`
  const rest = parts[2] ?? ''
  const isPart = /\| ?$/.test(before) || /^ ?[|[&]/.test(rest)
  return openBivariance(`${before}${isPart ? `(${signature})` : signature}${rest}`)
}

/** `name(options?: X): void` as the function type `(options?: X) => void`. */
export function tidyMethod(text: string): string {
  const signature = tidyType(text).replace(/^[\w$]+\??/, '')
  const end = findClosing(signature, signature.indexOf('('))
  return end === -1 ? signature : `${signature.slice(0, end + 1)} => ${signature.slice(end + 1).replace(/^ ?: ?/, '')}`
}

/** A type that is short enough for a table. `…` shows where it was cut. */
export function shortenType(type: string): string {
  const members = splitUnion(type)
  const few =
    members.length > maxMembers
      ? `${members.slice(0, maxMembers - 2).join(' | ')} | … ${members.length - maxMembers + 2} more`
      : type
  return few.length <= maxLength ? few : `${few.slice(0, maxLength).replace(/[^\w)\]}>]+\w*$/, '')} …`
}

/** A declaration for readers: without comments and `export declare`, indented by two spaces. */
export function tidyDeclaration(text: string): string {
  return text
    .replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/\*[^]*?\*\/|\/\/[^\n]*/g, (token) =>
      token.startsWith('/') ? '' : token,
    )
    .replace(/^(?:export\s+|declare\s+|default\s+)*/, '')
    .replaceAll(/\bReact\.(?=[A-Z])/g, '')
    .replaceAll('"', "'")
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/^(?: {4})+/, (indent) => '  '.repeat(indent.length / 4)).trimEnd())
    .join('\n')
    .replace(/;$/, '')
}

/** A declaration that is short enough to be opened inside a page. */
export function shortenDeclaration(text: string): string {
  const lines = text.split('\n')
  const short =
    lines.length > maxLines ? [...lines.slice(0, maxLines - 1), `  … ${lines.length - maxLines + 1} more`] : lines
  return short.map((line) => (line.length > maxLength * 3 ? `${line.slice(0, maxLength * 3)} …` : line)).join('\n')
}

/** Short hash of a type's text. It differs when the type has changed since its words were reviewed. */
export function hashType(type: string): string {
  return createHash('sha256').update(type).digest('hex').slice(0, 8)
}

/** Members of a union at the top level. A type that is no union has one member. */
export function splitUnion(type: string): string[] {
  const members: string[] = []
  let depth = 0
  let start = 0
  let quote = ''
  for (let at = 0; at < type.length; at++) {
    const sign = type[at] ?? ''
    if (quote !== '') quote = sign === quote && type[at - 1] !== '\\' ? '' : quote
    else if (sign === "'" || sign === '"' || sign === '`') quote = sign
    else if (sign === '=' && type[at + 1] === '>') {
      // After `=>` comes the return type, which belongs to the function.
      if (depth === 0) break
      at++
    } else if ('([{<'.includes(sign)) depth++
    else if (')]}>'.includes(sign)) depth--
    else if (sign === '|' && depth === 0) {
      members.push(type.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...members, type.slice(start).trim()]
}

function closes(text: string): boolean {
  return findClosing(text, 0) === text.length - 1
}

function findClosing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length && at >= 0; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}
