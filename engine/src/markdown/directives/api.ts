import { suggestNearest } from '../../node/nearest.ts'
import { setElement, type Directive } from '../apply-directives.ts'

/** `::api{id="Select"}`: a generated reference table. */
export const apiDirective: Directive = {
  name: 'api',
  forms: ['leafDirective'],
  attributes: ['id'],
  apply: (node, step) => {
    const id = node.attributes?.['id'] ?? ''
    const { apiIds } = step.site
    if (apiIds !== undefined && !apiIds.includes(id))
      step.report(
        node,
        id === '' ? 'An api table has no id.' : `Properties definition not found for ${id} component`,
        suggestNearest(id, apiIds),
      )
    step.apis.push(id)
    setElement(node, 'v-api', { id })
  },
}
