import { toString } from 'mdast-util-to-string'
import { defineDirective } from '../directive.ts'

interface PropLinkProps {
  /** Table id; undefined means the first table that has the name. */
  owner: string | undefined
  name: string
}

/** `:prop[maxCount]` or `:prop[SearchConfig.filterOption]`: a property as code, with a link to its row. */
export const propDirective = defineDirective({
  name: 'prop',
  element: 'v-prop',
  forms: ['textDirective'],
  attributes: [],
  read: (node, context): PropLinkProps => {
    const [owner, name] = splitName(toString(node))
    context.props.push({ owner, name, line: context.lineOf(node) })
    return { owner, name }
  },
})

function splitName(text: string): [owner: string | undefined, name: string] {
  const dot = text.indexOf('.')
  return dot < 0 ? [undefined, text] : [text.slice(0, dot), text.slice(dot + 1)]
}
