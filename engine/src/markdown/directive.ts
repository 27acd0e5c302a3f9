import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { DirectiveProps } from '../model/directive-props.ts'
import type { MarkdownContext } from './context.ts'

/** A directive as the parser gives it. */
export type DirectiveNode = TextDirective | LeafDirective | ContainerDirective

/** One word that markdown understands after `:`, `::` or `:::`. */
export interface Directive {
  name: string
  /** How it may be written: `:name[…]`, `::name{…}`, `:::name`. */
  forms: readonly DirectiveNode['type'][]
  /** Legal attributes. */
  attributes: readonly string[]
  /** Names the element and its properties in `node.data`; reports what is wrong. */
  apply: (node: DirectiveNode, context: MarkdownContext) => void
}

/** Makes the directive an element whose properties reach its component as one JSON string; `readProps` reads it there. */
export function setElement<Name extends keyof DirectiveProps>(
  node: DirectiveNode,
  name: Name,
  props: DirectiveProps[Name],
): void {
  node.data = { hName: name, hProperties: { data: JSON.stringify(props) } }
}

/** Takes the `[label]` of a container off its children; undefined when it has none. */
export function takeLabel(node: DirectiveNode): string | undefined {
  if (node.type !== 'containerDirective') return toString(node) || undefined
  const [first] = node.children
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined
  node.children.shift()
  return toString(first)
}
