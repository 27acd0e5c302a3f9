import { loadSite } from '../src/load-site.ts'
import type { Config } from '../src/model/config.ts'
import type { Site } from '../src/model/site.ts'
import { formatProblem } from '../src/node/format-problems.ts'
import { openFixture, resolveFixture, type SiteFiles } from './open-fixture.ts'

/** Makes a site from these files and a home page. Gives the site, and its problems as the terminal shows them. */
export async function loadFiles(
  files: SiteFiles,
  overrides: Partial<Config> = {},
): Promise<{ site: Site; problems: string[] }> {
  const fixture = resolveFixture(openFixture('empty', { 'content/en-US/index.md': writePage('Home'), ...files }))
  const config = { ...fixture, nav: fixture.nav.slice(0, 1), ...overrides }
  const { site, problems } = await loadSite(config, undefined)
  return { site, problems: problems.map(formatProblem) }
}

/** A page with a title, optionally more front matter, and a text. */
export function writePage(title: string, body = '', yaml = ''): string {
  return `---\ntitle: ${title}\n${yaml === '' ? '' : `${yaml}\n`}---\n${body}\n`
}
