import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { MarkdownContext } from './context.ts'

/** A directive as the parser gives it. */
export type DirectiveNode = TextDirective | LeafDirective | ContainerDirective

interface DirectiveSyntax {
  /** The word that stands after `:`, `::` or `:::`. */
  name: string
  /** How it may be written: `:name[…]`, `::name{…}`, `:::name`. */
  forms: readonly DirectiveNode['type'][]
  /** Legal attributes. */
  attributes: readonly string[]
}

/** One word that markdown understands after `:`, `::` or `:::`. */
export interface Directive extends DirectiveSyntax {
  /** Names the element and its properties in `node.data`; reports what is wrong. */
  apply: (node: DirectiveNode, context: MarkdownContext) => void
}

interface DirectiveElement<Element extends string = string, Props extends object = object> extends DirectiveSyntax {
  /** Name of the element that it becomes; the theme has one component for each. */
  element: Element
  /** Gives the properties of that component; reports what is wrong. */
  read: (node: DirectiveNode, context: MarkdownContext) => Props
}

/** What the component of each element is given, by the element, for a list of directives. */
export type PropsByElement<Listed> = {
  [Each in Extract<Listed, DirectiveElement> as Each['element']]: ReturnType<Each['read']>
}

/** A directive with a component of its own, which gets the properties as one JSON string; `readProps` reads it there. */
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

/** Takes the `[label]` of a container off its children; undefined when it has none. */
export function takeLabel(node: DirectiveNode): string | undefined {
  if (node.type !== 'containerDirective') return toString(node) || undefined
  const [first] = node.children
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined
  node.children.shift()
  return toString(first)
}
