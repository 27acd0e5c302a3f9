import { fillWords } from '../../shared/fill-words.ts'
import { enUs } from '../../i18n/en-us.ts'
import { suggestNearest } from '../../node/nearest.ts'
import { listComponents, readAtom } from '../../node/read-atom.ts'
import { setElement, type Directive } from '../directive.ts'

/** `:::atom{type="COMPONENT"}` around a fenced JSON block: a preset of the library's components, described as data. */
export const atomDirective: Directive = {
  name: 'atom',
  forms: ['containerDirective'],
  attributes: ['type'],
  apply: (node, context) => {
    const type = node.attributes?.['type'] ?? ''
    if (type !== 'COMPONENT') {
      context.report(node, fillWords(enUs.atomUnsupported, { type }), 'Use type="COMPONENT", the only one there is.')
      setElement(node, 'v-atom', { type })
      node.children = []
      return
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
      setElement(node, 'v-atom', { type })
      return
    }
    for (const name of listComponents(read.atom)) {
      if (context.site.atomNames.includes(name)) continue
      context.report(
        node,
        `The atom's component "${name}" is no export of the library.`,
        suggestNearest(name, context.site.atomNames),
      )
    }
    setElement(node, 'v-atom', { type, atom: read.atom, line: context.lineOf(node) })
  },
}
