import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import type { ApiReference, ApiTable, ApiUse } from '../model/api.ts'
import type { ApiConfig } from '../model/config.ts'

/** Functions that return what their callback returns, or a list of it: `useMemo(() => options)`, `names.map((name) => ({ … }))`. */
const transparent = ['useMemo', 'map', 'flatMap']

/**
 * The places where a source file gives properties to the documented components, in the order of the source: JSX
 * attributes, spread object literals, keys of objects that a property takes (`usedBy` of an entry), and methods that
 * are called on their refs. A file that cannot be parsed gives none. `reference` may be of any locale.
 */
export function parseDemoProps(source: string, filename: string, reference: ApiReference, api: ApiConfig): ApiUse[] {
  const { program, errors } = parseSync(filename, source)
  if (errors.length > 0) return []
  const tables = new Map(reference.tables.map((table) => [table.id, table]))
  const components = findImports(program, reference, api)
  const constants = findConstants(program)
  const refs = new Map<string, string>()
  const found = new Map<string, ApiUse>()

  const add = (table: string, name: string, node: { start: number; end: number }) => {
    const prop = tables.get(table)?.props.find((each) => each.name === name)
    if (prop === undefined) return
    found.set(`${prop.id}@${node.start}`, { key: `${table}.${name}`, id: prop.id, ...locate(source, node) })
  }
  const readObject = (node: ESTree.ObjectExpression, table: string, seen: ReadonlySet<unknown>) => {
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        for (const value of unfold(property.argument, constants)) {
          if (value.type === 'ObjectExpression' && !seen.has(value)) readObject(value, table, new Set([...seen, value]))
        }
        continue
      }
      const name = readKey(property)
      if (name === undefined) continue
      add(table, name, property.key)
      readValue(property.value, `${table}.${name}`, seen)
    }
  }
  const readValue = (node: ESTree.Expression, key: string, seen: ReadonlySet<unknown> = new Set()) => {
    const targets = api.entries.filter((entry) => entry.kind !== 'methods' && entry.usedBy?.includes(key))
    if (targets.length === 0) return
    for (const value of unfold(node, constants)) {
      if (value.type !== 'ObjectExpression' || seen.has(value)) continue
      const names = value.properties.map((property) => (property.type === 'Property' ? readKey(property) : undefined))
      const count = (id: string) => names.filter((name) => name !== undefined && knows(tables.get(id), name)).length
      const best = targets.toSorted((a, b) => count(b.id) - count(a.id))[0]
      if (best !== undefined) readObject(value, best.id, new Set([...seen, value]))
    }
  }

  new Visitor({
    JSXOpeningElement: (element) => {
      const table = components(element.name)
      if (table === undefined) return
      for (const attribute of element.attributes) {
        if (attribute.type === 'JSXSpreadAttribute') {
          for (const value of unfold(attribute.argument, constants)) {
            if (value.type === 'ObjectExpression') readObject(value, table, new Set([value]))
          }
          continue
        }
        if (attribute.name.type !== 'JSXIdentifier') continue
        const { name } = attribute.name
        const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : undefined
        if (name === 'ref' && value?.type === 'Identifier') refs.set(value.name, table)
        add(table, name, attribute.name)
        if (value !== undefined && value.type !== 'JSXEmptyExpression') readValue(value, `${table}.${name}`)
      }
    },
  }).visit(program)

  new Visitor({
    MemberExpression: (member) => {
      const held = member.object.type === 'TSNonNullExpression' ? member.object.expression : member.object
      if (member.property.type !== 'Identifier' || held.type !== 'MemberExpression') return
      const { object, property } = held
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || property.name !== 'current') return
      const owner = refs.get(object.name)
      for (const entry of api.entries) {
        if (entry.kind === 'methods' && entry.usedBy?.includes(owner ?? '')) {
          add(entry.id, member.property.name, member.property)
        }
      }
    },
  }).visit(program)
  return [...found.values()].toSorted((a, b) => a.line - b.line || a.column - b.column)
}

type ElementName = ESTree.JSXOpeningElement['name']

/** From the imports of the file: which table an element belongs to. */
function findImports(
  program: ESTree.Program,
  reference: ApiReference,
  api: ApiConfig,
): (name: ElementName) => string | undefined {
  const imported = new Map<string, { from: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    for (const specifier of statement.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier'
          ? specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : specifier.imported.value
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*'
      imported.set(specifier.local.name, { from: statement.source.value, name })
    }
  }
  const isComponent = (id: string) => reference.tables.some((table) => table.id === id && table.kind === 'component')
  const find = (from: string, name: string) =>
    api.entries.find((entry) => entry.from === from && entry.export === name && isComponent(entry.id))?.id
  return (element) => {
    if (element.type === 'JSXIdentifier') {
      const source = imported.get(element.name)
      return source && find(source.from, source.name)
    }
    // `Select.Option`, and `library.Select` of a namespace import.
    if (element.type !== 'JSXMemberExpression' || element.object.type !== 'JSXIdentifier') return undefined
    const source = imported.get(element.object.name)
    const { name } = element.property
    return source && (find(source.from, `${source.name}.${name}`) ?? find(source.from, name))
  }
}

/** Initial values of the file's constants, by name. A name that is declared twice is left out. */
function findConstants(program: ESTree.Program): Map<string, ESTree.Expression> {
  const found = new Map<string, ESTree.Expression | null>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') found.set(id.name, found.has(id.name) ? null : init)
    },
  }).visit(program)
  return new Map([...found].flatMap(([name, init]) => (init === null ? [] : [[name, init]])))
}

/** All literals that can be the value of an expression. */
function unfold(node: ESTree.Node, constants: ReadonlyMap<string, ESTree.Expression>, depth = 0): ESTree.Node[] {
  if (depth > 12) return []
  const next = (each: ESTree.Node | null | undefined) => (each ? unfold(each, constants, depth + 1) : [])
  switch (node.type) {
    case 'ObjectExpression':
      return [node]
    case 'ArrayExpression':
      return node.elements.flatMap(next)
    case 'SpreadElement':
      return next(node.argument)
    case 'Identifier':
      return next(constants.get(node.name))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return next(node.expression)
    case 'ConditionalExpression':
      return [...next(node.consequent), ...next(node.alternate)]
    case 'LogicalExpression':
      return [...next(node.left), ...next(node.right)]
    case 'ArrowFunctionExpression':
      return next(node.body)
    case 'CallExpression': {
      const { callee } = node
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : ''
      return transparent.includes(name) ? next(node.arguments[0]) : []
    }
    default:
      return []
  }
}

function readKey(property: ESTree.ObjectProperty): string | undefined {
  if (property.computed) return undefined
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : undefined
}

function knows(table: ApiTable | undefined, name: string): boolean {
  return table?.props.some((prop) => prop.name === name) === true
}

function locate(source: string, { start, end }: { start: number; end: number }): Omit<ApiUse, 'key' | 'id'> {
  const before = source.slice(0, start).split('\n')
  const column = (before.at(-1) ?? '').length + 1
  return { line: before.length, column, endColumn: column + end - start }
}
