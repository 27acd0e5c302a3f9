import { demoIndexElement } from '../../shared/markup.ts'
import { defineDirective } from '../directive.ts'

/** `::demo-index`: all demo pages, by group. */
export const demoIndexDirective = defineDirective({
  name: 'demo-index',
  element: demoIndexElement,
  forms: ['leafDirective'],
  attributes: [],
  read: (_node, context) => {
    context.hasIndex = true
    return {}
  },
})
