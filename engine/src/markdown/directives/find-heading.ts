import { toString } from 'mdast-util-to-string'
import { defineDirective } from '../directive.ts'

interface FindHeadingProps {
  label: string
}

/**
 * `::find-heading[Paste the message]`: a field that finds the headings of its page that a pasted text fits. `%s` in a
 * heading stands for any words.
 */
export const findHeadingDirective = defineDirective({
  name: 'find-heading',
  element: 'v-find-heading',
  forms: ['leafDirective'],
  attributes: [],
  read: (node, context): FindHeadingProps => {
    const label = toString(node)
    if (label === '')
      context.report(node, 'The field that finds headings has no label.', 'Write ::find-heading[Paste the message].')
    return { label }
  },
})
