import type { Directive } from '../directive.ts'

/** `:::tab{key="migration" title="Migration"}`: a part of the page in a tab of its own. Allowed only at the top level of a page. */
export const tabDirective: Directive = {
  name: 'tab',
  forms: ['containerDirective'],
  attributes: ['key', 'title'],
  apply: (node, context) => {
    context.report(node, 'A tab stands inside of something else.', 'Tabs belong at the top level of a page.')
    node.data = { hName: 'div' }
  },
}
