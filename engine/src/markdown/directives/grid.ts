import { defineDirective } from '../directive.ts'

/** `::::grid … ::::`: demos side by side where there is room. */
export const gridDirective = defineDirective({
  name: 'grid',
  element: 'v-grid',
  forms: ['containerDirective'],
  attributes: [],
  read: () => ({}),
})
