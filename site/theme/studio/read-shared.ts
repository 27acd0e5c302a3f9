import type { Variable } from './read-variables.ts'
import { splitSchemes, type Values } from './resolve-color.ts'
import { readHex, writeHex } from './color.ts'

/** What is wrong with the theme of an address. */
export type Fault =
  | { kind: 'long' }
  | { kind: 'unknown'; name: string; nearest: string | undefined }
  | { kind: 'twice'; name: string }
  | { kind: 'color'; name: string; text: string }
  | { kind: 'number'; name: string; text: string; range: string }
  | { kind: 'form'; text: string }

/** Characters of the longest theme that is read: many more than one that sets every property. */
const longest = 1000

/** How much of a reader's address a message repeats. */
const quoted = 40

const prefix = '--select-'

/**
 * A theme as part of an address: `accent~6b3fa0~c9a7f2_height~28`. Names are without their prefix, colours are light and
 * dark, numbers are in the unit of the property.
 */
export function writeShared(theme: Values, variables: readonly Variable[]): string {
  return variables
    .flatMap(({ name, kind }) => {
      const value = theme[name]
      if (value === undefined) return []
      const parts =
        kind === 'color'
          ? splitSchemes(value).map((color) => color.replace('#', ''))
          : [String(Number.parseFloat(value))]
      return [[name.slice(prefix.length), ...parts].join('~')]
    })
    .join('_')
}

/** Reads what `writeShared` has written. One mistake refuses all of it, so that nobody gets half of a theme. */
export function readShared(text: string, variables: readonly Variable[]): Values | Fault {
  if (text.length > longest) return { kind: 'long' }
  const theme: Record<string, string> = {}
  for (const part of text.split('_')) {
    const [short = '', ...values] = part.split('~')
    if (short === '' || values.length === 0) return { kind: 'form', text: cut(part) }
    const variable = variables.find(({ name, kind }) => name === prefix + short && kind !== 'other')
    if (variable === undefined) return { kind: 'unknown', name: cut(short), nearest: findNearest(short, variables) }
    const { name } = variable
    if (Object.hasOwn(theme, name)) return { kind: 'twice', name: short }
    const value = readValue(variable, values)
    if (typeof value !== 'string') return value
    theme[name] = value
  }
  return theme
}

/** True for what `readShared` gives when it could not read. */
export function isFault(read: Values | Fault): read is Fault {
  return 'kind' in read
}

function readValue({ name, kind, range }: Variable, values: readonly string[]): string | Fault {
  const text = values.join('~')
  const short = name.slice(prefix.length)
  if (kind === 'color') {
    const colors = values.map((value) => readHex(`#${value}`))
    const [light, dark] = colors
    if (light === undefined || dark === undefined || colors.length !== 2)
      return { kind: 'color', name: short, text: cut(text) }
    return `light-dark(${writeHex(light)}, ${writeHex(dark)})`
  }
  const { min = 0, max = 0, unit = '' } = range ?? {}
  const number = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max))
    return { kind: 'number', name: short, text: cut(text), range: `${min}–${max} ${unit}` }
  return `${number}${unit}`
}

function cut(text: string): string {
  return text.length > quoted ? `${text.slice(0, quoted)}…` : text
}

/** The name that shares the longest beginning of at least two letters. */
function findNearest(text: string, variables: readonly Variable[]): string | undefined {
  let [nearest, length]: [string | undefined, number] = [undefined, 1]
  for (const { name } of variables) {
    const short = name.slice(prefix.length)
    let same = 0
    while (same < short.length && short[same] === text[same]) same++
    if (same > length) [nearest, length] = [short, same]
  }
  return nearest
}
