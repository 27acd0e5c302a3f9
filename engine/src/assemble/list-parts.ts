import { wordsOf } from '../i18n/words-of.ts'
import type { Page, WholePage } from '../model/page.ts'
import type { PartContent, PagePart } from '../model/page-view.ts'
import type { SearchRouteSection } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { listUsedTables } from './list-used-tables.ts'

/** A part of a page that the engine makes. */
interface GeneratedPart {
  title: string
  content: PartContent
  /** The texts by which search finds it. */
  paragraphs: string[]
}

/** Key of the main text in addresses: `?tab=usage`. */
const usageKey = 'usage'

/** The generated parts in order, by their key in addresses: `?tab=api`. A function gives undefined for a page without that part. */
const generated: Readonly<Record<string, (site: Site, page: Page) => GeneratedPart | undefined>> = {
  api: buildReference,
}

/** Keys that are reserved for the engine. A tab of an author needs another key. */
export const reservedTabs: readonly string[] = [usageKey, ...Object.keys(generated)]

/** The parts in order: the main text, the tabs of the Markdown, the generated parts. */
export function listParts(site: Site, page: WholePage): PagePart[] {
  const { tree, source, outline, tabs } = page.content
  return [
    { kind: 'text', key: usageKey, title: wordsOf(page.locale).tabUsage, tree, source, outline },
    ...tabs.map((tab) => ({ kind: 'text' as const, ...tab })),
    ...listGenerated(site, page).map(({ key, title, content }) => ({ key, title, outline: [], ...content })),
  ]
}

/** The generated parts of a page as sections for search. */
export function listGeneratedSections(site: Site, page: Page): SearchRouteSection[] {
  return listGenerated(site, page).map(({ key, title, paragraphs }) => ({ id: '', title, tab: key, paragraphs }))
}

/** All keys that an address of a page may contain. The page itself may lack a generated part. */
export function listTabKeys(page: Page): string[] {
  return [...reservedTabs, ...page.content.tabs.map(({ key }) => key)]
}

function listGenerated(site: Site, page: Page): (GeneratedPart & { key: string })[] {
  return Object.entries(generated).flatMap(([key, build]) => {
    const part = build(site, page)
    return part === undefined ? [] : [{ key, ...part }]
  })
}

/** The rows of the reference that the demos of a page use. */
function buildReference(site: Site, page: Page): GeneratedPart | undefined {
  const tables = listUsedTables(site, page)
  if (tables.length === 0) return undefined
  const { tabApi, demoProps } = wordsOf(page.locale)
  const lists = tables.map(({ id, props }) => `${id}: ${props.map(({ name }) => name).join(', ')}`)
  return { title: tabApi, content: { kind: 'reference', tables }, paragraphs: [[demoProps, ...lists].join(' · ')] }
}
