import { defineDirective } from '../directive.ts'

/** `::history`: what each version has changed in the reference, and a list to choose the version one has. */
export const historyDirective = defineDirective({
  name: 'history',
  element: 'v-history',
  forms: ['leafDirective'],
  attributes: [],
  read: (node, context): object => {
    if (!context.site.hasHistory)
      context.report(
        node,
        'The reference has no history to list.',
        'Give docs.config.ts "api.history": versions, and the changes of each.',
      )
    return {}
  },
})
