import { listHeroAnswers } from '../assemble/list-hero-answers.ts'
import type { Site } from '../model/site.ts'
import type { OfferFile } from './create-demo-files.ts'

/**
 * For each page with tasks a file with what answers them, as JSON of `{ page, words }[]` in their order. Returns the
 * addresses by path of the page. The hero loads its file when a reader comes near: it would be 1.4 KB of each visit.
 */
export function createHeroFiles(site: Site, offer: OfferFile): Record<string, string> {
  return Object.fromEntries(
    site.pages
      .filter(({ hero }) => hero?.tasks !== undefined)
      .map((page) => [
        page.path,
        offer({
          name: `tasks-${page.locale}`,
          ending: 'json',
          content: JSON.stringify(listHeroAnswers(site, page)),
        }),
      ]),
  )
}
