import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { buildPropDemos } from './api/build-prop-demos.ts'
import type { LoadedReference } from './api/load-reference.ts'
import { parseDemoProps } from './api/parse-demo-props.ts'
import { buildSite, type ShownDemo } from './assemble/build-site.ts'
import { writeTwins } from './twin/write-twins.ts'
import { reservedTabs } from './assemble/list-parts.ts'
import { readContent } from './content/read-content.ts'
import { highlightCode } from './markdown/highlight-code.ts'
import { foldRest } from './markdown/fold-rest.ts'
import { linkProps } from './markdown/link-props.ts'
import { renderMarkdown, type RenderedMarkdown } from './markdown/render-markdown.ts'
import { createDiskCache } from './node/disk-cache.ts'
import { hashEngine } from './node/hash-engine.ts'
import { readEngineVersion } from './node/read-engine-version.ts'
import { listPictureSizes, readPictureSize } from './node/read-picture-size.ts'
import { listShownFiles, readShownFiles } from './markdown/read-shown-files.ts'
import type { ApiReference } from './model/api.ts'
import type { Config } from './model/config.ts'
import type { Problem } from './model/problem.ts'
import type { DemoFile, DemoSource } from './model/demo.ts'
import type { RawPage } from './model/page.ts'
import type { ShownFile, Site, SiteApi } from './model/site.ts'

/** The site from which pages are rendered, and its problems. */
export interface LoadedSite {
  site: Site
  /** Sorted by file and line. A build fails when there are any. */
  problems: Problem[]
  /** Absolute paths of the files that pages show with `::file`. */
  shownFiles: string[]
}

/**
 * Runs all steps: from the disk to pages, to trees, to the site. `loading` is the result of `loadReference`, or
 * `resolving` while the development server waits for it.
 */
export async function loadSite(
  config: Config,
  loading: Promise<LoadedReference | undefined> | LoadedReference | 'resolving' | undefined,
  content = readContent(config),
): Promise<LoadedSite> {
  const cache = createDiskCache(join(config.cacheDir, 'pages'), hashEngine())

  const markdownSite = {
    base: config.base,
    defaultLocale: config.locales[0]?.id ?? '',
    reservedTabs,
    demoIds: content.demoIds,
    islandNames: Object.keys(config.islands),
    hasHistory: config.api !== false && config.api.history !== undefined,
    apiIds: config.api === false ? undefined : config.api.entries.map((entry) => entry.id),
    atomNames: listAtomNames(config),
    pictureSize: (src: string) => readPictureSize(join(config.publicDir, src)),
  }
  // The Markdown step reads the sizes of pictures from disk, so they are part of the key of its cache.
  const pictures = listPictureSizes(config.publicDir)
  const surroundings = { ...markdownSite, pictures }
  const render = (raw: RawPage): Promise<RenderedMarkdown> => {
    const files = readShownFiles(raw.body, config.root)
    return cache.remember('page', [raw, surroundings, files], async () => {
      // Lets other tasks of this thread run between two pages.
      await setImmediate()
      return renderMarkdown(raw, { ...markdownSite, files })
    })
  }
  const [rendered, reference] = await Promise.all([mapInTurn(content.pages, render), loading])
  const written = content.pages.flatMap((raw, index) => {
    const page = rendered[index]
    return page === undefined ? [] : [{ raw, content: page.content }]
  })

  const references = reference === 'resolving' ? undefined : reference?.references
  const anyReference = Object.values(references ?? {})[0]
  const demos = await mapInTurn(content.demos, (source) =>
    cache.remember('demo', [source, anyReference], () => showDemo(source, anyReference, config)),
  )
  const { site, problems } = buildSite(written, demos, config, {
    generator: `vitrine ${readEngineVersion()}`,
    api: toSiteApi(reference, demos),
  })

  const twins = await writeTwins(site, cache)
  cache.prune()

  const apiProblems = reference === 'resolving' ? [] : (reference?.problems ?? [])
  const own = [...content.problems, ...apiProblems, ...rendered.flatMap((page) => page.problems), ...problems]
  // What is wrong on a page is often wrong in its twin, too.
  const all = own.length > 0 ? own : twins.problems
  return {
    site: { ...site, pages: twins.pages },
    problems: all.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    shownFiles: content.pages.flatMap(({ body }) => listShownFiles(body).map((src) => join(config.root, src))),
  }
}

/** One after the other. At the same time, all trees would be in memory together. */
async function mapInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** Names of the reference's components. `Select` may be the default export of its package. */
function listAtomNames({ api }: Config): string[] {
  return api === false ? [] : api.entries.filter((entry) => entry.kind !== 'methods').map((entry) => entry.id)
}

/** A demo with highlighted code, and with the places where it gives properties to the library. */
async function showDemo(source: DemoSource, reference: ApiReference | undefined, config: Config): Promise<ShownDemo> {
  const { api } = config
  const addUses = (file: DemoFile): DemoFile => ({
    ...file,
    uses: reference === undefined || api === false ? [] : parseDemoProps(file.source, file.name, reference, api),
  })
  const show = async (file: DemoFile): Promise<ShownFile> => {
    const { name, source: text, uses, parts } = addUses(file)
    const html = linkProps(await highlightCode(text, 'tsx'), uses)
    return { name, source: text, html: foldRest(html, parts), isPart: parts.length > 0 }
  }
  const versions: Record<string, ShownFile[]> = {}
  for (const [locale, localized] of Object.entries(source.versions))
    versions[locale] = await Promise.all(localized.map(show))
  return {
    source: { ...source, files: source.files.map(addUses) },
    code: await Promise.all(source.files.map(show)),
    versions,
  }
}

function toSiteApi(reference: LoadedReference | 'resolving' | undefined, demos: readonly ShownDemo[]): SiteApi {
  if (reference === undefined) return { state: 'off' }
  if (reference === 'resolving') return { state: 'resolving' }
  const uses = demos.map(({ source: { id, page, files } }) => ({ id, page, uses: files.flatMap((file) => file.uses) }))
  return { state: 'ready', references: reference.references, demosByProp: buildPropDemos(uses) }
}
