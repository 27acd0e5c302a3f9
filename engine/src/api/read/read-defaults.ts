import { existsSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

/** A default value in the published code. */
export interface CodeDefault {
  /** Source text: `200`, `'rc-select'`. */
  value: string
  /** Absolute path of the JavaScript file, and the 1-based line. */
  file: string
  line: number
}

/**
 * Reads default values from destructuring patterns in the JavaScript files beside declaration files, because types
 * contain no defaults. A name with two different defaults is left out: there the default depends on something.
 */
export function readDefaults(declarationFiles: readonly string[]): Map<string, CodeDefault> {
  const found = new Map<string, CodeDefault>()
  const unsure = new Set<string>()
  for (const file of findTwins(declarationFiles)) {
    const source = readFileSync(file, 'utf8')
    const read = (pattern: ESTree.ObjectPattern) => {
      for (const property of pattern.properties) {
        if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') continue
        if (property.value.type !== 'AssignmentPattern' || !isPlain(property.value.right)) continue
        const { name } = property.key
        const { start, end } = property.value.right
        const value = spellOut(source.slice(start, end))
        if (value === 'undefined') continue
        const known = found.get(name)
        if (known !== undefined && known.value !== value) unsure.add(name)
        else if (known === undefined) found.set(name, { value, file, line: source.slice(0, start).split('\n').length })
      }
    }
    new Visitor({ ObjectPattern: read }).visit(parseSync(file, source).program)
  }
  for (const name of unsure) found.delete(name)
  return found
}

/** On one line, and as a person writes it: minified code says `!0` for true and `void 0` for undefined. */
function spellOut(source: string): string {
  return source.replaceAll(
    /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\s+|![01](?![\w.])|\bvoid 0(?![\w.])/g,
    (part) => short.get(part) ?? (part.trim() === '' ? ' ' : part),
  )
}

const short = new Map([
  ['!0', 'true'],
  ['!1', 'false'],
  ['void 0', 'undefined'],
])

/** The JavaScript files beside declaration files. */
export function findTwins(declarationFiles: readonly string[]): string[] {
  return declarationFiles
    .map((file) => file.replace(/\.d\.([cm]?)ts$/, '.$1js'))
    .filter((file, index) => file !== declarationFiles[index] && existsSync(file))
}

/** True for a value that can be read without running code. */
function isPlain(node: ESTree.Expression): boolean {
  if (node.type === 'UnaryExpression') return isPlain(node.argument)
  return node.type === 'Literal' || node.type === 'ArrayExpression' || node.type === 'ObjectExpression'
}
