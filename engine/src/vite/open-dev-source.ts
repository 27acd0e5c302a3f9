import { join, relative, sep } from 'node:path'
import type { LoadedReference } from '../api/load-reference.ts'
import { checkSite } from '../assemble/build-site.ts'
import { type Content, readContent } from '../content/read-content.ts'
import { completeSite, describeSetup, loadDraft, type LoadedSite, sortProblems } from '../load-site.ts'
import { highlightCode } from '../markdown/highlight-code.ts'
import type { Config } from '../model/config.ts'
import type { Page, PageFacts, RawPage, WholePage } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { hashEngine } from '../node/hash-engine.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { Refusal } from '../node/refusal.ts'
import type { MadePage } from '../texts/create-steps.ts'
import { openTexts, type Texts } from '../texts/open-texts.ts'
import { rememberTexts } from '../texts/remember-texts.ts'

/** The site of a development server, as it is on disk. What has not changed since the last time is not read again. */
export interface DevSource {
  /** On a large site what is wrong between pages is left for `check`. */
  load: (reference: LoadedReference | 'resolving' | undefined) => Promise<LoadedSite>
  /**
   * The site after an edit of one file (absolute path). Undefined when more than one page may show something of it: then
   * all of it is to be loaded.
   */
  edit: (path: string) => Promise<LoadedSite | undefined>
  /** All that is wrong with the site that was loaded last, when that was left. Writes down what is known for the next start. */
  check: () => LoadedSite | undefined
  /** A page with its text, which is made when it is not in the cache any more. */
  readWhole: (page: Page) => Promise<WholePage>
  /** Pages with their Markdown. */
  addMarkdown: (pages: readonly Page[]) => Promise<Page[]>
}

/**
 * From so many pages on it is not waited for what takes as long as there are pages: problems between pages are told a
 * moment later, and Markdown is made when it is asked for.
 */
const usualLargeFrom = 1000

/** Nothing is read before the first `load`. */
export function openDevSource(config: Config, largeFrom = usualLargeFrom): DevSource {
  const memory = rememberTexts(join(config.cacheDir, 'dev'), hashEngine())
  let last: { content: Content; draft: LoadedSite; loaded: LoadedSite; isChecked: boolean } | undefined

  async function withTexts<Result>(demoIds: readonly string[], work: (texts: Texts) => Promise<Result>) {
    const setup = describeSetup(config, demoIds)
    const texts = openTexts(setup, { prune: false })
    const remembering: Texts = { ...texts, pages: (raws) => memory.pages(raws, texts, setup) }
    try {
      return await work(remembering)
    } finally {
      await texts.close()
    }
  }

  return {
    load: async (reference) => {
      const content = readContent(config, memory.readers)
      return withTexts(content.demoIds, async (texts) => {
        const draft = await loadDraft(config, reference, content, texts)
        const isLarge = draft.site.pages.length >= largeFrom
        const loaded = isLarge ? draft : await completeSite(draft, texts)
        last = { content, draft, loaded, isChecked: !isLarge }
        return loaded
      })
    },
    edit: async (path) => {
      if (last === undefined || last.draft.site.pages.length < largeFrom) return undefined
      const { content, draft } = last
      const filename = relative(config.root, path).split(sep).join('/')
      const index = content.pages.findIndex((page) => page.filename === filename)
      const raw = content.pages[index]
      if (raw === undefined || content.problems.some(({ file }) => file === filename)) return undefined
      const groups = config.groups.map(({ id }) => id)
      const read = memory.readers.page(path, { locale: raw.locale, filename, route: raw.route, groups })
      const isAlone =
        !`${raw.body}${read.page.body}`.includes('src=') && isEqual(read.page.frontmatter, raw.frontmatter)
      if (read.problems.length > 0 || !isAlone) return undefined
      const next: RawPage = { ...read.page, lastUpdated: raw.lastUpdated }
      const [made] = await withTexts(content.demoIds, (texts) => texts.pages([next]))
      const before = draft.site.pages.find((page) => page.filename === filename)
      if (
        made === undefined ||
        before === undefined ||
        !isEqual(pickShared(before, before.content), pickShared(before, made.content))
      )
        return undefined
      const after: LoadedSite = {
        ...draft,
        site: replaceText(draft.site, filename, made),
        problems: [...draft.problems.filter(({ file }) => file !== filename), ...made.problems],
      }
      const problems = [...last.loaded.problems.filter(({ file }) => file !== filename), ...made.problems]
      const loaded = { ...after, problems: sortProblems(problems) }
      last = {
        content: { ...content, pages: content.pages.with(index, next) },
        draft: after,
        loaded,
        isChecked: false,
      }
      return loaded
    },
    check: () => {
      memory.save()
      // Loads what colours code, for which the first edit would wait.
      void highlightCode('', 'tsx')
      if (last === undefined || last.isChecked) return undefined
      const { draft } = last
      const loaded = { ...draft, problems: sortProblems([...draft.problems, ...checkSite(draft.site)]) }
      last = { ...last, loaded, isChecked: true }
      return loaded
    },
    readWhole: (page) => readWhole(page),
    addMarkdown: async (pages) => {
      const site = last?.draft.site
      if (site === undefined) return []
      const whole: Page[] = []
      // Makes what is gone from the cache, and keeps nothing of it in memory.
      for (const page of pages) whole.push({ ...page, trees: (await readWhole(page)).trees })
      const twins = await withTexts(last?.content.demoIds ?? [], (texts) => texts.twins(site, whole))
      return whole.map((page, index) => ({ ...page, markdown: twins[index]?.text ?? '' }))
    },
  }

  async function readWhole(page: Page): Promise<WholePage> {
    try {
      return readWholePage(page)
    } catch (error) {
      const raw = last?.content.pages.find(
        ({ filename, route, locale }) =>
          filename === page.filename && route === page.route && locale === page.contentLocale,
      )
      if (!(error instanceof Refusal) || raw === undefined) throw error
      const texts = openTexts(describeSetup(config, last?.content.demoIds ?? []), { prune: false })
      const [made] = await texts.pages([raw])
      await texts.close()
      return readWholePage({ ...page, trees: made?.trees ?? '' })
    }
  }
}

/** What other pages, the frame and the demos show of a text. */
function pickShared({ toc }: Page, { outline, demos, apis, playgrounds, showsIndex }: PageFacts) {
  return {
    outline: toc === 'menu' ? outline : [],
    demos: demos.map(({ id, title, description }) => [id, title, description]),
    apis,
    playgrounds,
    showsIndex,
  }
}

/** The page of a file, and the pages that stand in for it in other languages, with its new text. */
function replaceText(site: Site, filename: string, { content, trees }: MadePage): Site {
  return { ...site, pages: site.pages.map((page) => (page.filename === filename ? { ...page, content, trees } : page)) }
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
