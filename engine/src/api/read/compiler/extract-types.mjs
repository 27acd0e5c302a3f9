// Runs as a process of its own: reads a request from stdin, writes one JSON message a line to stdout.
// This folder is the only place that knows the compiler; it is plain JavaScript, because Node 20 does not run TypeScript.
// Shapes of request and messages: raw-types.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { SignatureKind, SymbolFlags } from 'typescript/unstable/sync'
import { findOwner } from '../../../node/find-package.mjs'
import { listProperties } from './list-properties.mjs'
import { openProject } from './open-project.mjs'

/** @import { Symbol, Type } from 'typescript/unstable/sync' */
/** @import { RawMessage, RawGeneric, RawProp, RawRequest, RawResult, RawTable, RawType } from './raw-types.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

const noTruncation = 1
const maxTypeDepth = 6
const maxTypes = 200

/** @type {RawRequest} */
const request = JSON.parse(readFileSync(0, 'utf8'))
const folder = join(request.root, '.vitrine-api').replaceAll('\\', '/')
const { api, project } = openProject(request, folder)
const { checker, program } = project
/** Helper types found so far, by name; `null` while one is being read. */
const types = /** @type {Map<string, RawType | null>} */ (new Map())

for (const [index, entry] of request.entries.entries()) {
  send({ kind: 'start', id: entry.id })
  send({ kind: 'end', id: entry.id, ...attempt(() => extractEntry(index)) })
}
const read = program.getSourceFileNames().filter((name) => !name.startsWith(folder))
send({ kind: 'files', files: read.filter((name) => namePackage(name) !== 'typescript') })
api.close()

/** @param {RawMessage} message */
function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

/** @param {() => RawResult} run @returns {{ result: RawResult }} */
function attempt(run) {
  try {
    return { result: run() }
  } catch (error) {
    return { result: { problem: 'crash', detail: error instanceof Error ? error.message : String(error) } }
  }
}

/** @param {number} index @returns {RawResult} */
function extractEntry(index) {
  const known = new Set(types.keys())
  const entry = request.entries[index]
  const file = program.getSourceFile(`${folder}/entry.ts`)
  const statement = /** @type {SyntaxNode | undefined} */ (file?.statements[index])
  if (entry === undefined || statement === undefined) throw new Error('the entry file was not read')
  const local = findSymbol(statement.importClause?.namedBindings?.name)
  const module = local && checker.getAliasedSymbol(local)
  if (module === undefined || checker.isUnknownSymbol(module)) return { problem: 'no-types' }
  const broken = findBroken(module)
  if (broken !== undefined) return { problem: 'syntax', ...broken }
  const exported = checker.getExportsOfModule(module)
  const found = exported.find((symbol) => symbol.name === entry.export)
  if (found === undefined) return { problem: 'no-export', exports: exported.map((symbol) => symbol.name) }
  const symbol = found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
  const target = findProps(symbol)
  if (target === undefined) return { problem: 'no-props' }
  const table = readTable(entry.id, target, symbol)
  const fresh = [...types.values()].filter((type) => type !== null && !known.has(type.name))
  return { table, types: /** @type {RawType[]} */ (fresh) }
}

/** First syntax error in the files of the module's own package. @param {Symbol} module */
function findBroken(module) {
  const home = findOwner(module.declarations[0]?.path ?? '')
  for (const name of program.getSourceFileNames()) {
    if (findOwner(name).folder !== home.folder) continue
    const first = program.getSyntacticDiagnostics(name)[0]
    if (first === undefined) continue
    return { detail: first.text, file: name, line: readFileSync(name, 'utf8').slice(0, first.pos).split('\n').length }
  }
  return undefined
}

/** @typedef {{ type: Type, component: boolean, generics: RawGeneric[] }} Target */

/** The type whose properties are documented: a component's props, or the type itself. @param {Symbol} symbol @returns {Target | undefined} */
function findProps(symbol) {
  if (symbol.flags & SymbolFlags.Value) {
    const value = checker.getTypeOfSymbol(symbol)
    const call = value && checker.getSignaturesOfType(value, SignatureKind.Call)[0]
    if (call !== undefined) {
      const parameter = call.getParameters()[0]
      const type = parameter && checker.getTypeOfSymbol(parameter)
      const generics = call.getTypeParameters().map((each) => readGeneric(each.getSymbol()))
      return type && { type, component: true, generics }
    }
    const construct = value && checker.getSignaturesOfType(value, SignatureKind.Construct)[0]
    const instance = construct && checker.getReturnTypeOfSignature(construct)
    const props = instance && checker.getPropertyOfType(instance, 'props')
    const type = props && checker.getTypeOfSymbol(props)
    if (type !== undefined) return { type, component: true, generics: [] }
  }
  if (!(symbol.flags & SymbolFlags.Type)) return undefined
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  /** @type {SyntaxNode | undefined} */
  const declaration = symbol.declarations[0]?.resolve()
  const parameters = /** @type {SyntaxNode[]} */ ([...(declaration?.typeParameters ?? [])])
  const generics = parameters.map((node) => readGeneric(findSymbol(node.name)))
  return { type, component: false, generics }
}

/** @param {Symbol | undefined} symbol @returns {RawGeneric} */
function readGeneric(symbol) {
  /** @type {SyntaxNode | undefined} */
  const node = symbol?.declarations[0]?.resolve()
  const links = [node?.constraint, node?.defaultType].flatMap((part) => (part ? collectLinks(part, 1) : []))
  return {
    name: symbol?.name ?? '',
    constraint: node?.constraint?.getText(),
    default: node?.defaultType?.getText(),
    links,
  }
}

/** @param {string} id @param {Target} target @param {Symbol} symbol @returns {RawTable} */
function readTable(id, { type, component, generics }, symbol) {
  const members = [...listProperties(checker, type, 0).values()]
  const typesOf = checker.getTypeOfSymbol(members)
  /** @type {RawProp[]} */
  const props = []
  /** @type {RawTable['inherited']} */
  const inherited = []
  for (const [index, member] of members.entries()) {
    const handle = member.declarations.find((each) => !isForeign(each.path)) ?? member.declarations[0]
    if (handle !== undefined && isForeign(handle.path)) {
      // React gives these two to every element: they say nothing about this component.
      if (component && (member.name === 'key' || member.name === 'ref')) continue
      const owner = nameOwner(handle.resolve())
      const group = inherited.find((each) => each.type === owner)
      if (group !== undefined) group.names.push(member.name)
      else inherited.push({ type: owner, package: namePackage(handle.path), names: [member.name] })
      continue
    }
    props.push(readProp(member, typesOf[index], handle?.resolve()))
  }
  const open = checker.getIndexInfosOfType(type).length > 0
  const files = [symbol, type.getSymbol()].flatMap((each) => each?.declarations.map((handle) => handle.path) ?? [])
  return { id, type: nameType(type) ?? symbol.name, component, open, generics, inherited, props, files }
}

/** @param {Symbol} symbol @param {Type | undefined} type @param {SyntaxNode | undefined} node @returns {RawProp} */
function readProp(symbol, type, node) {
  const file = node?.getSourceFile()
  const written = node && findTypeNode(node)
  const checked = type === undefined ? 'unknown' : checker.typeToString(type, undefined, noTruncation)
  const declared = written && isFaithful(written, checked) ? written.getText() : undefined
  return {
    name: symbol.name,
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    method: node?.kind === SyntaxKind.MethodSignature,
    declared: declared?.slice(0, request.maxText),
    checked: checked.slice(0, request.maxText),
    links: written ? collectLinks(written, 1) : [],
    comments: file && node ? file.text.slice(node.getFullStart(), node.getStart()) : '',
    declaredBy: nameOwner(node),
    file: file?.fileName ?? '',
  }
}

/** What is written behind the colon; `X['key']` is followed to the type of that key. @param {SyntaxNode} node @returns {SyntaxNode | undefined} */
function findTypeNode(node) {
  if (node.kind === SyntaxKind.MethodSignature) return node
  const type = /** @type {SyntaxNode | undefined} */ (node.type)
  if (type?.kind !== SyntaxKind.IndexedAccessType) return type
  const owner = type.objectType && checker.getTypeFromTypeNode(type.objectType)
  const key = type.indexType?.literal?.text
  const declaration = owner && key && checker.getPropertyOfType(owner, key)?.declarations[0]?.resolve()
  return /** @type {SyntaxNode | undefined} */ (declaration)?.type ?? type
}

/** False when the text names a type parameter that has been filled in: then only the checker knows. @param {SyntaxNode} node @param {string} checked */
function isFaithful(node, checked) {
  let faithful = true
  visit(node, (each) => {
    if (each.kind !== SyntaxKind.TypeReference) return
    const symbol = findSymbol(each.typeName)
    const declaration = symbol && symbol.flags & SymbolFlags.TypeParameter && symbol.declarations[0]?.resolve()
    if (!declaration) return
    const own =
      declaration.getSourceFile() === node.getSourceFile() && declaration.pos >= node.pos && declaration.end <= node.end
    if (!own && !new RegExp(`\\b${symbol.name}\\b`).test(checked)) faithful = false
  })
  return faithful
}

/** Names of the helper types a type mentions; each is read once. @param {SyntaxNode} node @param {number} depth @returns {string[]} */
function collectLinks(node, depth) {
  /** @type {Set<string>} */
  const names = new Set()
  visit(node, (each) => {
    if (each.kind !== SyntaxKind.TypeReference && each.kind !== SyntaxKind.ExpressionWithTypeArguments) return
    const local = findSymbol(each.typeName ?? each.expression)
    const symbol = local && local.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local
    const handle = symbol?.declarations[0]
    if (symbol === undefined || handle === undefined || isForeign(handle.path)) return
    if (!(symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Enum))) return
    if (readType(symbol, handle.path, handle.resolve(), depth)) names.add(symbol.name)
  })
  return [...names]
}

/** @param {Symbol} symbol @param {string} path @param {SyntaxNode | undefined} node @param {number} depth */
function readType(symbol, path, node, depth) {
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
    links: collectLinks(node, depth + 1).filter((name) => name !== symbol.name),
    members: members.flatMap((member) => readMember(member, file.text)),
  })
  return true
}

/** @param {SyntaxNode} member @param {string} text @returns {RawType['members']} */
function readMember(member, text) {
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

/** @param {SyntaxNode | undefined} name */
function findSymbol(name) {
  return name && checker.getSymbolAtLocation(name)
}

/** @param {SyntaxNode} node @param {(node: SyntaxNode) => void} look */
function visit(node, look) {
  look(node)
  node.forEachChild((child) => visit(/** @type {SyntaxNode} */ (child), look))
}

/** @param {SyntaxNode | undefined} node */
function nameOwner(node) {
  for (let each = node?.parent; each !== undefined; each = each.parent) {
    const { name } = /** @type {SyntaxNode} */ (each)
    if (name !== undefined && each.kind !== SyntaxKind.PropertySignature) return name.getText()
  }
  return ''
}

/** Name of a props type without the wrappers React puts around it. @param {Type} type @returns {string | undefined} */
function nameType(type) {
  const parts = type.isIntersectionType() ? type.getTypes() : []
  for (const part of [type, ...parts]) {
    const symbol = part.getAliasSymbol() ?? part.getSymbol()
    if (symbol?.declarations[0] && !isForeign(symbol.declarations[0].path) && !symbol.name.startsWith('__'))
      return symbol.name
    const inner = part.getAliasTypeArguments()[0]
    const name = inner && nameType(inner)
    if (name !== undefined) return name
  }
  return undefined
}

/** Name of the package a file belongs to; the compiler's own declarations lie in one per platform. @param {string} path */
function namePackage(path) {
  return findOwner(path).name.replace(/^@typescript\/typescript-.*/, 'typescript')
}

/** Declared by a package whose properties are noted rather than listed. @param {string} path */
function isForeign(path) {
  return request.foreign.includes(namePackage(path))
}
