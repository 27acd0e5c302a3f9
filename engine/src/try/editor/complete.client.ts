import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState, Extension } from '@codemirror/state'
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view'
import type { TryProp, TryReference } from '../../model/try.ts'
import { isForPeople } from '../stage/describe-problem.client.ts'
import { createCard } from './create-card.client.ts'

type Tree = ReturnType<typeof syntaxTree>
type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** Milliseconds that completion may wait until the text is read, and those of one task of reading. */
const longestParse = 300
const slice = 12

/** What the editor knows of the documented components. */
export interface Known {
  reference: TryReference
  packages: readonly string[]
  /** Names of the demo's files. */
  files: readonly string[]
}

/** Completes properties, their values and imports, and says on a card what a property does. */
export function createHints(load: () => Promise<Known>): Extension {
  return [
    autocompletion({
      override: [async (context) => complete(context, await readTree(context), await load())],
      icons: false,
    }),
    hoverTooltip(async (view, at) => describeAt(view, at, await load())),
  ]
}

/**
 * The text as far as the cursor, read as code. Just after a paste, or on a slow machine, that may take long: it is read
 * in pieces, so that a key between them is answered.
 */
async function readTree(context: CompletionContext): Promise<Tree> {
  const { state, pos } = context
  const end = performance.now() + longestParse
  for (;;) {
    const tree = ensureSyntaxTree(state, pos, slice)
    if (tree !== null) return tree
    if (context.aborted || performance.now() > end) return syntaxTree(state)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
}

function complete(context: CompletionContext, tree: Tree, known: Known): CompletionResult | null {
  const { state, pos } = context
  const node = tree.resolveInner(pos, -1)
  const string = findAround(node, 'String', 'JSXAttributeValue')
  if (findAround(node, 'ImportDeclaration') !== undefined) return completeImport(context, node, known)
  const attribute = findAround(node, 'JSXAttribute')
  if (string !== undefined && attribute !== undefined) return completeValue(context, attribute, known)
  const tag = findAround(node, 'JSXOpenTag', 'JSXSelfClosingTag')
  if (tag === undefined || findAround(node, 'JSXEscape') !== undefined) return null
  const word = context.matchBefore(/[\w-]*/)
  if (word === null || (word.from === word.to && !context.explicit)) return null
  // The name of the component itself.
  if (node.name === 'JSXIdentifier' && node.parent?.name !== 'JSXAttribute') return null
  const props = findProps(state, tag, known)
  const options = props.map((prop): Completion => ({
    label: prop.name,
    type: 'property',
    detail: prop.type.length > 40 ? `${prop.type.slice(0, 39)}…` : prop.type,
    info: () => createCard(prop),
    apply: (view, _completion, from, to) => insertProp(view, prop, from, to),
  }))
  return options.length === 0 ? null : { from: word.from, options, validFor: /^[\w-]*$/ }
}

/** The values that a type names: `'multiple' | 'tags'`. */
function completeValue(context: CompletionContext, attribute: SyntaxNode, known: Known): CompletionResult | null {
  const prop = findProp(context.state, attribute, known)
  const word = context.matchBefore(/[\w-]*/)
  const values = [...(prop?.type ?? '').matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, two]) => one ?? two ?? '')
  if (word === null || values.length === 0) return null
  return { from: word.from, options: [...new Set(values)].map((label) => ({ label, type: 'enum' })) }
}

function completeImport(
  context: CompletionContext,
  node: SyntaxNode,
  { packages, files, reference }: Known,
): CompletionResult | null {
  if (node.name === 'String') {
    const word = context.matchBefore(/[\w@./-]*/)
    if (word === null) return null
    const names = [...packages.filter(isForPeople), ...files.slice(1).map((name) => `./${name}`)]
    return { from: word.from, options: names.map((label) => ({ label, type: 'module' })) }
  }
  const word = context.matchBefore(/\w*/)
  if (word === null || (word.from === word.to && !context.explicit)) return null
  return { from: word.from, options: reference.exports.map((label) => ({ label, type: 'variable' })) }
}

/** A property with the sign that its value needs: none for `true`, quotes for texts, else braces. */
function insertProp(view: EditorView, { name, type }: TryProp, from: number, to: number): void {
  const isText = /^(string|'[^']*'|"[^"]*")( |$)/.test(type)
  const value = type === 'boolean' ? '' : isText ? '=""' : '={}'
  view.dispatch({
    changes: { from, to, insert: name + value },
    selection: { anchor: from + name.length + value.length - (value === '' ? 0 : 1) },
    userEvent: 'input.complete',
  })
}

function describeAt(view: EditorView, at: number, known: Known): Tooltip | null {
  const node = syntaxTree(view.state).resolveInner(at, 1)
  const attribute = node.parent?.name === 'JSXAttribute' ? node.parent : undefined
  const prop =
    attribute === undefined || node.name !== 'JSXIdentifier' ? undefined : findProp(view.state, attribute, known)
  if (prop === undefined) return null
  return { pos: node.from, end: node.to, above: true, create: () => ({ dom: createCard(prop) }) }
}

function findProp(state: EditorState, attribute: SyntaxNode, known: Known): TryProp | undefined {
  const name = attribute.getChild('JSXIdentifier')
  const tag = findAround(attribute, 'JSXOpenTag', 'JSXSelfClosingTag')
  if (name === null || tag === undefined) return undefined
  const text = state.sliceDoc(name.from, name.to)
  return findProps(state, tag, known).find((prop) => prop.name === text)
}

/** The properties of a component: of the table that is called like it, or of the first one for another name of it. */
function findProps(state: EditorState, tag: SyntaxNode, { reference }: Known): readonly TryProp[] {
  const node = tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression')
  const name = node === null ? '' : state.sliceDoc(node.from, node.to)
  // A tag in lower case is an element of HTML.
  if (!/^[A-Z]/.test(name)) return []
  const table = reference.tables.find(({ id }) => id === name || id === name.split('.').pop())
  return table?.props ?? []
}

/** The nearest node around with one of these names, the node itself included. */
function findAround(node: SyntaxNode, ...names: string[]): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) if (names.includes(at.name)) return at
  return undefined
}
