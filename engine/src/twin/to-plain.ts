import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { readCodeMeta } from '../markdown/read-code-meta.ts'
import type { CodeProperties } from '../markdown/to-elements.ts'
import type { TextProps } from '../model/element-props.ts'
import { readProps } from '../node/read-props.ts'
import { codeElement } from '../shared/markup.ts'
import { directiveForms, type DirectiveForm } from './directive-forms.ts'
import { codeBlock, text } from './nodes.ts'
import { LostDirectiveError } from './lost-directive-error.ts'
import type { TwinView } from './twin-view.ts'

/** A text of a page as a tree of plain Markdown: no directives. */
export function toPlain(tree: Root, view: TwinView): RootContent[] {
  return tree.children.flatMap((node) => convert(node, view))
}

function convert(node: RootContent, view: TwinView): RootContent[] {
  switch (node.type) {
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective':
      return convertDirective(node as LeafDirective, view)
    // Pages leave it out, too.
    case 'html':
      return []
    case 'heading': {
      const { anchor } = (node.data?.hProperties ?? {}) as Partial<TextProps['v-heading']>
      const children = convertInside(node, view) as PhrasingContent[]
      return [
        withLine(node, { type: 'heading', depth: node.depth, children: [...children, text(` {#${anchor ?? ''}}`)] }),
      ]
    }
    case 'code': {
      const { title, isDiff } = readCodeMeta(node.meta ?? '')
      return [withLine(node, codeBlock(isDiff ? 'diff' : (node.lang ?? undefined), node.value, title))]
    }
    default:
      return [{ ...node, ...convertChildren(node, view) }]
  }
}

function convertDirective(node: LeafDirective, view: TwinView): RootContent[] {
  const { hName = '', hProperties } = node.data ?? {}
  if (hName === codeElement) {
    const { language, title, source } = hProperties as unknown as CodeProperties
    return [withLine(node, codeBlock(language, source.replace(/\n$/, ''), title))]
  }
  // The list of forms gives each directive its own properties. TypeScript cannot follow that here.
  const form = (directiveForms as Readonly<Record<string, DirectiveForm<never>>>)[hName]
  if (form === undefined) throw new LostDirectiveError(node.name, readLine(node) ?? 1)
  const props = readProps(hName, hProperties?.['data']) as never
  return form({ props, inside: convertInside(node, view), view }).map((made) => withLine(node, made))
}

function convertChildren(node: Nodes, view: TwinView): object {
  return 'children' in node ? { children: convertInside(node, view) } : {}
}

function convertInside(node: Nodes, view: TwinView): RootContent[] {
  return 'children' in node ? node.children.flatMap((child) => convert(child, view)) : []
}

/** What is made of a node knows the node's line, unless it knows one of its own. */
function withLine<Made extends RootContent>(node: Nodes, made: Made): Made {
  const line = readLine(made) ?? readLine(node)
  return line === undefined ? made : { ...made, data: { ...made.data, line } }
}

/** The line in the file that a node comes from. Undefined for what the engine adds. */
export function readLine(node: Nodes): number | undefined {
  return node.data?.line
}
