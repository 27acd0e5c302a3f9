import type { MarkdownContext } from './context.ts'
import type { DirectiveNode } from './directive.ts'
import { findShownText } from './find-shown-text.ts'
import { suggestNearest } from '../node/nearest.ts'

/** The content of the JSON file that a directive names with `src`. Undefined, and reported, when there is none. */
export function readShownData(node: DirectiveNode, context: MarkdownContext): unknown {
  const text = findShownText(node, context, 'name.json')
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    context.report(node, `The file "${node.attributes?.['src']}" is no JSON: ${reason}`, 'Mend the file.')
    return undefined
  }
}

/** What stands in data under `a.b.c`. Undefined, and reported with the nearest name, when there is nothing. */
export function findDatum(data: unknown, path: string, node: DirectiveNode, context: MarkdownContext): unknown {
  let found = data
  for (const name of path.split('.')) {
    const known = isRecord(found) ? found : {}
    if (!Object.hasOwn(known, name)) {
      context.report(
        node,
        `There is no "${name}"${path === name ? '' : ` of "${path}"`} in the file "${node.attributes?.['src']}".`,
        suggestNearest(name, Object.keys(known)),
      )
      return undefined
    }
    found = known[name]
  }
  return found
}

/** A text or number as a reader of this language writes it. Undefined for what is neither. */
export function formatDatum(datum: unknown, locale: string): string | undefined {
  if (typeof datum === 'number') return new Intl.NumberFormat(locale).format(datum)
  return typeof datum === 'string' ? datum : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
