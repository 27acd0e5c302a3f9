import { parseSync } from 'vite'
import type { DemoFile } from '../model/demo.ts'

/** A name that a file imports. */
export interface ImportedName {
  request: string
  /** `default`, `*` or the name in the other module. */
  imported: string
  local: string
  isType: boolean
  line: number
}

/** A statement at the top of a file, with the comments above it and without its `export`. */
export interface Statement {
  /** Names it declares. */
  names: string[]
  /** Names it mentions; those of locals among them, because scopes are not resolved. */
  mentions: ReadonlySet<string>
  text: string
  /** An empty line stands before it. */
  hasGap: boolean
  /** It does something when the file is loaded, so it stays even if nobody mentions it. */
  hasEffect: boolean
  line: number
}

/** What `splitStatements` cannot carry over into another file. */
export interface Obstacle {
  line: number
  what: string
  mend: string
}

export interface SplitFile {
  imports: ImportedName[]
  /** Requests of imports that bring no name: `import 'x'`. */
  bare: string[]
  statements: Statement[]
  obstacles: Obstacle[]
}

/** Any node of the syntax tree; offsets are UTF-16. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Takes a file apart: what it imports, and its own statements. `keepExports` leaves `export` where it is. */
export function splitStatements({ name, source }: DemoFile, keepExports: boolean): SplitFile {
  const { program } = parseSync(name, source)
  const split: SplitFile = { imports: [], bare: [], statements: [], obstacles: [] }
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length
  let end = 0
  // Comments above an import move on to the statement behind it.
  let carried = ''
  for (const node of program.body as unknown as SyntaxNode[]) {
    const above = source.slice(end, node.start)
    const line = lineOf(node.start)
    end = node.end + trailingLength(source.slice(node.end))
    if (node.type === 'ImportDeclaration') {
      carried += above.trimStart()
      readImport(node, line, split)
      continue
    }
    const inner = keepExports ? node : readExport(node, line, split)
    if (inner === undefined) continue
    split.statements.push({
      names: listNames(inner),
      mentions: listMentions(inner),
      text: `${carried}${above.trimStart()}${source.slice(inner.start, end)}`,
      hasGap: /^\s*\n[ \t]*\n/.test(above),
      hasEffect: !inner.type.endsWith('Declaration'),
      line,
    })
    carried = ''
  }
  return split
}

/** Length of what belongs to a statement behind its end: a semicolon and a comment on the same line. */
function trailingLength(rest: string): number {
  return /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/(?=[ \t]*(?:\n|$)))?/.exec(rest)?.[0].trimEnd().length ?? 0
}

function readImport(node: SyntaxNode, line: number, { imports, bare }: SplitFile): void {
  const request = (node['source'] as { value: string }).value
  const specifiers = node['specifiers'] as SyntaxNode[]
  if (specifiers.length === 0 && node['importKind'] !== 'type') bare.push(request)
  for (const specifier of specifiers) {
    const imported =
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(specifier['imported'])
    const isType = node['importKind'] === 'type' || specifier['importKind'] === 'type'
    imports.push({ request, imported, local: nameOf(specifier['local']), isType, line })
  }
}

/** The declaration behind an `export`; undefined when there is none or it cannot be carried over. */
function readExport(node: SyntaxNode, line: number, { obstacles }: SplitFile): SyntaxNode | undefined {
  if (node.type === 'ExportDefaultDeclaration') {
    obstacles.push({ line, what: 'A shared file has a default export.', mend: 'Export it by a name.' })
    return undefined
  }
  if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node['source'] !== null)) {
    obstacles.push({
      line,
      what: 'A shared file passes on the exports of another file.',
      mend: 'Let the demo import them from where they are declared.',
    })
    return undefined
  }
  if (node.type !== 'ExportNamedDeclaration') return node
  if (node['declaration'] !== null) return node['declaration'] as SyntaxNode
  for (const specifier of node['specifiers'] as SyntaxNode[]) {
    const local = nameOf(specifier['local'])
    const exported = nameOf(specifier['exported'])
    if (local === exported) continue
    obstacles.push({
      line,
      what: `A shared file exports "${local}" under another name, "${exported}".`,
      mend: 'Give it one name.',
    })
  }
  return undefined
}

/** Names a statement brings into the file. */
function listNames(node: SyntaxNode): string[] {
  if (node.type.startsWith('Export')) {
    const declaration = node['declaration']
    return isNode(declaration) ? listNames(declaration) : []
  }
  if (node.type === 'VariableDeclaration') {
    return (node['declarations'] as SyntaxNode[]).flatMap(({ id }) => listBindings(id))
  }
  return isNode(node['id']) ? [nameOf(node['id'])] : []
}

function listBindings(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)]
    case 'ObjectPattern':
      return (pattern['properties'] as SyntaxNode[]).flatMap((property) =>
        listBindings(property.type === 'Property' ? property['value'] : property),
      )
    case 'ArrayPattern':
      return (pattern['elements'] as unknown[]).flatMap(listBindings)
    case 'AssignmentPattern':
      return listBindings(pattern['left'])
    default:
      return listBindings(pattern['argument'])
  }
}

function listMentions(root: SyntaxNode): Set<string> {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value as unknown[]) visit(each)
    if (!isNode(value)) return
    if (value.type === 'Identifier' || value.type === 'JSXIdentifier') names.add(nameOf(value))
    const skipped = findLabel(value)
    for (const [key, child] of Object.entries(value)) if (key !== skipped) visit(child)
  }
  visit(root)
  return names
}

/** The field of a node that holds a name which refers to nothing: `b` in `a.b`, `b` in `{ b: 1 }`, `b` in `<a b="1">`. */
function findLabel(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'MemberExpression':
    case 'JSXMemberExpression':
      return node['computed'] === true ? undefined : 'property'
    case 'Property':
      return node['computed'] === true || node['shorthand'] === true ? undefined : 'key'
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return node['computed'] === true ? undefined : 'key'
    case 'JSXAttribute':
      return 'name'
    case 'TSQualifiedName':
      return 'right'
    default:
      return undefined
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: string }
  return name ?? value ?? ''
}
