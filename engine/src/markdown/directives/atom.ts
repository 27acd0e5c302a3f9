import { fillWords } from '../../shared/fill-words.ts'
import { enUs } from '../../i18n/en-us.ts'
import type { AtomNode } from '../../model/atom.ts'
import { suggestNearest } from '../../node/nearest.ts'
import { listComponents, readAtom } from '../../node/read-atom.ts'
import { defineDirective } from '../directive.ts'

interface AtomProps {
  type: string
  /** Left out when the preset cannot be read. */
  atom?: AtomNode
  /** Of the file; makes an id. */
  line?: number
}

/** `:::atom{type="COMPONENT"}` around a fenced JSON block: a preset of the library's components, described as data. */
export const atomDirective = defineDirective({
  name: 'atom',
  element: 'v-atom',
  forms: ['containerDirective'],
  attributes: ['type'],
  read: (node, context): AtomProps => {
    const type = node.attributes?.['type'] ?? ''
    if (type !== 'COMPONENT') {
      context.report(
        node,
        fillWords(enUs.atomUnsupported, { type: type || enUs.atomUntyped }),
        'Use type="COMPONENT", the only one there is.',
      )
      node.children = []
      return { type }
    }
    const code = node.children.find((child) => child.type === 'code')
    const read = readAtom(code?.type === 'code' ? code.value : '')
    node.children = []
    if ('problem' in read) {
      context.report(
        node,
        read.problem,
        'Write {"componentName": "…", "props": {…}, "children": …} in a ```json block.',
      )
      return { type }
    }
    for (const name of listComponents(read.atom)) {
      if (context.site.atomNames.includes(name)) continue
      context.report(
        node,
        `The atom's component "${name}" is no export of the library.`,
        suggestNearest(name, context.site.atomNames),
      )
    }
    return { type, atom: read.atom, line: context.lineOf(node) }
  },
})
