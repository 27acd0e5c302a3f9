import { SyntaxKind } from 'typescript/unstable/ast'
import { findOwner } from '../../../node/find-package.mjs'

/** @import { Type } from 'typescript/unstable/sync' */
/** @import { Context } from './context.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

/** @param {SyntaxNode | undefined} node */
export function nameOwner(node) {
  for (let each = node?.parent; each !== undefined; each = each.parent) {
    const { name } = /** @type {SyntaxNode} */ (each)
    if (name !== undefined && each.kind !== SyntaxKind.PropertySignature) return name.getText()
  }
  return ''
}

/** Name of a props type without the wrappers React puts around it. @param {Context} context @param {Type} type @returns {string | undefined} */
export function nameType(context, type) {
  const parts = type.isIntersectionType() ? type.getTypes() : []
  for (const part of [type, ...parts]) {
    if (part.isTypeParameter()) continue
    const symbol = part.getAliasSymbol() ?? part.getSymbol()
    if (symbol?.declarations[0] && !isForeign(context, symbol.declarations[0].path) && !symbol.name.startsWith('__'))
      return symbol.name
    const inner = part.getAliasTypeArguments()[0]
    const name = inner && nameType(context, inner)
    if (name !== undefined) return name
  }
  return undefined
}

/** Name of the package a file belongs to; the compiler's own declarations lie in one per platform. @param {string} path */
export function namePackage(path) {
  return findOwner(path).name.replace(/^@typescript\/typescript-.*/, 'typescript')
}

/** Declared by a package whose properties are noted rather than listed. @param {Context} context @param {string} path */
export function isForeign({ request }, path) {
  return request.foreign.includes(namePackage(path))
}

/** @param {Context} context @param {SyntaxNode | undefined} name */
export function findSymbol({ checker }, name) {
  return name && checker.getSymbolAtLocation(name)
}

/** @param {SyntaxNode | undefined} node @param {(node: SyntaxNode) => void} look */
export function visit(node, look) {
  if (node === undefined) return
  look(node)
  node.forEachChild((child) => visit(/** @type {SyntaxNode} */ (child), look))
}
