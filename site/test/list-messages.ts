import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/** A message that an installed package can print. What is filled in when it is printed is `%s`. */
interface PackageMessage {
  text: string
  /** `select/es/Select.js`, relative to the folder of the scope. */
  file: string
}

interface Found {
  messages: PackageMessage[]
  /** Calls that print something whose text cannot be read from the code. */
  unread: string[]
}

interface Node {
  type: string
  [key: string]: unknown
}

const scope = '@rc-component'
const printing = new Set(['warning', 'warningOnce', 'note', 'noteOnce'])
/** It prints what the others give it. */
const printer = 'util/es/warning.js'

/** All messages of a package of the scope and of those of its neighbours that it runs with, in the order of the text. */
export function listMessages(modules: string, name: string): Found {
  const folder = join(modules, scope)
  const seen = new Set<string>()
  const found: Found = { messages: [], unread: [] }
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const source = readFileSync(path, 'utf8')
    const file = relative(folder, path)
    const { program, module } = parseSync(path, source)
    if (file !== printer) readCalls(program as unknown as Node, file, found)
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ]
    for (const request of requests) {
      const target = resolveModule(folder, path, request)
      if (target !== undefined) visit(target)
    }
  }
  visit(join(folder, name, 'es/index.js'))
  const unique = new Map(found.messages.map((message) => [message.text, message]))
  return { messages: [...unique.values()].toSorted((a, b) => a.text.localeCompare(b.text)), unread: found.unread }
}

/** The file of an import. Undefined for packages outside of the scope. */
function resolveModule(folder: string, from: string, request: string): string | undefined {
  const path = request.startsWith('.')
    ? join(dirname(from), request)
    : request.startsWith(`${scope}/`)
      ? join(folder, request.slice(scope.length + 1))
      : undefined
  if (path === undefined) return undefined
  const file = [path, `${path}.js`, join(path, 'index.js'), join(path, 'es/index.js')].find(
    (candidate) => candidate.endsWith('.js') && existsSync(candidate),
  )
  if (file === undefined) throw new Error(`${from} imports "${request}", which is not there.`)
  return file
}

function readCalls(node: Node, file: string, found: Found): void {
  const message = readPrinted(node)
  if (message !== undefined) {
    const text = readText(message)
    if (text !== undefined) found.messages.push({ text, file })
    // What `catch` has caught has no text of the package's own.
    else if (message.type !== 'Identifier') found.unread.push(`${file}: ${message.type}`)
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) readCalls(child, file, found)
}

/** What a call or a `throw` prints. Undefined for all other nodes. */
function readPrinted(node: Node): Node | undefined {
  if (node.type === 'ThrowStatement') {
    const { argument } = node as unknown as { argument: Node }
    const [first] = (argument['arguments'] as Node[] | undefined) ?? []
    return first ?? argument
  }
  if (node.type !== 'CallExpression') return undefined
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] }
  if (callee.type === 'Identifier' && printing.has(String(callee['name']))) return given[1]
  const { object, property } = callee as unknown as { object?: Node; property?: Node }
  if (callee.type !== 'MemberExpression') return undefined
  if (object?.['name'] === 'console') return given[0]
  return printing.has(String(property?.['name'])) ? given[1] : undefined
}

function readText(node: Node): string | undefined {
  if (node.type === 'Literal') return String(node['value'])
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('%s')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
