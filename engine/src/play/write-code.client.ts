import type { PlaySetting } from './state.client.ts'

/** A property in the code. `code` is an expression; it may have several lines. */
export interface CodeProp {
  name: string
  code: string
}

/** A file with one component that draws one element. */
export interface CodeParts {
  /** Lines of imports. */
  imports: readonly string[]
  /** What stands above the component: declarations, an empty line between them. */
  above: readonly string[]
  /** Name of the component. */
  name: string
  /** What stands in the component before it returns. */
  inside: readonly string[]
  /** The element that is drawn. */
  element: string
  props: readonly CodeProp[]
}

/** Columns of a line. */
const widest = 80

/** Writes the file, in lines of 80 columns as far as its expressions can be broken. `children` stand between the tags. */
export function writeCode({ imports, above, name, inside, element, props }: CodeParts): string {
  const attributes = props.filter((prop) => prop.name !== 'children').map(writeAttribute)
  const children = props.find((prop) => prop.name === 'children')
  const brief = `<${[element, ...attributes].join(' ')} />`
  const isBrief = children === undefined && !brief.includes('\n') && brief.length + 9 <= widest
  const opened = [`<${element}`, ...attributes.map((text) => indent(text, 2))].join('\n')
  const long =
    children === undefined
      ? `${opened}\n/>`
      : `${attributes.length === 0 ? `<${element}>` : `${opened}\n>`}\n${indent(writeChildren(children.code), 2)}\n</${element}>`
  const drawn = isBrief ? `  return ${brief}` : `  return (\n${indent(long, 4)}\n  )`
  const body = [...inside.map((text) => indent(text, 2)), drawn].join('\n\n')
  return [imports.join('\n'), ...above, `export default function ${name}() {\n${body}\n}`].join('\n\n')
}

/** A setting as an expression. Those of samples are the site's. */
export function writeExpression(setting: Exclude<PlaySetting, { kind: 'sample' }>): string {
  switch (setting.kind) {
    case 'literal':
      return setting.code
    case 'number':
      return String(setting.value)
    case 'text':
      return quote(setting.value)
  }
}

function writeAttribute({ name, code }: CodeProp): string {
  if (code === 'true') return name
  const [, text] = /^'((?:[^'\\]|\\.)*)'$/s.exec(code) ?? []
  // In an attribute a text cannot be escaped as in code.
  if (text !== undefined && !/["\\&\n]/.test(text)) return `${name}="${text}"`
  return `${name}={${code}}`
}

/** What stands between tags needs no fragment around it, and a text no quotes that JSX would read otherwise. */
function writeChildren(code: string): string {
  const [, inner] = /^<>\n([\s\S]*)\n\s*<\/>$/.exec(code) ?? []
  if (inner !== undefined) return inner.replaceAll(/^ {2}/gm, '')
  return code.startsWith('<') ? code : `{${code}}`
}

function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `'${escaped}'`
}

function indent(text: string, columns: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(columns))
}
