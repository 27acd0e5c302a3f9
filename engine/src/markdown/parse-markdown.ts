import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
const plainParser = unified().use(remarkParse).use(remarkGfm).use(skipAddresses).use(remarkDirective)

/** Reads markdown with tables, tasks and directives. */
export function parseMarkdown(body: string): Root {
  return (mayHoldAddress(body) ? parser : plainParser).parse(body)
}

/** Whether a text can hold an address that is a link without being marked as one. A sign may be written as `&#64;`. */
export function mayHoldAddress(body: string): boolean {
  return /[@&]|http|www/i.test(body)
}

/** Leaves out of GFM that a text is searched for addresses four times, node by node: an eighth of the time of parsing. */
export function skipAddresses(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms: _addresses, ...extension }) => extension)
}
