import { SyntaxKind } from 'typescript/unstable/ast'
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync'
import { findSymbol, isForeign, nameOwner, visit } from './names.mjs'
import { collectLinks } from './read-types.mjs'

/** @import { Node, TypeNode } from 'typescript/unstable/ast' */
/** @import { Symbol, Type } from 'typescript/unstable/sync' */
/** @import { Context } from './context.ts' */
/** @import { RawProp } from './raw-types.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

const noTruncation = 1

/** A property as one form of the type has it. Undefined for a private member of a class. @param {Context} context @param {Symbol} symbol @param {Type | undefined} type @returns {RawProp | undefined} */
export function readProp(context, symbol, type) {
  const own = symbol.declarations.filter((each) => !isForeign(context, each.path))
  /** @type {SyntaxNode[]} */
  const nodes = (own.length > 0 ? own : symbol.declarations.slice(0, 1)).flatMap((each) => each.resolve() ?? [])
  const [node] = nodes
  if (node !== undefined && isHidden(node)) return undefined
  const file = node?.getSourceFile()
  const written = nodes.flatMap((each) => findTypeNode(context, each) ?? [])
  const checked = type === undefined ? 'unknown' : context.checker.typeToString(type, undefined, noTruncation)
  const declared = written[0] && isWhole(context, symbol, written, type, checked) ? written[0].getText() : undefined
  return {
    name: symbol.name,
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    method: isMethod(written[0] ?? node),
    declared: declared?.slice(0, context.request.maxText),
    checked: checked.slice(0, context.request.maxText),
    links: [...new Set(written.flatMap((each) => collectLinks(context, each, 1)))],
    comments: file && node ? file.text.slice(node.getFullStart(), node.getStart()) : '',
    declaredBy: nameOwner(node),
    file: file?.fileName ?? '',
  }
}

/** @param {SyntaxNode} node */
function isHidden(node) {
  const kinds = [...(node.modifiers ?? [])].map(({ kind }) => kind)
  return kinds.includes(SyntaxKind.PrivateKeyword) || kinds.includes(SyntaxKind.ProtectedKeyword)
}

/** @param {SyntaxNode | undefined} node */
function isMethod(node) {
  return node?.kind === SyntaxKind.MethodSignature || node?.kind === SyntaxKind.MethodDeclaration
}

/** What is written behind the colon; `X['key']` is followed to the type of that key. @param {Context} context @param {SyntaxNode} node @returns {SyntaxNode | undefined} */
function findTypeNode({ checker }, node) {
  if (isMethod(node)) return node
  const type = /** @type {SyntaxNode | undefined} */ (node.type)
  if (type?.kind !== SyntaxKind.IndexedAccessType) return type
  const owner = type.objectType && checker.getTypeFromTypeNode(type.objectType)
  const key = type.indexType?.literal?.text
  const property = owner && key ? checker.getPropertyOfType(owner, key) : undefined
  /** @type {SyntaxNode | undefined} */
  const declaration = property?.declarations[0]?.resolve()
  return isMethod(declaration) ? declaration : (declaration?.type ?? type)
}

/**
 * False when only the checker knows the type: the text names a type parameter that has been filled in, a name for one
 * value, or is one of several that together make the type.
 * @param {Context} context
 * @param {Symbol} symbol
 * @param {SyntaxNode[]} written
 * @param {Type | undefined} type
 * @param {string} checked
 */
function isWhole(context, symbol, written, type, checked) {
  const [node] = written
  if (node === undefined || !isFaithful(context, node, checked)) return false
  if (node.kind === SyntaxKind.TypeQuery && type !== undefined && type.flags & TypeFlags.Unit) return false
  if (symbol.declarations.length < 2) return true
  if (written.length > 1 && written.every(isMethod)) return false
  if (isMethod(node)) return true
  const one = context.checker.getTypeFromTypeNode(/** @type {TypeNode} */ (/** @type {Node} */ (node)))
  const text = one === undefined ? '' : context.checker.typeToString(one, undefined, noTruncation)
  return sortMembers(text) === sortMembers(checked)
}

/** The members of a union in one order, without the undefined of an optional property. @param {string} text */
function sortMembers(text) {
  const members = text.split(' | ').filter((member) => member !== 'undefined')
  return members.toSorted().join(' | ')
}

/** False when the text names a type parameter that has been filled in. @param {Context} context @param {SyntaxNode} node @param {string} checked */
function isFaithful(context, node, checked) {
  let faithful = true
  visit(node, (each) => {
    if (each.kind !== SyntaxKind.TypeReference) return
    const symbol = findSymbol(context, each.typeName)
    const declaration = symbol && symbol.flags & SymbolFlags.TypeParameter && symbol.declarations[0]?.resolve()
    if (!declaration) return
    const own =
      declaration.getSourceFile() === node.getSourceFile() && declaration.pos >= node.pos && declaration.end <= node.end
    if (!own && !new RegExp(`\\b${symbol.name}\\b`).test(checked)) faithful = false
  })
  return faithful
}
