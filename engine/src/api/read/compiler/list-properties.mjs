import { SyntaxKind } from 'typescript/unstable/ast'

/** @import { Checker, Symbol, Type } from 'typescript/unstable/sync' */
/** @import { SyntaxNode } from './syntax-node.ts' */

const maxDepth = 6

/**
 * Properties by name. `Omit` over a type with an index signature collapses for the checker: what it drops is
 * found again by following the declarations.
 * @param {Checker} checker
 * @param {Type} type
 * @param {number} depth
 * @returns {Map<string, Symbol>}
 */
export function listProperties(checker, type, depth) {
  const found = new Map(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, symbol]))
  if (depth > maxDepth || checker.getIndexInfosOfType(type).length === 0) return found
  const parts = type.isIntersectionType() ? type.getTypes() : []
  const nodes = [type.getAliasSymbol(), type.getSymbol()]
    .flatMap((symbol) => symbol?.declarations ?? [])
    .map((handle) => handle.resolve())
    .flatMap((/** @type {SyntaxNode | undefined} */ node) => [
      node?.type,
      ...(node?.heritageClauses ?? []).flatMap((clause) => [...(clause.types ?? [])]),
    ])
  const maps = [
    ...parts.map((part) => listProperties(checker, part, depth + 1)),
    ...nodes.map((node) => listFromNode(checker, node, depth + 1)),
  ]
  for (const map of maps) for (const [name, symbol] of map) if (!found.has(name)) found.set(name, symbol)
  return found
}

/** @param {Checker} checker @param {SyntaxNode | undefined} node @param {number} depth @returns {Map<string, Symbol>} */
function listFromNode(checker, node, depth) {
  if (node === undefined || depth > maxDepth) return new Map()
  if (node.kind === SyntaxKind.ParenthesizedType) return listFromNode(checker, node.type, depth)
  if (node.kind === SyntaxKind.IntersectionType) {
    return new Map([...(node.types ?? [])].flatMap((part) => [...listFromNode(checker, part, depth + 1)]))
  }
  const name = (node.typeName ?? node.expression)?.getText()
  const args = [...(node.typeArguments ?? [])]
  if (args[0] !== undefined && (name === 'Omit' || name === 'Pick')) {
    const keys = args[1] && checker.getTypeFromTypeNode(args[1])
    const named = new Set(
      (keys?.isUnionType() ? keys.getTypes() : [keys]).map((key) => key?.isLiteralType() && key.value),
    )
    return new Map(
      [...listFromNode(checker, args[0], depth + 1)].filter(([key]) => named.has(key) === (name === 'Pick')),
    )
  }
  if (args[0] !== undefined && ['Partial', 'Required', 'Readonly'].includes(name ?? ''))
    return listFromNode(checker, args[0], depth + 1)
  const type = checker.getTypeAtLocation(node)
  return type === undefined ? new Map() : listProperties(checker, type, depth + 1)
}
