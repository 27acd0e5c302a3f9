import { join, relative, sep } from 'node:path'
import type { LoadedReference } from '../api/load-reference.ts'
import { checkSite } from '../assemble/build-site.ts'
import { type Content, readContent } from '../content/read-content.ts'
import { writeListPages } from '../content/write-list-pages.ts'
import { completeSite, describeSetup, loadDraft, type LoadedSite, sortProblems } from '../load-site.ts'
import { highlightCode } from '../markdown/highlight-code.ts'
import type { Config } from '../model/config.ts'
import type { Page, PageFacts, RawPage, TextSection, WholePage } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { readHead } from '../node/disk-cache.ts'
import { hashEngine } from '../node/hash-engine.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { Refusal } from '../node/refusal.ts'
import { isListRoute } from '../shared/page-lists.ts'
import type { MadePage } from '../texts/create-steps.ts'
import { openTexts, type Texts } from '../texts/open-texts.ts'
import { rememberTexts } from '../texts/remember-texts.ts'

/** Undefined for a site without one. */
type Reference = LoadedReference | 'resolving' | undefined

/** The site of a development server, as it is on disk. What has not changed since the last time is not read again. */
export interface DevSource {
  /** On a large site what is wrong between pages is left for `check`. */
  load: (reference: Reference) => Promise<LoadedSite>
  /**
   * The site after an edit of one file (absolute path). Undefined when it is no text that was read before, or when
   * something is wrong with it: then all of it is to be loaded.
   */
  edit: (path: string) => Promise<LoadedSite | undefined>
  /** All that is wrong with the site that was loaded last, when that was left. Writes down what is known for the next start. */
  check: () => LoadedSite | undefined
  /** A page with its text, which is made when it is not in the cache any more. */
  readWhole: (page: Page) => Promise<WholePage>
  /** Pages with the texts that search finds. */
  addSections: (pages: readonly Page[]) => Promise<Page[]>
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
  const memory = rememberTexts(join(config.cacheDir, 'dev'), hashEngine(), 'dev')
  /** What search has asked for, by the file of the text. */
  const sections = new Map<string, TextSection[]>()
  let last:
    | { content: Content; reference: Reference; draft: LoadedSite; loaded: LoadedSite; isChecked: boolean }
    | undefined

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
    load: (reference) => joinSite(readContent(config, memory.readers), reference),
    edit: async (path) => {
      if (last === undefined || last.draft.site.pages.length < largeFrom) return undefined
      const { content, draft, reference } = last
      const filename = relative(config.root, path).split(sep).join('/')
      const index = content.pages.findIndex((page) => page.filename === filename)
      const raw = content.pages[index]
      if (raw === undefined || content.problems.some(({ file }) => file === filename)) return undefined
      const groups = config.groups.map(({ id }) => id)
      const read = memory.readers.page(path, { locale: raw.locale, filename, route: raw.route, groups })
      if (read.problems.length > 0) return undefined
      const next: RawPage = { ...read.page, lastUpdated: raw.lastUpdated }
      const pages = content.pages.with(index, next)
      const isAlone = !`${raw.body}${next.body}`.includes('src=') && isEqual(next.frontmatter, raw.frontmatter)
      const [made] = isAlone ? await withTexts(content.demoIds, (texts) => texts.pages([next])) : []
      const before = draft.site.pages.find((page) => page.filename === filename)
      if (
        made === undefined ||
        before === undefined ||
        !isEqual(pickShared(before, before.content), pickShared(before, made.content))
      ) {
        // Other pages may show something of it. No other file needs to be looked at.
        const own = pages.filter((page) => !isListRoute(page.route))
        return joinSite({ ...content, pages: [...own, ...writeListPages(own, config)] }, reference)
      }
      const after: LoadedSite = {
        ...draft,
        site: replaceText(draft.site, filename, made),
        problems: [...draft.problems.filter(({ file }) => file !== filename), ...made.problems],
      }
      const problems = [...last.loaded.problems.filter(({ file }) => file !== filename), ...made.problems]
      const loaded = { ...after, problems: sortProblems(problems) }
      last = {
        content: { ...content, pages },
        reference,
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
    addSections: async (pages) => {
      const whole: Page[] = []
      for (const page of pages) {
        const found = sections.get(page.trees) ?? (await readSections(page))
        sections.set(page.trees, found)
        whole.push({ ...page, content: { ...page.content, sections: found } })
      }
      return whole
    },
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

  async function joinSite(content: Content, reference: Reference): Promise<LoadedSite> {
    return withTexts(content.demoIds, async (texts) => {
      const draft = await loadDraft(config, reference, content, texts)
      const isLarge = draft.site.pages.length >= largeFrom
      const loaded = isLarge ? draft : await completeSite(draft, texts)
      last = { content, reference, draft, loaded, isChecked: !isLarge }
      return loaded
    })
  }

  async function readWhole(page: Page): Promise<WholePage> {
    try {
      return readWholePage(page)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const made = await makeAgain(page)
      return readWholePage({ ...page, trees: made?.trees ?? '' })
    }
  }

  async function readSections(page: Page): Promise<TextSection[]> {
    const read = (trees: string): Pick<MadePage, 'content'> | undefined => readHead(trees) as MadePage | undefined
    return (read(page.trees) ?? read((await makeAgain(page))?.trees ?? ''))?.content.sections ?? []
  }

  /** Its text has gone from the cache. */
  async function makeAgain({ filename, route, contentLocale }: Page): Promise<MadePage | undefined> {
    const raw = last?.content.pages.find(
      (each) => each.filename === filename && each.route === route && each.locale === contentLocale,
    )
    const texts = openTexts(describeSetup(config, last?.content.demoIds ?? []), { prune: false })
    const [made] = raw === undefined ? [] : await texts.pages([memory.withBody(raw)])
    await texts.close()
    return made
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
