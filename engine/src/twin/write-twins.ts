import { createPageViews } from '../assemble/create-page-views.ts'
import type { Page } from '../model/page.ts'
import type { PageView } from '../model/page-view.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import type { DiskCache } from '../node/disk-cache.ts'
import { buildTwin } from './build-twin.ts'
import { LostDirectiveError } from './lost-directive-error.ts'
import { writeTwin, type WrittenTwin } from './write-twin.ts'

/** Gives every page its Markdown, and the places where that would not say what the page says. */
export async function writeTwins(
  site: Site,
  cache: Pick<DiskCache, 'remember'>,
): Promise<{ pages: Page[]; problems: Problem[] }> {
  const viewPage = createPageViews(site)
  const pages: Page[] = []
  // By their text: a page that stands in for a missing translation is written twice.
  const problems = new Map<string, Problem>()
  for (const page of site.pages) {
    const twin = await writeOne(viewPage(page), site, cache)
    for (const problem of twin.problems) problems.set(JSON.stringify(problem), problem)
    pages.push({ ...page, markdown: twin.text })
  }
  return { pages, problems: [...problems.values()] }
}

async function writeOne(page: PageView, site: Site, cache: Pick<DiskCache, 'remember'>): Promise<WrittenTwin> {
  try {
    const tree = buildTwin(page, site)
    return await cache.remember('twin', [tree, page.filename], () => writeTwin(tree, page.filename))
  } catch (error) {
    if (!(error instanceof LostDirectiveError)) throw error
    const mend = 'Add its form to engine/src/twin/directive-forms.ts.'
    return { text: '', problems: [{ file: page.filename, line: error.line, what: error.message, mend }] }
  }
}
