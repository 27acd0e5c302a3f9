import type { Parents, RootContent } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { suggestNearest } from '../node/nearest.ts'
import type { MarkdownContext } from './context.ts'
import { isDirective, type Directive, type DirectiveNode, type PropsByElement } from './directive.ts'
import { apiDirective } from './directives/api.ts'
import { atomDirective } from './directives/atom.ts'
import { badgeDirective } from './directives/badge.ts'
import { calloutDirectives } from './directives/callout.ts'
import { codeGroupDirective } from './directives/code-group.ts'
import { demoDirective } from './directives/demo.ts'
import { demoIndexDirective } from './directives/demo-index.ts'
import { eachDirective } from './directives/each.ts'
import { fileDirective } from './directives/file.ts'
import { findHeadingDirective } from './directives/find-heading.ts'
import { historyDirective } from './directives/history.ts'
import { besideDirective, heroDirective } from './directives/hero.ts'
import { foldDirective } from './directives/fold.ts'
import { gridDirective } from './directives/grid.ts'
import { islandDirective } from './directives/island.ts'
import { kbdDirective } from './directives/kbd.ts'
import { pictureDirective } from './directives/picture.ts'
import { propDirective } from './directives/prop.ts'
import { replayDirective } from './directives/replay.ts'
import { stepsDirective } from './directives/steps.ts'
import { tabDirective } from './directives/tab.ts'
import { valueDirective } from './directives/value.ts'

const list = [
  ...calloutDirectives,
  apiDirective,
  atomDirective,
  badgeDirective,
  besideDirective,
  codeGroupDirective,
  demoDirective,
  demoIndexDirective,
  eachDirective,
  fileDirective,
  findHeadingDirective,
  foldDirective,
  gridDirective,
  heroDirective,
  historyDirective,
  islandDirective,
  kbdDirective,
  pictureDirective,
  propDirective,
  replayDirective,
  stepsDirective,
  tabDirective,
  valueDirective,
] as const

/**
 * What each directive's component is given, by the element that markdown makes of the directive. The list says which there
 * are, and the file of each what they read.
 */
export type DirectiveProps = PropsByElement<(typeof list)[number]>

const directives = new Map<string, Directive>(list.map((directive) => [directive.name, directive]))

/** Gives every directive its element. An unknown text directive was only a colon in a sentence and becomes text again. */
export function applyDirectives(tree: Parents, context: MarkdownContext): void {
  const children: RootContent[] = tree.children
  // By place, because a text directive may become several nodes, which come next.
  for (let index = 0; index < children.length; index++) {
    const node = children[index]
    if (node === undefined) continue
    if (isDirective(node) && !applyDirective(node, context)) {
      if (node.type === 'textDirective') children.splice(index, 1, ...toPlainText(node, context))
    } else if ('children' in node) applyDirectives(node, context)
  }
}

/** False for what is no directive after all. */
function applyDirective(node: DirectiveNode, context: MarkdownContext): boolean {
  const directive = directives.get(node.name)
  if (node.type === 'textDirective' && (directive === undefined || isOnlyColon(node, context))) return false
  if (directive === undefined) {
    context.report(node, `There is no directive "${node.name}".`, suggestNearest(node.name, [...directives.keys()]))
    return false
  }
  checkUse(node, directive, context)
  directive.apply(node, context)
  return true
}

function checkUse(node: DirectiveNode, directive: Directive, context: MarkdownContext): void {
  if (!directive.forms.includes(node.type)) {
    context.report(
      node,
      `The directive "${node.name}" is written in the wrong form.`,
      `Write ${directive.forms.map((form) => formExample(form, node.name)).join(' or ')}.`,
    )
  }
  for (const name of Object.keys(node.attributes ?? {})) {
    if (directive.attributes.includes(name)) continue
    const mend = directive.attributes.length === 0 ? 'Leave it out.' : suggestNearest(name, directive.attributes)
    context.report(node, `The directive "${node.name}" takes no "${name}".`, mend)
  }
  if (node.type === 'textDirective' && directive.forms.includes(node.type) && toString(node) === '')
    context.report(node, `The directive "${node.name}" has no text.`, `Write ${formExample(node.type, node.name)}.`)
}

function formExample(form: DirectiveNode['type'], name: string): string {
  if (form === 'textDirective') return `:${name}[…]`
  return form === 'leafDirective' ? `::${name}{…}` : `:::${name} … :::`
}

/** True for a colon inside a sentence such as `status:error`: the directive is only a name, directly after a word. */
function isOnlyColon(node: TextDirective, { page }: MarkdownContext): boolean {
  const start = node.position?.start.offset ?? 0
  const isBare = page.body.slice(start, node.position?.end.offset) === `:${node.name}`
  return isBare && /[\p{L}\p{N}_]/u.test(page.body.charAt(start - 1))
}

/** The source text of a directive. The markup inside its label stays as it was parsed. */
function toPlainText(node: TextDirective, { page }: MarkdownContext): TextDirective['children'] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  const inside = [node.children[0]?.position?.start.offset, node.children.at(-1)?.position?.end.offset]
  if (inside[0] === undefined) return [{ type: 'text', value: page.body.slice(start, end) }]
  return [
    { type: 'text', value: page.body.slice(start, inside[0]) },
    ...node.children,
    { type: 'text', value: page.body.slice(inside[1], end) },
  ]
}
