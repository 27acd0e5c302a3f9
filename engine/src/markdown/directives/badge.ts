import { suggestNearest } from '../../node/nearest.ts'
import { defineDirective } from '../directive.ts'
import { tones, type Tone } from '../tones.ts'

interface BadgeProps {
  tone: Tone
}

/** `:badge[New]{tone="info"}`: a word in a small frame. */
export const badgeDirective = defineDirective({
  name: 'badge',
  element: 'v-badge',
  forms: ['textDirective'],
  attributes: ['tone'],
  read: (node, context): BadgeProps => {
    const wanted = node.attributes?.['tone'] ?? 'info'
    const tone = tones.find((each) => each === wanted)
    if (tone === undefined) context.report(node, `There is no badge tone "${wanted}".`, suggestNearest(wanted, tones))
    return { tone: tone ?? 'info' }
  },
})
