import { suggestNearest } from '../../node/nearest.ts'
import { setElement, type Directive } from '../directive.ts'

/** `::api{id="Select"}`: a generated reference table. */
export const apiDirective: Directive = {
  name: 'api',
  forms: ['leafDirective'],
  attributes: ['id'],
  apply: (node, context) => {
    const id = node.attributes?.['id'] ?? ''
    const { apiIds } = context.site
    if (apiIds !== undefined && !apiIds.includes(id))
      context.report(
        node,
        id === '' ? 'An api table has no id.' : `Properties definition not found for ${id} component`,
        suggestNearest(id, apiIds),
      )
    context.apis.push(id)
    setElement(node, 'v-api', { id })
  },
}
