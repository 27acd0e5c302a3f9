import type { AnyNode, Node, Program } from 'acorn'
import { guardName } from '../../shared/guard-name.ts'

/** A text that is put into code, before the character at `at`. */
interface Insertion {
  at: number
  text: string
}

/**
 * Puts a call of the guard into each loop and each function, so that code that never ends can be ended. No line break is
 * added: each line keeps its number.
 */
export function insertGuards(code: string, program: Program): string {
  const insertions: Insertion[] = []
  visitNodes(program, (node) => insertions.push(...guardNode(node)))
  // Of two texts at one place the one of the outer node comes first, because it was found first.
  insertions.sort((a, b) => a.at - b.at)
  let [result, from] = ['', 0]
  for (const { at, text } of insertions) {
    result += code.slice(from, at) + text
    from = at
  }
  return result + code.slice(from)
}

/** Calls `visit` for each node of a tree, outer nodes first. */
export function visitNodes(root: Node, visit: (node: AnyNode) => void): void {
  visit(root as AnyNode)
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown])
      if (isNode(child)) visitNodes(child, visit)
  }
}

function guardNode(node: AnyNode): Insertion[] {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return guardBody(node.body, '{', '}')
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return guardBody(node.body, '(', ')')
    default:
      return []
  }
}

function guardBody(body: Node, open: '{' | '(', close: '}' | ')'): Insertion[] {
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${guardName}();` }]
  const separator = open === '{' ? ';' : ','
  return [
    { at: body.start, text: `${open}${guardName}()${separator}` },
    { at: body.end, text: close },
  ]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
