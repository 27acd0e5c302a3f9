import { wordsOf } from '../i18n/words-of.ts'
import type { Page } from '../model/page.ts'
import type { PartContent, PagePart } from '../model/page-view.ts'
import type { SearchRouteSection } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { listUsedTables } from './list-used-tables.ts'

/** A part that the engine makes of what it knows. */
interface GeneratedPart {
  title: string
  content: PartContent
  /** What search finds of it. */
  paragraphs: string[]
}

/** Key of the main text in addresses: `?tab=usage`. */
const usageKey = 'usage'

/** The generated parts in order, by their key in addresses: `?tab=api`. Each gives nothing for a page that has none. */
const generated: Readonly<Record<string, (site: Site, page: Page) => GeneratedPart | undefined>> = {
  api: buildReference,
}

/** Keys that belong to the engine: an author's tab needs another one. */
export const reservedTabs: readonly string[] = [usageKey, ...Object.keys(generated)]

/** The parts in order: the main text, the tabs written in markdown, what is generated. */
export function listParts(site: Site, page: Page): PagePart[] {
  const { tree, outline, tabs } = page.content
  return [
    { kind: 'text', key: usageKey, title: wordsOf(page.locale).tabUsage, tree, outline },
    ...tabs.map((tab) => ({ kind: 'text' as const, ...tab })),
    ...listGenerated(site, page).map(({ key, title, content }) => ({ key, title, outline: [], ...content })),
  ]
}

/** The generated parts of a page, as sections that search finds. */
export function listGeneratedSections(site: Site, page: Page): SearchRouteSection[] {
  return listGenerated(site, page).map(({ key, title, paragraphs }) => ({ id: '', title, tab: key, paragraphs }))
}

/** All keys that an address of a page may name; a generated part may be missing on the page itself. */
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
