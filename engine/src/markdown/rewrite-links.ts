import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { PageLink } from '../model/page.ts'
import { toLocalePath, withBase } from '../shared/addresses.ts'
import type { MarkdownStep } from './step.ts'

/** Lists the links and pictures and turns routes (`/demo/tags#notice`) into addresses with locale and base. Whether they lead anywhere is checked when all pages are known. */
export function rewriteLinks(tree: Root, step: MarkdownStep): PageLink[] {
  const links: PageLink[] = []
  visit(tree, ['link', 'definition', 'image'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    links.push({ href: node.url, line: step.lineOf(node) })
    if (node.url.startsWith('/') && !node.url.startsWith('//')) node.url = toHref(node.url, step)
  })
  return links
}

function toHref(route: string, step: MarkdownStep): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  // A file of public (it has an extension) is the same in every locale.
  if (/\.\w+$/.test(path)) return withBase(step.site.base, route)
  return withBase(step.site.base, toLocalePath(step.page.locale, step.site.defaultLocale, path)) + rest
}
