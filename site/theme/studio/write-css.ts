import { writeHex } from './color.ts'
import type { Variable } from './read-variables.ts'
import { resolveColor, splitSchemes, type Values } from './resolve-color.ts'

/** The forms in which a theme can be copied. */
export type Form = 'css' | 'tailwind' | 'module'

const both = '.rc-select,\n.rc-select-dropdown'

/** A theme as a reader puts it into a project. Without any change it is empty. */
export function writeTheme(form: Form, theme: Values, variables: readonly Variable[], comments: Comments): string {
  const changed = variables.filter(({ name }) => theme[name] !== undefined)
  if (changed.length === 0) return ''
  const set = changed.map(({ name }): Setting => [name, theme[name] ?? ''])
  if (form === 'tailwind') return writeTailwind(set, variables, comments)
  if (form === 'module') return `${note(comments.module)}${rule('.theme.theme', set)}`
  return `${note(comments.css)}${rule(both, set)}${writeOlder(set)}`
}

/** What the copied code explains in a comment, in the language of the reader. */
export interface Comments {
  css: string
  tailwind: string
  module: string
}

type Setting = readonly [name: string, value: string]

function note(text: string): string {
  return `/* ${text} */\n`
}

function rule(selector: string, settings: readonly Setting[], indent = ''): string {
  const lines = settings.map(([name, value]) => `${indent}  ${name}: ${value};`)
  const head = selector.replaceAll('\n', `\n${indent}`)
  return `${indent}${head} {\n${lines.join('\n')}\n${indent}}\n`
}

/** Browsers without `light-dark()` get the light colours. */
function writeOlder(settings: readonly Setting[]): string {
  const plain = settings.flatMap(([name, value]): Setting[] => {
    const [light, dark] = splitSchemes(value)
    return light === dark ? [] : [[name, light]]
  })
  return plain.length === 0 ? '' : `\n@supports not (color: light-dark(#000, #fff)) {\n${rule(both, plain, '  ')}}\n`
}

/**
 * Tokens of Tailwind 4, so that utilities know them too (`bg-select-accent`, `rounded-select`), and the select that reads
 * them.
 */
function writeTailwind(settings: readonly Setting[], variables: readonly Variable[], comments: Comments): string {
  const named = settings.map(([name, value]) => {
    const kind = variables.find((variable) => variable.name === name)?.kind
    return { name, value, token: findToken(name, kind) }
  })
  const tokens = named.flatMap(({ token, value }): Setting[] => (token === undefined ? [] : [[token, value]]))
  const uses = named.map(({ name, value, token }): Setting => [name, token === undefined ? value : `var(${token})`])
  const theme = tokens.length === 0 ? '' : `${rule('@theme static', tokens)}\n`
  return `${note(comments.tailwind)}${theme}${rule(both, uses)}`
}

/** The name under which Tailwind makes utilities of a value. Times and shares have none. */
function findToken(name: string, kind: Variable['kind'] | undefined): string | undefined {
  if (kind === 'color') return `--color-${name.slice(2)}`
  if (name === '--select-radius') return '--radius-select'
  if (name === '--select-font-size') return '--text-select'
  return kind === 'length' ? `--spacing-${name.slice(2)}` : undefined
}

/** The whole stylesheet with the values of a theme in the places of its own. */
export function writeStylesheet(css: string, theme: Values): string {
  return Object.entries(theme).reduce((text, [name, value]) => replaceOnce(text, name, value, theme), css)
}

/** The value after the comment, and the plain one of older browsers where there is one. */
function replaceOnce(css: string, name: string, value: string, values: Values): string {
  let isFirst = true
  return css.replaceAll(new RegExp(`(?<=\\s${name}:\\s)[^;]+(?=;)`, 'g'), (old) => {
    const plain = resolveColor(value, 'light', values)
    const isOwn = isFirst
    isFirst = false
    if (isOwn) return value
    return plain === undefined ? old : writeHex(plain)
  })
}
