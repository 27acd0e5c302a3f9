import { defineDirective, takeLabel } from '../directive.ts'
import { tones, type Tone } from '../tones.ts'

interface CalloutProps {
  type: Tone
  title: string | undefined
}

/** `:::warning[Title] … :::`: a note that stands out. */
export const calloutDirectives = tones.map((type) =>
  defineDirective({
    name: type,
    element: 'v-callout',
    forms: ['containerDirective'],
    attributes: [],
    read: (node): CalloutProps => ({ type, title: takeLabel(node) }),
  }),
)
