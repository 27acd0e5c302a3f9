import type { PagefindMetadata, SearchMetadata, SearchPage } from '../../model/search.ts'
import type { SearchResult } from '../../model/search-engine.ts'
import { noDataYet, readRequest, refuseAction } from '../client/answer-request.ts'
import type { SearchResponse } from '../client/protocol.ts'
import { createSearch } from '../create-search.ts'
import { findPages } from './find-pages.ts'
import { listQueryWords } from './list-words.ts'
import type { OpenedIndex } from './opened-index.ts'

/** So many pages are loaded for a query: with 20 the judged queries have the same answers, with 8 some have worse ones. */
const mostPages = 12

export interface FoundAnswerer {
  answer: (message: unknown) => Promise<SearchResponse>
}

/**
 * The receiving side of the protocol where an index in parts finds the pages. The engine here then puts in order what
 * these few pages have, so results look and are told as on any other site.
 */
export function createFoundAnswerer(open: (data: PagefindMetadata) => Promise<OpenedIndex>): FoundAnswerer {
  let data: PagefindMetadata | undefined
  let opened: Promise<OpenedIndex> | undefined

  async function generate(id: number, payload: unknown): Promise<SearchResponse> {
    data = payload as PagefindMetadata
    opened = open(data)
    await opened
    return { id, ok: true }
  }

  async function query(id: number, payload: unknown): Promise<SearchResponse> {
    if (data === undefined) return { id, ok: false, error: noDataYet }
    opened ??= open(data)
    return { id, ok: true, result: await find(await opened, data, (payload as { keywords: string }).keywords) }
  }

  return {
    answer: async (message) => {
      const { id, action, payload } = readRequest(message)
      try {
        if (action === 'generate-metadata') return await generate(id, payload)
        if (action === 'get-search-result') return await query(id, payload)
      } catch (error) {
        // The next query begins again: after a deploy the parts of the index have other names.
        const broken = opened
        opened = undefined
        broken?.then(({ close }) => close()).catch(() => undefined)
        return { id, ok: false, error: error instanceof Error ? error.message : String(error) }
      }
      return refuseAction(id, action)
    },
  }
}

async function find(
  { ask, readPage }: OpenedIndex,
  { home, nav }: PagefindMetadata,
  keywords: string,
): Promise<SearchResult> {
  const ids = await findPages(ask, keywords, mostPages)
  const pages = await Promise.all(ids.map(readPage))
  const result = createSearch(joinPages(pages, home, nav)).find(keywords)
  // These pages lack the word, but others may have it.
  const isKnown = await Promise.all(
    result.unknown.map(async (word) => (await ask(listQueryWords(word).join(' '))).length > 0),
  )
  return { ...result, unknown: result.unknown.filter((_, at) => isKnown[at] === false) }
}

/** The pages as a site of their own. Its home page tells which page has no name in its address, so it is always there. */
function joinPages(pages: readonly SearchPage[], home: string, nav: SearchMetadata['nav']): SearchMetadata {
  const routes = pages.map(({ route }) => route)
  const empty = { title: '', description: '', keywords: [], navPath: nav[0]?.path ?? '/', sections: [], props: [] }
  return {
    routes: routes.some(({ link }) => link === home) ? routes : [...routes, { link: home, ...empty }],
    demos: pages.flatMap(({ demos }) => demos),
    nav,
  }
}
