import { defineDirective } from '../directive.ts'

interface GridProps {
  /** How many stand side by side where the page is wide enough. */
  columns: string
}

const counts = ['2', '3']

/** `::::grid … ::::`: demos, or the items of a list as cards, side by side where the page is wide enough. */
export const gridDirective = defineDirective({
  name: 'grid',
  element: 'v-grid',
  forms: ['containerDirective'],
  attributes: ['columns'],
  read: (node, context): GridProps => {
    const columns = node.attributes?.['columns'] ?? '2'
    if (!counts.includes(columns))
      context.report(node, `A grid has no "${columns}" columns.`, 'Write columns="2" or columns="3".')
    return { columns }
  },
})
