import type { Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { suggestNearest } from '../shared/nearest.ts'
import { apiDirective } from './directives/api.ts'
import { badgeDirective } from './directives/badge.ts'
import { calloutDirectives } from './directives/callout.ts'
import { codeGroupDirective } from './directives/code-group.ts'
import { demoDirective } from './directives/demo.ts'
import { demoIndexDirective } from './directives/demo-index.ts'
import { gridDirective } from './directives/grid.ts'
import { kbdDirective } from './directives/kbd.ts'
import { pictureDirective } from './directives/picture.ts'
import { propDirective } from './directives/prop.ts'
import { stepsDirective } from './directives/steps.ts'
import { tabDirective } from './directives/tab.ts'
import type { MarkdownStep } from './step.ts'

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
  apply: (node: DirectiveNode, step: MarkdownStep) => void
}

const directives = new Map<string, Directive>(
  [
    ...calloutDirectives,
    apiDirective,
    badgeDirective,
    codeGroupDirective,
    demoDirective,
    demoIndexDirective,
    gridDirective,
    kbdDirective,
    pictureDirective,
    propDirective,
    stepsDirective,
    tabDirective,
  ].map((directive) => [directive.name, directive]),
)

/** Gives every directive its element. A text directive nobody knows was just a colon in a sentence and becomes text again. */
export function applyDirectives(tree: Root, step: MarkdownStep): void {
  visit(tree, ['textDirective', 'leafDirective', 'containerDirective'], (found, index, parent) => {
    const node = found as DirectiveNode
    const directive = directives.get(node.name)
    if (directive === undefined && node.type === 'textDirective') {
      if (parent !== undefined && index !== undefined) parent.children.splice(index, 1, ...toPlainText(node, step))
      return [SKIP, (index ?? 0) + 1]
    }
    if (directive === undefined) {
      step.report(node, `There is no directive "${node.name}".`, suggestNearest(node.name, [...directives.keys()]))
      return SKIP
    }
    checkUse(node, directive, step)
    directive.apply(node, step)
    return undefined
  })
}

function checkUse(node: DirectiveNode, directive: Directive, step: MarkdownStep): void {
  if (!directive.forms.includes(node.type)) {
    step.report(
      node,
      `The directive "${node.name}" is written in the wrong form.`,
      `Write ${directive.forms.map((form) => formExample(form, node.name)).join(' or ')}.`,
    )
  }
  for (const name of Object.keys(node.attributes ?? {})) {
    if (directive.attributes.includes(name)) continue
    step.report(node, `The directive "${node.name}" takes no "${name}".`, suggestNearest(name, directive.attributes))
  }
}

function formExample(form: DirectiveNode['type'], name: string): string {
  if (form === 'textDirective') return `:${name}[…]`
  return form === 'leafDirective' ? `::${name}{…}` : `:::${name} … :::`
}

function toPlainText(node: TextDirective, step: MarkdownStep): TextDirective['children'] {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  const source = start === undefined || end === undefined ? `:${node.name}` : step.page.body.slice(start, end)
  const label = toString(node)
  // Without a label the source is the text; with one, its inline markup stays as parsed.
  if (label === '') return [{ type: 'text', value: source }]
  return [{ type: 'text', value: `:${node.name}[` }, ...node.children, { type: 'text', value: ']' }]
}

/** Takes the `[label]` of a container off its children; undefined when it has none. */
export function takeLabel(node: DirectiveNode): string | undefined {
  if (node.type !== 'containerDirective') return toString(node) || undefined
  const [first] = node.children
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined
  node.children.shift()
  return toString(first)
}

/** Makes the directive an element whose properties reach the component as one JSON string. */
export function setElement(node: DirectiveNode, tagName: string, data: Record<string, unknown>): void {
  node.data = { hName: tagName, hProperties: { data: JSON.stringify(data) } }
}
