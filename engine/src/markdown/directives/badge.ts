import { suggestNearest } from '../../node/nearest.ts'
import { setElement, type Directive } from '../directive.ts'

const tones = ['info', 'warning', 'success', 'error']

/** `:badge[New]{tone="info"}`: a word in a small frame. */
export const badgeDirective: Directive = {
  name: 'badge',
  forms: ['textDirective'],
  attributes: ['tone'],
  apply: (node, context) => {
    const tone = node.attributes?.['tone'] ?? 'info'
    if (!tones.includes(tone)) context.report(node, `There is no badge tone "${tone}".`, suggestNearest(tone, tones))
    setElement(node, 'v-badge', { tone })
  },
}
