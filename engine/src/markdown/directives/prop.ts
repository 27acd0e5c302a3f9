import { toString } from 'mdast-util-to-string'
import { setElement, type Directive } from '../directive.ts'

/** `:prop[maxCount]` or `:prop[SearchConfig.filterOption]`: a property as code, linked to its row. */
export const propDirective: Directive = {
  name: 'prop',
  forms: ['textDirective'],
  attributes: [],
  apply: (node, context) => {
    const [owner, name] = splitName(toString(node))
    context.props.push({ owner, name, line: context.lineOf(node) })
    setElement(node, 'v-prop', { owner, name })
  },
}

function splitName(text: string): [owner: string | undefined, name: string] {
  const dot = text.indexOf('.')
  return dot < 0 ? [undefined, text] : [text.slice(0, dot), text.slice(dot + 1)]
}
