import type { Nodes, Table, TableRow } from 'mdast'
import type { MarkdownContext } from '../context.ts'
import { defineDirective, type DirectiveNode } from '../directive.ts'
import { findDatum, formatDatum, readShownData } from '../shown-data.ts'

/**
 * `:::each{src="data/lamps.json" of="lamps"} … :::`: a table whose last row is written once and shown for each record of
 * a JSON file of the site. `{name}` in it stands for a field of the record.
 */
export const eachDirective = defineDirective({
  name: 'each',
  element: 'v-each',
  forms: ['containerDirective'],
  attributes: ['src', 'of'],
  read: (node, context): object => {
    const [table] = node.children
    if (table?.type !== 'table' || table.children.length !== 2 || node.children.length !== 1) {
      context.report(
        node,
        'An each holds something else than a table of two rows.',
        'Put a table into it: its header, and one row with {fields}.',
      )
      return {}
    }
    fillTable(table, readRecords(node, context), node, context)
    return {}
  },
})

/** The list that the directive names. */
function readRecords(node: DirectiveNode, context: MarkdownContext): readonly unknown[] {
  const data = readShownData(node, context)
  if (data === undefined) return []
  const { src, of } = node.attributes ?? {}
  const list = of ? findDatum(data, of, node, context) : data
  if (Array.isArray(list)) return list
  const found = of ? `"${of}" of the file "${src}"` : `The file "${src}"`
  if (list !== undefined) context.report(node, `${found} is no list.`, 'Name a list of records with of="…".')
  return []
}

function fillTable(table: Table, records: readonly unknown[], node: DirectiveNode, context: MarkdownContext): void {
  const [head, template] = table.children
  if (head === undefined || template === undefined) return
  const reported = new Set<string>()
  const rows = records.map((record): TableRow => {
    const read = (name: string): string => {
      if (reported.has(name)) return ''
      const datum = findDatum(record, name, node, context)
      if (datum === undefined) reported.add(name)
      return formatDatum(datum, context.page.locale) ?? ''
    }
    const row = structuredClone(template)
    fillFields(row, read)
    return row
  })
  table.children = [head, ...rows]
}

/** Puts values for `{name}` into texts, code and addresses. */
function fillFields(node: Nodes, read: (name: string) => string): void {
  const fill = (text: string): string => text.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => read(name))
  if (node.type === 'text' || node.type === 'inlineCode') node.value = fill(node.value)
  if (node.type === 'link') node.url = fill(node.url)
  if ('children' in node) for (const child of node.children) fillFields(child, read)
}
