import type { Element } from 'hast'
import type { Code, Table } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import type { TextProps } from '../model/element-props.ts'
import { codeElement, tableElement } from '../shared/markup.ts'
import type { CodeMarks } from './highlight-code.ts'
import { readCodeMeta, splitDiff } from './read-code-meta.ts'

/** Properties of a code element before the highlighter has added its HTML. */
export interface CodeProperties extends Omit<TextProps[typeof codeElement], 'html' | 'hash'> {
  source: string
  marks: CodeMarks
}

/** A fenced block as an element. The highlighter adds its HTML. */
export function toCodeElement(_state: State, node: Code): Element {
  const { title, marked, words, numbered, isDiff, isOpen } = readCodeMeta(node.meta ?? '')
  const { source, added, removed } = isDiff
    ? splitDiff(node.value)
    : { source: node.value, added: undefined, removed: undefined }
  const properties: CodeProperties = {
    language: node.lang ?? 'text',
    title,
    numbered,
    open: isOpen,
    source,
    marks: { lines: marked, words, added, removed },
  }
  return { type: 'element', tagName: codeElement, properties, children: [] } as unknown as Element
}

/** A table in a frame of its own, so that a wide table scrolls there and not the page. */
export function toTableElement(state: State, node: Table): Element {
  return { type: 'element', tagName: tableElement, properties: {}, children: [defaultHandlers.table(state, node)] }
}
