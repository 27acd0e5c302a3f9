import { basename, extname } from 'node:path'
import { suggestNearest } from '../../node/nearest.ts'
import { codeElement } from '../../shared/markup.ts'
import { cutPart, listParts } from '../cut-part.ts'
import type { MarkdownContext } from '../context.ts'
import type { Directive, DirectiveNode } from '../directive.ts'
import { findShownText } from '../find-shown-text.ts'
import type { CodeProperties } from '../to-elements.ts'

/** `::file{src="theme/lamp.css"}`: a file of the site, or a part of one, as a code block that is folded unless it says `open`. */
export const fileDirective: Directive = {
  name: 'file',
  forms: ['leafDirective'],
  attributes: ['src', 'part', 'open'],
  apply: (node, context) => {
    const { src, part, open } = node.attributes ?? {}
    const text = findShownText(node, context, 'name.css') ?? ''
    const properties: CodeProperties = {
      language: extname(src ?? '').slice(1) || 'text',
      title: basename(src ?? ''),
      numbered: false,
      open: open !== undefined,
      source: part ? takePart(text, part, node, context) : text,
      marks: {},
    }
    // The same element as for a fenced block, so that it is highlighted, folded and copied in the same way.
    node.data = { hName: codeElement, hProperties: { ...properties } as never }
  },
}

function takePart(text: string, part: string, node: DirectiveNode, context: MarkdownContext): string {
  const lines = cutPart(text, part)
  if (lines !== undefined || text === '') return lines ?? ''
  const parts = listParts(text)
  context.report(
    node,
    `The file "${node.attributes?.['src']}" has no part "${part}".`,
    parts.length === 0
      ? `Put the lines between "// #region ${part}" and "// #endregion".`
      : suggestNearest(part, parts),
  )
  return ''
}
