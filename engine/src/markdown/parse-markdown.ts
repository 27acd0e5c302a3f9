import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'

const reader = unified().use(remarkParse).use(remarkGfm)
const quickReader = unified().use(remarkParse).use(remarkGfm).use(skipAddresses)
const parser = reader().use(remarkDirective)
const quickParser = quickReader().use(remarkDirective)

/** Reads markdown with tables, tasks and directives. */
export function parseMarkdown(body: string): Root {
  return (mayHoldAddress(body) ? parser : quickParser).parse(body)
}

/** Reads markdown as others do: with tables and tasks, without directives. */
export function readMarkdown(text: string): Root {
  return (mayHoldAddress(text) ? reader : quickReader).parse(text)
}

/** Whether a text can hold an address that is a link without being marked as one. A sign may be written as `&#64;`. */
function mayHoldAddress(body: string): boolean {
  return /[@&]|http|www/i.test(body)
}

/** Leaves out of GFM that a text is searched for addresses four times, node by node: an eighth of the time of parsing. */
function skipAddresses(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms: _addresses, ...extension }) => extension)
}
