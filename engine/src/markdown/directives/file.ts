import { basename, extname } from 'node:path'
import { codeElement } from '../../shared/markup.ts'
import type { Directive } from '../directive.ts'
import type { CodeProperties } from '../to-elements.ts'

/** `::file{src="theme/lamp.css"}`: a file of the site as a folded code block. */
export const fileDirective: Directive = {
  name: 'file',
  forms: ['leafDirective'],
  attributes: ['src'],
  apply: (node, context) => {
    const { src } = node.attributes ?? {}
    const { files } = context.site
    const text = src ? files[src] : undefined
    if (!src) context.report(node, 'A file has no src.', 'Give src="folder/name.css", relative to the site folder.')
    else if (isHiddenFile(src))
      context.report(
        node,
        `The file "${src}" is hidden: it may hold what is for nobody else.`,
        'Show a file without a dot in front of its name.',
      )
    else if (text === undefined)
      context.report(
        node,
        `There is no file "${src}" in the site folder.`,
        'Give src="folder/name.css", relative to the site folder.',
      )
    const properties: CodeProperties = {
      language: extname(src ?? '').slice(1) || 'text',
      title: basename(src ?? ''),
      numbered: false,
      open: false,
      source: text ?? '',
      marks: {},
    }
    // The same element as for a fenced block, so that it is highlighted, folded and copied in the same way.
    node.data = { hName: codeElement, hProperties: { ...properties } as never }
  },
}

/** True for files such as `.env`, and for all files of folders such as `.git`. */
export function isHiddenFile(src: string): boolean {
  return /(^|[\\/])\.(?![.\\/])/.test(src)
}
