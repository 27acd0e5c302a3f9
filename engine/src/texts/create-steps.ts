import { join } from 'node:path'
import { type HighlightedCode, listHighlighted } from '../markdown/highlight-tree.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import type { MarkdownSite } from '../markdown/context.ts'
import { readShownFiles } from '../markdown/read-shown-files.ts'
import type { MarkdownFacts, Page, PageFacts, PageTrees, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { createDiskCache, readHead, readRest } from '../node/disk-cache.ts'
import { hashText } from '../node/hash-files.ts'
import { listPictureSizes, readPictureSize } from '../node/read-picture-size.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { createTwins, type Twins } from '../twin/create-twins.ts'
import { writeAlone } from '../twin/write-page.ts'
import type { WrittenTwin } from '../twin/write-twin.ts'

/** What the steps of a text need to know. A thread is started with it. */
export interface TextSetup {
  site: Omit<MarkdownSite, 'pictureSize' | 'files' | 'highlighted'>
  /** Absolute paths. */
  root: string
  publicDir: string
  cacheDir: string
  /** Changes whenever the code of the steps does. */
  version: string
}

/** A text after the Markdown step. Its trees are in the file of the cache that `trees` names. */
export interface MadePage {
  content: PageFacts
  problems: Problem[]
  trees: string
  /**
   * Its Markdown, where the rest of the site need not be known for that and nothing is wrong with it. Then neither that
   * nor its sections are in memory: of ten thousand pages they are half of all that is known.
   */
  cached?: MarkdownFacts | undefined
}

/** The two slow steps of each text by itself: to trees, and to plain Markdown. `find` looks into the cache, `make` works. */
export interface TextSteps {
  findPage: (raw: RawPage) => MadePage | undefined
  /** Whether the trees of a text are still in this file of the cache. */
  keeps: (trees: string) => boolean
  /** `before` is the file in the cache with its trees before an edit, where that is known. */
  makePage: (raw: RawPage, before?: string) => Promise<MadePage>
  /** To be told before the first Markdown is asked for. */
  know: (site: Site) => void
  findTwin: (page: Page) => WrittenTwin | undefined
  makeTwin: (page: Page) => WrittenTwin
  /** Deletes what is old in the cache. */
  prune: () => void
}

interface Head extends Pick<MadePage, 'content' | 'problems'> {
  alone?: WrittenTwin | undefined
}

/** The Markdown of a page that was made with its trees. Undefined for a page that shows something of the rest of the site. */
export function readAlone(page: Page): WrittenTwin | undefined {
  return (readHead(page.trees) as Head | undefined)?.alone
}

/** Creates the steps for this thread. */
export function createTextSteps({ site, root, publicDir, cacheDir, version }: TextSetup): TextSteps {
  const cache = createDiskCache(join(cacheDir, 'pages'), version)
  // The sizes of pictures are read from disk, so they are part of the key.
  const surroundings = hashText(JSON.stringify([site, listPictureSizes(publicDir)]))
  const markdownSite = { ...site, pictureSize: (src: string) => readPictureSize(join(publicDir, src)) }
  let twins: Twins | undefined
  const keyOf = (raw: RawPage, files: unknown): unknown => [raw, surroundings, files]
  return {
    findPage: (raw) => {
      const found = cache.findParts<Head>('page', keyOf(raw, readShownFiles(raw.body, root)))
      return found && leaveTexts(found)
    },
    keeps: (trees) => cache.keeps(trees),
    makePage: async (raw, before) => {
      const files = readShownFiles(raw.body, root)
      const highlighted = readHighlighted(before)
      const { content, problems } = await renderMarkdown(raw, { ...markdownSite, files, highlighted })
      const { tree, source, hero, tabs, ...facts } = content
      const head: Head = {
        problems,
        alone: writeAlone(raw, content, site),
        content: { ...facts, tabs: tabs.map(({ key, title, outline }) => ({ key, title, outline })) },
      }
      const rest: PageTrees = { tree, source, hero, tabs }
      return leaveTexts(cache.keepParts('page', keyOf(raw, files), head, rest))
    },
    know: (known) => {
      twins = createTwins(known, cache)
    },
    findTwin: (page) => twins?.find(page),
    makeTwin: (page) => {
      if (twins === undefined) throw new Error('Markdown was asked for before the site was known.')
      return twins.make(readWholePage(page))
    },
    prune: () => cache.prune(),
  }
}

/** The code in the trees of a page. Empty when they are gone. */
function readHighlighted(trees: string | undefined): HighlightedCode {
  const { tree, hero, tabs } = (trees === undefined ? undefined : (readRest(trees) as PageTrees | undefined)) ?? {}
  const { text, beside, below } = hero ?? {}
  const all = [tree, text, beside, below, ...(tabs ?? []).map((tab) => tab.tree)]
  return listHighlighted(all.filter((each) => each !== undefined))
}

/** What search finds, and its Markdown, stay in the cache until they are written. */
function leaveTexts({ head: { content, problems, alone }, path }: { head: Head; path: string }): MadePage {
  if (alone === undefined || alone.problems.length > 0) return { content, problems, trees: path }
  const cached = { hash: hashText(alone.text), size: Buffer.byteLength(alone.text) }
  return { content: { ...content, sections: [] }, problems, trees: path, cached }
}
