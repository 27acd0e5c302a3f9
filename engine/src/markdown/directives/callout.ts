import { setElement, takeLabel, type Directive } from '../directive.ts'

/** `:::warning[Title] … :::`: a note that stands out. */
export const calloutDirectives: readonly Directive[] = ['info', 'warning', 'success', 'error'].map((type) => ({
  name: type,
  forms: ['containerDirective'],
  attributes: [],
  apply: (node) => setElement(node, 'v-callout', { type, title: takeLabel(node) }),
}))
