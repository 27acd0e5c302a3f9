import { toString } from 'mdast-util-to-string'
import { defineDirective } from '../directive.ts'
import { findDatum, formatDatum, readShownData } from '../shown-data.ts'

/** `:value[bundler.version]{src="data/lamps.json"}`: a text or number from a JSON file of the site, in a sentence. */
export const valueDirective = defineDirective({
  name: 'value',
  element: 'v-value',
  forms: ['textDirective'],
  attributes: ['src'],
  read: (node, context): object => {
    const path = toString(node)
    const data = path === '' ? undefined : readShownData(node, context)
    const datum = data === undefined ? undefined : findDatum(data, path, node, context)
    const value = formatDatum(datum, context.page.locale)
    if (datum !== undefined && value === undefined)
      context.report(node, `The value "${path}" is neither a text nor a number.`, 'Name a value inside it.')
    node.children = [{ type: 'text', value: value ?? '' }]
    return {}
  },
})
