import type { Link, Parents, Root, Text } from 'mdast'
import type { PageLink } from '../model/page.ts'
import { walkTree } from '../node/walk-tree.ts'
import { prefetchModes } from '../schema/config.ts'
import { toHref } from '../shared/addresses.ts'
import type { MarkdownContext } from './context.ts'

/**
 * Lists the links and pictures, and turns routes (`/demo/tags#notice`) into addresses with locale and base. A later
 * step, which knows all pages, checks that they lead somewhere.
 */
export function rewriteLinks(tree: Root, context: MarkdownContext): PageLink[] {
  const links: PageLink[] = []
  walkTree(tree, (node) => {
    if ('children' in node) readPrefetches(node, context)
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    if (node.type !== 'image' || isOnSite(node.url)) links.push({ href: node.url, line: context.lineOf(node) })
    if (node.url.startsWith('/') && !node.url.startsWith('//'))
      node.url = toHref(node.url, context.page.locale, context.site)
  })
  return links
}

/**
 * Reports pictures that readers would not see: those of other hosts, which the pages' security policy blocks, and those
 * that say nothing to readers who do not see pictures.
 */
export function checkPictures(tree: Root, context: MarkdownContext): void {
  const addresses = new Map<string, string>()
  walkTree(tree, (node) => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url)
  })
  walkTree(tree, (node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return
    const url = node.type === 'image' ? node.url : (addresses.get(node.identifier) ?? '')
    if (/^(https?:)?\/\//i.test(url))
      context.report(
        node,
        `The picture "${url}" lies on another host, from which pages load nothing.`,
        'Put the file into public and write its path, such as /lamp.png.',
      )
    if (!node.alt?.trim())
      context.report(node, `The picture "${url}" has no alt.`, 'Say what it shows: ![A lamp](/lamp.png).')
  })
}

/** The addresses of other pictures are checked here, or are pictures themselves (`data:`). */
function isOnSite(url: string): boolean {
  return !/^(https?:|data:image\/|\/\/)/i.test(url)
}

function readPrefetches({ children }: Parents, context: MarkdownContext): void {
  for (const [index, node] of children.entries()) {
    const after = children[index + 1]
    if (node.type === 'link' && after?.type === 'text') readPrefetch(node, after, context)
  }
}

/** Reads `[text](/demo){prefetch=render}`: when the page of this one link is fetched. */
function readPrefetch(link: Link, after: Text, context: MarkdownContext): void {
  const [whole, value] = /^\{prefetch=([^}]*)\}/.exec(after.value) ?? []
  if (whole === undefined || value === undefined) return
  after.value = after.value.slice(whole.length)
  const modes: readonly string[] = prefetchModes
  if (!modes.includes(value)) {
    const what = `Invalid prefetch value "${value}" found in Link component`
    context.report(link, what, `Use one of: ${modes.join(', ')}.`)
    return
  }
  link.data = { hProperties: { dataPrefetch: value } }
}
