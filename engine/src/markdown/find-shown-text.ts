import type { MarkdownContext } from './context.ts'
import type { DirectiveNode } from './directive.ts'

/**
 * The text of the file that a directive names with `src`. Reports why there is none; `example` is a file name for that
 * message.
 */
export function findShownText(node: DirectiveNode, context: MarkdownContext, example: string): string | undefined {
  const { src } = node.attributes ?? {}
  const mend = `Give src="folder/${example}", relative to the site folder.`
  if (!src) context.report(node, `The directive "${node.name}" has no src.`, mend)
  else if (isHiddenFile(src))
    context.report(
      node,
      `The file "${src}" is hidden: it may hold what is for nobody else.`,
      'Show a file without a dot in front of its name.',
    )
  else if (context.site.files[src] === undefined)
    context.report(node, `There is no file "${src}" in the site folder.`, mend)
  else return context.site.files[src]
  return undefined
}

/** True for files such as `.env`, and for all files of folders such as `.git`. */
export function isHiddenFile(src: string): boolean {
  return /(^|[\\/])\.(?![.\\/])/.test(src)
}
