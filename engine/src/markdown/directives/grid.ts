import { defineDirective } from '../directive.ts'

/** `::::grid … ::::`: demos side by side, where the page is wide enough. */
export const gridDirective = defineDirective({
  name: 'grid',
  element: 'v-grid',
  forms: ['containerDirective'],
  attributes: [],
  read: () => ({}),
})
