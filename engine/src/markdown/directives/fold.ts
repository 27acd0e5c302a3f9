import { defineDirective, takeLabel } from '../directive.ts'

interface FoldProps {
  title: string
}

/** `:::fold[Title] … :::`: a part of the text that opens on a click. The browser's own search finds and opens it. */
export const foldDirective = defineDirective({
  name: 'fold',
  element: 'v-fold',
  forms: ['containerDirective'],
  attributes: [],
  read: (node, context): FoldProps => {
    const title = takeLabel(node)
    if (title === undefined) context.report(node, 'A fold has no title.', 'Write :::fold[Title].')
    return { title: title ?? '' }
  },
})
