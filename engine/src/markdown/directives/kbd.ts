import { toString } from 'mdast-util-to-string'
import { defineDirective } from '../directive.ts'

interface KbdProps {
  /** To press together. */
  keys: readonly string[]
}

/** `:kbd[Ctrl+K]`: keys to press. */
export const kbdDirective = defineDirective({
  name: 'kbd',
  element: 'v-kbd',
  forms: ['textDirective'],
  attributes: [],
  // A plus at the end is a key, as in `Ctrl++`.
  read: (node): KbdProps => ({ keys: toString(node).split(/\+(?=.)/) }),
})
