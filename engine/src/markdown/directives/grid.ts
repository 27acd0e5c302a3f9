import { setElement, type Directive } from '../directive.ts'

/** `::::grid … ::::`: demos side by side where there is room. */
export const gridDirective: Directive = {
  name: 'grid',
  forms: ['containerDirective'],
  attributes: [],
  apply: (node) => setElement(node, 'v-grid', {}),
}
