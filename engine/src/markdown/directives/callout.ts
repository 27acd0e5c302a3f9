import type { Tone } from '../../model/directive-props.ts'
import { setElement, takeLabel, type Directive } from '../directive.ts'

const tones: readonly Tone[] = ['info', 'warning', 'success', 'error']

/** `:::warning[Title] … :::`: a note that stands out. */
export const calloutDirectives: readonly Directive[] = tones.map((type) => ({
  name: type,
  forms: ['containerDirective'],
  attributes: [],
  apply: (node) => setElement(node, 'v-callout', { type, title: takeLabel(node) }),
}))
