import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Config } from '../model/config.ts'
import type { DemoSource } from '../model/demo.ts'
import type { RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { suggestNearest } from '../node/nearest.ts'
import { checkAddress } from './check-address.ts'
import { checkRules } from './check-rules.ts'
import { listPages } from './list-pages.ts'
import { readDemos } from './read-demos.ts'
import { readGitDates } from './read-git-dates.ts'
import { readPage } from './read-page.ts'
import { writeListPages } from './write-list-pages.ts'

/** Everything on disk from which a site is made, and the problems in it. */
export interface Content {
  pages: RawPage[]
  demos: DemoSource[]
  /** Ids of all demos, also of those that do not compile. */
  demoIds: string[]
  problems: Problem[]
}

/** How files are read, where it is not from the disk each time: a development server remembers them. */
export interface ContentReaders {
  page: typeof readPage
  dates: typeof readGitDates
}

/** Reads `content/<locale>/**.md` and `demos/*.tsx`. Demos that do not compile are left out. All problems are reported. */
export function readContent(
  config: Config,
  readers: ContentReaders = { page: readPage, dates: readGitDates },
): Content {
  const problems: Problem[] = [...checkLocaleFolders(config), ...checkRules(config)]
  const dates = readers.dates(config.contentDir)
  const groups = config.groups.map((group) => group.id)
  const pages: RawPage[] = []
  for (const locale of config.locales) {
    const listed = listPages(join(config.contentDir, locale.id), config.root)
    problems.push(...listed.problems)
    for (const path of listed.paths) {
      const filename = toSitePath(config, path)
      const route = toRoute(config, locale.id, path)
      const mistake = checkAddress(route)
      if (mistake !== undefined) problems.push({ file: filename, line: 1, ...mistake })
      const read = readers.page(path, { locale: locale.id, filename, route, groups })
      problems.push(...read.problems)
      pages.push({ ...read.page, lastUpdated: dates.get(path) })
    }
  }
  const demos = readDemos(config)
  pages.push(...writeListPages(pages, config))
  return { pages, demos: demos.demos, demoIds: demos.ids, problems: [...problems, ...demos.problems] }
}

function checkLocaleFolders(config: Config): Problem[] {
  if (!existsSync(config.contentDir)) {
    return [
      {
        file: 'content',
        line: 1,
        what: 'There is no folder "content".',
        mend: `Create content/${config.locales[0]?.id ?? 'en-US'}/index.md.`,
      },
    ]
  }
  const known = config.locales.map((locale) => locale.id)
  return readdirSync(config.contentDir, { withFileTypes: true }).flatMap((entry) => {
    const file = `content/${entry.name}`
    if (entry.isDirectory() && !known.includes(entry.name)) {
      const what = `The folder "${entry.name}" is no locale that docs.config.ts names.`
      return [{ file, line: 1, what, mend: suggestNearest(entry.name, known) }]
    }
    if (entry.isFile() && entry.name.endsWith('.md')) {
      const what = `The page "${entry.name}" stands in no locale's folder.`
      return [{ file, line: 1, what, mend: `Move it to content/${known[0]}/${entry.name}.` }]
    }
    return []
  })
}

function toRoute(config: Config, locale: string, path: string): string {
  const inside = path.slice(join(config.contentDir, locale, sep).length).replaceAll(sep, '/')
  const route = inside.replace(/\.md$/, '').replace(/(^|\/)index$/, '')
  return `/${route}`
}

function toSitePath(config: Config, path: string): string {
  return path.slice(join(config.root, sep).length).replaceAll(sep, '/')
}
