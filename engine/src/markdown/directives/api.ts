import { suggestNearest } from '../../node/nearest.ts'
import { defineDirective } from '../directive.ts'

interface ApiProps {
  /** Of the table. */
  id: string
}

/** `::api{id="Select"}`: a generated reference table. */
export const apiDirective = defineDirective({
  name: 'api',
  element: 'v-api',
  forms: ['leafDirective'],
  attributes: ['id'],
  read: (node, context): ApiProps => {
    const id = node.attributes?.['id'] ?? ''
    const { apiIds } = context.site
    if (apiIds !== undefined && !apiIds.includes(id))
      context.report(
        node,
        id === '' ? 'An api table has no id.' : `Properties definition not found for ${id} component`,
        suggestNearest(id, apiIds),
      )
    else if (context.apis.includes(id))
      context.report(
        node,
        `The table "${id}" stands twice on this page.`,
        'Keep one; its rows are anchors and must be unique.',
      )
    context.apis.push(id)
    return { id }
  },
})
