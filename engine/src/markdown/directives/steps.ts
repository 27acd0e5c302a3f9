import { setElement, type Directive } from '../directive.ts'

/** `:::steps … :::`: an ordered list drawn as steps. */
export const stepsDirective: Directive = {
  name: 'steps',
  forms: ['containerDirective'],
  attributes: [],
  apply: (node, context) => {
    if (!node.children.some((child) => child.type === 'list' && child.ordered === true)) {
      context.report(node, 'A steps block holds no ordered list.', 'Put an ordered list (1. …) into it.')
    }
    setElement(node, 'v-steps', {})
  },
}
