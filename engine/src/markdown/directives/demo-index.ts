import { setElement, type Directive } from '../directive.ts'

/** `::demo-index`: all demo pages, by group. */
export const demoIndexDirective: Directive = {
  name: 'demo-index',
  forms: ['leafDirective'],
  attributes: [],
  apply: (node) => setElement(node, 'v-demo-index', {}),
}
