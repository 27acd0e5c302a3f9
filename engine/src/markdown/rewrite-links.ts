import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { PageLink } from '../model/page.ts'
import { toHref } from '../shared/addresses.ts'
import type { MarkdownContext } from './context.ts'

/**
 * Lists the links and pictures, and turns routes (`/demo/tags#notice`) into addresses with locale and base. A later
 * step, which knows all pages, checks that they lead somewhere.
 */
export function rewriteLinks(tree: Root, context: MarkdownContext): PageLink[] {
  const links: PageLink[] = []
  visit(tree, ['link', 'definition', 'image'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    links.push({ href: node.url, line: context.lineOf(node) })
    if (node.url.startsWith('/') && !node.url.startsWith('//'))
      node.url = toHref(node.url, context.page.locale, context.site)
  })
  return links
}
