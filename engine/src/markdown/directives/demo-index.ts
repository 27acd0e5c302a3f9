import { defineDirective } from '../directive.ts'

/** `::demo-index`: all demo pages, by group. */
export const demoIndexDirective = defineDirective({
  name: 'demo-index',
  element: 'v-demo-index',
  forms: ['leafDirective'],
  attributes: [],
  read: () => ({}),
})
