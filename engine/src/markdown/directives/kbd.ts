import { toString } from 'mdast-util-to-string'
import { setElement, type Directive } from '../directive.ts'

/** `:kbd[Ctrl+K]`: keys to press. */
export const kbdDirective: Directive = {
  name: 'kbd',
  forms: ['textDirective'],
  attributes: [],
  apply: (node) => {
    // The last sign of `Ctrl++` is a key, not a join.
    setElement(node, 'v-kbd', { keys: toString(node).split(/\+(?=.)/) })
  },
}
