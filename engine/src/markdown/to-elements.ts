import type { Element } from 'hast'
import type { Code, Table } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'

/** What the words after a fence's language say: ```` ```tsx [app.tsx] {1,3-4} lines ````. */
export interface CodeMeta {
  title: string | undefined
  /** 1-based lines to mark. */
  marked: number[]
  numbered: boolean
}

/** A fenced block as an element; the highlighter fills in its HTML. */
export function toCodeElement(_state: State, node: Code): Element {
  return {
    type: 'element',
    tagName: 'v-code',
    properties: { language: node.lang ?? 'text', ...readMeta(node.meta ?? ''), source: node.value },
    children: [],
  } as unknown as Element
}

/** A table in a frame of its own, so that only the frame scrolls. */
export function toTableElement(state: State, node: Table): Element {
  return { type: 'element', tagName: 'v-table', properties: {}, children: [defaultHandlers.table(state, node)] }
}

/** Reads the words after a fence's language. */
export function readMeta(meta: string): CodeMeta {
  const title = /\[([^\]]+)\]/.exec(meta)?.[1]
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? []
  const marked = ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  })
  return { title, marked, numbered: /(^|\s)lines(\s|$)/.test(meta) }
}
