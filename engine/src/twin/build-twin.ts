import type { Root, RootContent } from 'mdast'
import { wordsOf } from '../i18n/words-of.ts'
import type { SiteLink } from '../model/site.ts'
import { walkTree } from '../node/walk-tree.ts'
import { withBase } from '../shared/addresses.ts'
import { fillWords } from '../shared/fill-words.ts'
import { bullets, heading, link, paragraph, strong, text } from './nodes.ts'
import { toPlain } from './to-plain.ts'
import type { TwinPage, TwinView } from './twin-view.ts'
import { writeUsedTables } from './write-table.ts'

/**
 * A page as plain Markdown: what its HTML says, in the same order. Throws a `LostDirectiveError` for a directive that
 * has no form there.
 */
export function buildTwin(page: TwinPage, site: TwinView['site']): Root {
  const view: TwinView = { site, page, words: wordsOf(page.locale) }
  const title = page.hero?.title ?? page.title
  const tree: Root = {
    type: 'root',
    children: [
      ...writeFallbackNotice(view),
      heading(1, title),
      ...writeHero(view),
      ...page.parts.flatMap((part, index): RootContent[] => [
        // The first part is what one reads without choosing a tab.
        ...(index === 0 ? [] : [paragraph([strong([text(part.title)])])]),
        ...(part.kind === 'text' ? toPlain(part.source, view) : writeUsedTables(part.tables, view)),
      ]),
    ],
  }
  wholeLinks(tree, withBase(site.config.base, page.path))
  return tree
}

/** Gives links to a place on the same page their whole path: the text is read elsewhere. */
function wholeLinks(tree: Root, address: string): void {
  walkTree(tree, (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('#')) node.url = address + node.url
  })
}

function writeFallbackNotice({ page: { fallbackLanguage }, words }: TwinView): RootContent[] {
  if (fallbackLanguage === undefined) return []
  return [paragraph([text(fillWords(words.fallbackNotice, { language: fallbackLanguage }))])]
}

function writeHero(view: TwinView): RootContent[] {
  const { hero, tasks, heroLinks, content } = view.page
  if (hero === undefined) return []
  const { text: first, beside, below } = content.hero?.source ?? {}
  const write = (part: Root | undefined): RootContent[] => (part === undefined ? [] : toPlain(part, view))
  return [
    paragraph([text(hero.description)]),
    ...write(first),
    ...writeLinks(heroLinks),
    ...write(beside),
    ...write(below),
    ...writeLinks(tasks),
  ]
}

function writeLinks(links: readonly SiteLink[]): RootContent[] {
  return bullets(links.map(({ title, href }) => [paragraph(link(href, [text(title)]))]))
}
