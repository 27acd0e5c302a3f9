import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

/** Reads markdown with tables, tasks and directives. */
export function parseMarkdown(body: string): Root {
  return parser.parse(body)
}
