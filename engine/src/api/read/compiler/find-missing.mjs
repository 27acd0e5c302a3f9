import { SyntaxKind } from 'typescript/unstable/ast'
import { SymbolFlags } from 'typescript/unstable/sync'
import { findSymbol, isForeign } from './names.mjs'

/** @import { Symbol } from 'typescript/unstable/sync' */
/** @import { MissingTypes } from '../api-facts.ts' */
/** @import { Context } from './context.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

/** Parts of a declaration that say nothing about which properties there are. */
const beside = new Set([
  SyntaxKind.PropertySignature,
  SyntaxKind.PropertyDeclaration,
  SyntaxKind.MethodSignature,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
  SyntaxKind.Block,
])

/**
 * Modules that the properties of an export come from and that have no types here. Follows the names in its declaration,
 * in those that it extends, and in what they are made of; the types of single properties do not count.
 * @param {Context} context
 * @param {Symbol} symbol
 * @returns {MissingTypes[]}
 */
export function findMissing(context, symbol) {
  /** @type {Map<string, MissingTypes>} */
  const missing = new Map()
  const seen = new Set()
  /** @param {Symbol} each */
  const follow = (each) => {
    if (seen.has(each.id)) return
    seen.add(each.id)
    for (const handle of each.declarations) if (!isForeign(context, handle.path)) look(handle.resolve())
  }
  /** @param {SyntaxNode | undefined} node */
  const look = (node) => {
    if (node === undefined) return
    const found = findReference(context, node)
    if (found !== undefined && 'module' in found) missing.set(`${found.module}/${found.name}`, found)
    else if (found !== undefined) follow(found)
    node.forEachChild((/** @type {SyntaxNode} */ child) => {
      if (!beside.has(child.kind) && !isBeside(node, child)) look(child)
    })
  }
  follow(symbol)
  return [...missing.values()]
}

/** What a function gives back, and a value without a type, say nothing of its properties. @param {SyntaxNode} node @param {SyntaxNode} child */
function isBeside(node, child) {
  if (child === node.initializer) return true
  return node.parameters !== undefined && child === node.type
}

/** @param {Context} context @param {SyntaxNode} node @returns {Symbol | MissingTypes | undefined} */
function findReference(context, node) {
  const name = readName(node)
  if (name === undefined) {
    const text = node.kind === SyntaxKind.ImportType ? node.argument?.literal : undefined
    if (text === undefined || findSymbol(context, text) !== undefined) return undefined
    return { module: text.text, name: node.qualifier?.getText() ?? '', hasModule: false, file: fileOf(node) }
  }
  const local = findSymbol(context, name)
  const symbol = local && local.flags & SymbolFlags.Alias ? context.checker.getAliasedSymbol(local) : local
  // For a name that leads nowhere the compiler may make a symbol up.
  if (symbol !== undefined && symbol.declarations.length > 0) return symbol
  const missing = describeMissing(context, name)
  // `typeof X.y` may name a property that no declaration writes out, such as one of a mapped type.
  return missing?.hasModule && node.kind === SyntaxKind.TypeQuery ? undefined : missing
}

/** The name in a type that stands for a declaration elsewhere. @param {SyntaxNode} node @returns {SyntaxNode | undefined} */
function readName(node) {
  if (node.kind === SyntaxKind.TypeReference) return node.typeName
  if (node.kind === SyntaxKind.ExpressionWithTypeArguments) return node.expression
  return node.kind === SyntaxKind.TypeQuery ? node.exprName : undefined
}

/** @param {Context} context @param {SyntaxNode} name @returns {MissingTypes | undefined} */
function describeMissing(context, name) {
  const text = name.getText()
  let first = name
  while (first.left ?? first.expression) first = first.left ?? first.expression ?? first
  const file = fileOf(name)
  // Written without an import: the types of React declare these two for every file.
  if (first.getText() === 'React' || first.getText() === 'JSX')
    return { module: 'react', name: text, hasModule: false, file }
  const local = findSymbol(context, first)
  /** @type {SyntaxNode | undefined} */
  let node = local?.declarations[0]?.resolve()
  while (node !== undefined && node.moduleSpecifier === undefined)
    node = /** @type {SyntaxNode | undefined} */ (node.parent)
  const specifier = node?.moduleSpecifier
  if (specifier?.text === undefined) return undefined
  return { module: specifier.text, name: text, hasModule: findSymbol(context, specifier) !== undefined, file }
}

/** @param {SyntaxNode} node */
function fileOf(node) {
  return node.getSourceFile().fileName
}
