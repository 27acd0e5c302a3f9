import { defineDirective } from '../directive.ts'

/** `:::steps … :::`: an ordered list drawn as steps. */
export const stepsDirective = defineDirective({
  name: 'steps',
  element: 'v-steps',
  forms: ['containerDirective'],
  attributes: [],
  read: (node, context) => {
    if (!node.children.some((child) => child.type === 'list' && child.ordered === true)) {
      context.report(node, 'A steps block holds no ordered list.', 'Put an ordered list (1. …) into it.')
    }
    return {}
  },
})
