import type { Nodes } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { MarkdownContext } from './context.ts'

/** A directive as the parser gives it. */
export type DirectiveNode = TextDirective | LeafDirective | ContainerDirective

/** Whether a node is a directive. */
export function isDirective(node: Nodes): node is DirectiveNode {
  return node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective'
}

interface DirectiveSyntax {
  /** The word that stands after `:`, `::` or `:::`. */
  name: string
  /** The forms in which it may be written: `:name[…]`, `::name{…}`, `:::name`. */
  forms: readonly DirectiveNode['type'][]
  /** Attributes that it may have. */
  attributes: readonly string[]
}

/** A word that has a meaning after `:`, `::` or `:::`. */
export interface Directive extends DirectiveSyntax {
  /** Sets the element and its properties in `node.data`, and reports what is wrong. */
  apply: (node: DirectiveNode, context: MarkdownContext) => void
}

interface DirectiveElement<Element extends string = string, Props extends object = object> extends DirectiveSyntax {
  /** Name of the element that the directive becomes. The theme has one component for each such element. */
  element: Element
  /** Reads the properties for that component, and reports what is wrong. */
  read: (node: DirectiveNode, context: MarkdownContext) => Props
}

/** For a list of directives: the properties of each element's component, by the name of the element. */
export type PropsByElement<Listed> = {
  [Each in Extract<Listed, DirectiveElement> as Each['element']]: ReturnType<Each['read']>
}

/**
 * Defines a directive that has a component of its own. The element carries the properties as one JSON string, which
 * `readProps` reads for the component.
 */
export function defineDirective<Element extends `v-${string}`, Props extends object>(
  directive: DirectiveElement<Element, Props>,
): Directive & DirectiveElement<Element, Props> {
  return {
    ...directive,
    apply: (node, context) => {
      const data = JSON.stringify(directive.read(node, context))
      node.data = { hName: directive.element, hProperties: { data } }
    },
  }
}

/** Removes the `[label]` of a container from its children and gives its text. Undefined when there is none. */
export function takeLabel(node: DirectiveNode): string | undefined {
  if (node.type !== 'containerDirective') return toString(node) || undefined
  const [first] = node.children
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined
  node.children.shift()
  return toString(first)
}
