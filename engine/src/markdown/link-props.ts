import type { ApiUse } from '../model/api.ts'

/**
 * Makes the properties in highlighted code links, each where it is used first: options repeat `value` and `label` in
 * every line, and a link in each would be as many Tab stops. Their address is `@<row id>` until a page is rendered, because the
 * real address differs between languages. A name that the highlighter has split into several spans gets no link.
 */
export function linkProps(html: string, uses: readonly ApiUse[]): string {
  if (uses.length === 0) return html
  const first = uses.filter((use, index) => uses.findIndex(({ id }) => id === use.id) === index)
  return html
    .split('\n')
    .map((line, index) =>
      linkLine(
        line,
        first.filter((use) => use.line === index + 1),
      ),
    )
    .join('\n')
}

function linkLine(html: string, uses: readonly ApiUse[]): string {
  let result = html
  // From right to left, so that a link does not move the columns of the others.
  for (const { id, column, endColumn } of uses.toSorted((a, b) => b.column - a.column)) {
    const start = findOffset(result, column, 'start')
    const end = findOffset(result, endColumn, 'end')
    const name = result.slice(start, end)
    if (start >= 0 && end > start && !/[<>]/.test(name))
      result = `${result.slice(0, start)}<a class="c-prop" href="@${id}">${name}</a>${result.slice(end)}`
  }
  return result
}

/** Offset in the HTML of a 1-based column of the text. Tags have no width; an entity is one character wide. */
function findOffset(html: string, column: number, edge: 'start' | 'end'): number {
  let offset = 0
  let seen = 1
  while (offset < html.length) {
    if (edge === 'end' && seen === column) return offset
    const [tag] = /^<[^>]*>/.exec(html.slice(offset)) ?? []
    if (tag !== undefined) {
      offset += tag.length
      continue
    }
    if (seen === column) return offset
    offset += /^&[#\w]+;/.exec(html.slice(offset))?.[0].length ?? 1
    seen++
  }
  return edge === 'end' && seen === column ? offset : -1
}
