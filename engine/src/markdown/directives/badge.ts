import type { Tone } from '../../model/directive-props.ts'
import { suggestNearest } from '../../node/nearest.ts'
import { setElement, type Directive } from '../directive.ts'

const tones: readonly Tone[] = ['info', 'warning', 'success', 'error']

/** `:badge[New]{tone="info"}`: a word in a small frame. */
export const badgeDirective: Directive = {
  name: 'badge',
  forms: ['textDirective'],
  attributes: ['tone'],
  apply: (node, context) => {
    const wanted = node.attributes?.['tone'] ?? 'info'
    const tone = tones.find((each) => each === wanted)
    if (tone === undefined) context.report(node, `There is no badge tone "${wanted}".`, suggestNearest(wanted, tones))
    setElement(node, 'v-badge', { tone: tone ?? 'info' })
  },
}
