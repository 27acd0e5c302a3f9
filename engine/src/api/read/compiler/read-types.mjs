import { SyntaxKind } from 'typescript/unstable/ast'
import { SymbolFlags } from 'typescript/unstable/sync'
import { findSymbol, isForeign, namePackage, visit } from './names.mjs'

/** @import { Symbol } from 'typescript/unstable/sync' */
/** @import { Context } from './context.ts' */
/** @import { RawGeneric, RawType } from './raw-types.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

const maxTypeDepth = 6
const maxTypes = 200

/** Names of the helper types a type mentions; each is read once. @param {Context} context @param {SyntaxNode} node @param {number} depth @returns {string[]} */
export function collectLinks(context, node, depth) {
  const { checker } = context
  /** @type {Set<string>} */
  const names = new Set()
  visit(node, (each) => {
    if (each.kind !== SyntaxKind.TypeReference && each.kind !== SyntaxKind.ExpressionWithTypeArguments) return
    const local = findSymbol(context, each.typeName ?? each.expression)
    const symbol = local && local.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local
    const handle = symbol?.declarations[0]
    if (symbol === undefined || handle === undefined || isForeign(context, handle.path)) return
    if (!(symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Enum))) return
    if (readType(context, symbol, handle.path, handle.resolve(), depth)) names.add(symbol.name)
  })
  return [...names]
}

/** @param {Context} context @param {Symbol | undefined} symbol @returns {RawGeneric} */
export function readGeneric(context, symbol) {
  /** @type {SyntaxNode | undefined} */
  const node = symbol?.declarations[0]?.resolve()
  const links = [node?.constraint, node?.defaultType].flatMap((part) => (part ? collectLinks(context, part, 1) : []))
  return {
    name: symbol?.name ?? '',
    constraint: node?.constraint?.getText(),
    default: node?.defaultType?.getText(),
    links,
  }
}

/** @param {Context} context @param {Symbol} symbol @param {string} path @param {SyntaxNode | undefined} node @param {number} depth */
function readType(context, symbol, path, node, depth) {
  const { types, request } = context
  if (types.has(symbol.name)) return true
  if (node === undefined || depth > maxTypeDepth || types.size >= maxTypes) return false
  types.set(symbol.name, null)
  const file = node.getSourceFile()
  const members = /** @type {SyntaxNode[]} */ ([...(node.members ?? node.type?.members ?? [])])
  types.set(symbol.name, {
    name: symbol.name,
    text: node.getText().slice(0, request.maxText),
    comments: file.text.slice(node.getFullStart(), node.getStart()),
    package: namePackage(path),
    links: collectLinks(context, node, depth + 1).filter((name) => name !== symbol.name),
    members: members.flatMap((member) => readMember(context, member, file.text)),
  })
  return true
}

/** @param {Context} context @param {SyntaxNode} member @param {string} text @returns {RawType['members']} */
function readMember({ request }, member, text) {
  const name = member.name?.getText()
  const type = member.kind === SyntaxKind.MethodSignature ? member : member.type
  if (name === undefined || type === undefined) return []
  const comments = text.slice(member.getFullStart(), member.getStart())
  return [
    {
      name,
      type: type.getText().slice(0, request.maxText),
      required: !member.questionToken && !member.postfixToken,
      comments,
    },
  ]
}
