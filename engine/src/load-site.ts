import { join } from 'node:path'
import { buildPropDemos } from './api/build-prop-demos.ts'
import type { LoadedReference } from './api/load-reference.ts'
import { parseDemoProps } from './api/parse-demo-props.ts'
import { checkSite, buildSite, type ShownDemo } from './assemble/build-site.ts'
import { reservedTabs } from './assemble/list-parts.ts'
import { type Content, readContent } from './content/read-content.ts'
import { highlightCode } from './markdown/highlight-code.ts'
import { foldRest } from './markdown/fold-rest.ts'
import { linkProps } from './markdown/link-props.ts'
import { createDiskCache } from './node/disk-cache.ts'
import { hashEngine } from './node/hash-engine.ts'
import { readEngineVersion } from './node/read-engine-version.ts'
import { listShownFiles } from './markdown/read-shown-files.ts'
import { openTexts, type TextOptions, type Texts } from './texts/open-texts.ts'
import type { TextSetup } from './texts/create-steps.ts'
import type { TextMemory } from './texts/remember-texts.ts'
import type { ApiReference } from './model/api.ts'
import type { Config } from './model/config.ts'
import type { RawPage } from './model/page.ts'
import type { Problem } from './model/problem.ts'
import type { DemoFile, DemoSource } from './model/demo.ts'
import type { ShownFile, Site, SiteApi } from './model/site.ts'

/** The site from which pages are rendered, and its problems. */
export interface LoadedSite {
  site: Site
  /** Sorted by file and line. A build fails when there are any. */
  problems: Problem[]
  /** Absolute paths of the files that pages show with `::file`. */
  shownFiles: string[]
}

/** How a site is loaded, where it differs from the usual. */
interface LoadOptions extends TextOptions {
  /** With which the content was read. */
  memory?: TextMemory
}

type Loading = Promise<LoadedReference | undefined> | LoadedReference | 'resolving' | undefined

/**
 * Runs all steps: from the disk to pages, to trees, to the site. `loading` is the result of `loadReference`, or
 * `resolving` while the development server waits for it.
 */
export async function loadSite(
  config: Config,
  loading: Loading,
  content: Content = readContent(config),
  { memory, ...options }: LoadOptions = {},
): Promise<LoadedSite> {
  const setup = describeSetup(config, content.demoIds)
  const texts = openTexts(setup, options)
  const remembering =
    memory === undefined ? texts : { pages: (raws: readonly RawPage[]) => memory.pages(raws, texts, setup) }
  try {
    return await completeSite(await loadDraft(config, loading, content, remembering), texts)
  } finally {
    // The threads end first: what they hold is as much as what is written then.
    await texts.close()
    memory?.save()
  }
}

/** All steps that a page needs to be drawn. Its pages have no Markdown, and only single files were looked at for problems. */
export async function loadDraft(
  config: Config,
  loading: Loading,
  content: Content,
  texts: Pick<Texts, 'pages'>,
): Promise<LoadedSite> {
  const cache = createDiskCache(join(config.cacheDir, 'demos'), hashEngine())
  const [rendered, reference] = await Promise.all([texts.pages(content.pages), loading])
  const written = content.pages.flatMap((raw, index) => {
    const page = rendered[index]
    return page === undefined ? [] : [{ ...page, raw }]
  })

  const references = reference === 'resolving' ? undefined : reference?.references
  const anyReference = Object.values(references ?? {})[0]
  const demos = await mapInTurn(content.demos, (source) =>
    cache.remember('demo', [source, anyReference], () => showDemo(source, anyReference, config)),
  )
  cache.prune()
  const site = buildSite(written, demos, config, {
    generator: `vitrine ${readEngineVersion()}`,
    api: toSiteApi(reference, demos),
  })
  const apiProblems = reference === 'resolving' ? [] : (reference?.problems ?? [])
  return {
    site,
    problems: [...content.problems, ...apiProblems, ...rendered.flatMap((page) => page.problems)],
    shownFiles: content.pages.flatMap(({ body }) => listShownFiles(body).map((src) => join(config.root, src))),
  }
}

/** Adds the Markdown of the pages, and what is wrong between them. */
export async function completeSite(
  { site, problems, shownFiles }: LoadedSite,
  texts: Pick<Texts, 'twins'>,
): Promise<LoadedSite> {
  const own = [...problems, ...checkSite(site)]
  const twins = await texts.twins(site)
  // What is wrong on a page is often wrong in its twin, too.
  const all = own.length > 0 ? own : keepFirst(twins.flatMap((twin) => twin.problems))
  return {
    site: { ...site, pages: site.pages.map((page, index) => ({ ...page, markdown: twins[index]?.text ?? '' })) },
    problems: sortProblems(all),
    shownFiles,
  }
}

/** By file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** What the steps of the texts of a site need to know. */
export function describeSetup(config: Config, demoIds: readonly string[]): TextSetup {
  const { root, publicDir, cacheDir, base, api } = config
  const site = {
    base,
    defaultLocale: config.locales[0]?.id ?? '',
    reservedTabs,
    demoIds,
    islandNames: Object.keys(config.islands),
    hasHistory: api !== false && api.history !== undefined,
    apiIds: api === false ? undefined : api.entries.map((entry) => entry.id),
    atomNames: listAtomNames(config),
  }
  return { site, root, publicDir, cacheDir, version: hashEngine() }
}

/** A page that stands in for a missing translation is written twice. */
function keepFirst(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
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
