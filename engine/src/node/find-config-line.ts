import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'rolldown/utils'
import type { ValuePath } from './describe-issue.ts'

/**
 * Line of `docs.config.ts` on which a value stands. The file is parsed and not run, so the line of an imported value
 * is that of its name. 1 when the file does not show the value. `root` is the absolute path of the site folder.
 */
export function findConfigLine(root: string, path: ValuePath): number {
  const file = join(root, 'docs.config.ts')
  if (path.length === 0 || !existsSync(file)) return 1
  const source = readFileSync(file, 'utf8')
  const exported = parseSync(file, source).program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
  const start = exported?.type === 'ExportDefaultDeclaration' ? findStart(exported.declaration, path) : undefined
  return start === undefined ? 1 : source.slice(0, start).split('\n').length
}

/** Offset at which the value of a path begins. When the file does not show it: that of the innermost value around it. */
function findStart(node: ESTree.Node | null | undefined, [key, ...rest]: ValuePath): number | undefined {
  if (node === null || node === undefined || key === undefined) return undefined
  switch (node.type) {
    case 'CallExpression':
      return findStart(node.arguments[0], [key, ...rest])
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return findStart(node.expression, [key, ...rest])
    case 'ArrayExpression': {
      const item = node.elements[Number(key)]
      return findStart(item, rest) ?? item?.start
    }
    case 'ObjectExpression':
      for (const property of node.properties)
        if (property.type === 'Property' && nameOf(property.key) === String(key))
          return findStart(property.value, rest) ?? property.start
      return undefined
    default:
      return undefined
  }
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}
