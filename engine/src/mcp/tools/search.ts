import type { HighlightText, SearchHint } from '../../model/search.ts'
import { withoutBase } from '../../shared/addresses.ts'
import { defineTool, localeParameter } from '../define-tool.ts'
import type { ReadSite } from '../read-site.ts'

const defaultLimit = 10

/** What the search field of the site finds, in its order. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages, sections, demos and properties by words, in any language of the site; forgives typos. Begin here when you do not know a name.',
  parameters: {
    query: { type: 'string', description: 'A few words, or the name of a property.', required: true },
    limit: { type: 'integer', description: `Most results to give, ${defaultLimit} otherwise.`, required: false },
    locale: localeParameter,
  },
  async answer({ query, limit = defaultLimit, locale }, site) {
    const wanted = site.chooseLocale(locale)
    const result = await site.search(query, wanted)
    const hints = result?.groups.flatMap((group) =>
      group.hints.map((hint) => ({ hint, isNear: group.kind === 'near' })),
    )
    if (result === undefined || hints === undefined || hints.length === 0)
      return [`Nothing found for "${query}" in ${wanted}.`, ...sayAlike(result?.alike ?? [])].join(' ')
    const cut = hints.length > limit ? `; the first ${limit}` : ''
    const head = [
      `${hints.length} found for "${query}" in ${result.locale ?? wanted}${cut}.`,
      ...sayUnknown(result.unknown),
    ]
    return [
      head.join(' '),
      ...hints.slice(0, limit).map(({ hint, isNear }, at) => describeHint(hint, at + 1, isNear, site)),
    ].join('\n\n')
  },
})

function describeHint(hint: SearchHint, at: number, isNear: boolean, site: ReadSite): string {
  const title = joinTexts(hint.highlightTitleTexts)
  const page = hint.thing === 'page' || hint.pageTitle === title ? '' : `, on the page "${hint.pageTitle}"`
  const what = hint.owner === '' ? hint.thing : `property of ${hint.owner}`
  const text = joinTexts(hint.highlightTexts)
  return [
    `${at}. ${title} (${what}${page}${isNear ? ', a near match' : ''})`,
    site.toAddress(withoutBase(site.manifest.base, hint.link) ?? hint.link),
    ...(text === '' ? [] : [text]),
  ].join('\n   ')
}

function joinTexts(texts: readonly HighlightText[]): string {
  return texts.map(({ text }) => text).join('')
}

function sayUnknown(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`No text has: ${words.join(', ')}.`]
}

function sayAlike(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`Words that are spelled alike: ${words.join(', ')}.`]
}
