import type { Root } from 'hast'
import type { ReactElement } from 'react'
import { listUsedTables } from '../../assemble/list-used-tables.ts'
import type { OutlineEntry } from '../../model/page.ts'
import { DemoApi } from '../api/demo-api.tsx'
import { Prose } from './prose.tsx'
import type { View } from '../view.ts'

/** One part of a page: the main text, a tab written in markdown, or the generated reference of its demos. */
export interface PagePart {
  key: string
  title: string
  outline: readonly OutlineEntry[]
  /** Undefined for the generated part. */
  tree: Root | undefined
}

/** The parts of a page in order. More than one make tabs. */
export function listParts(view: View): PagePart[] {
  const { page, words } = view
  const { tree, outline, tabs } = page.content
  const parts: PagePart[] = [{ key: 'usage', title: words.tabUsage, tree, outline }, ...tabs]
  const hasApi = listUsedTables(view.site, page).length > 0
  return hasApi ? [...parts, { key: 'api', title: words.tabApi, tree: undefined, outline: [] }] : parts
}

/** The text of a page. Tabs are plain sections with a list of links: without scripts all is there to read. `showTabs` makes them tabs where scripts run. */
export function PageBody({ view }: { view: View }): ReactElement {
  const parts = listParts(view)
  const [only] = parts
  if (only?.tree !== undefined && parts.length === 1) return <Prose view={view} tree={only.tree} />
  return (
    <div className="tabs" data-tabs="">
      <nav className="tab-list" aria-label={view.words.pageTabs}>
        {parts.map((part) => (
          <a key={part.key} id={`tab-${part.key}-label`} className="tab" href={`#tab-${part.key}`} data-tab={part.key}>
            {part.title}
          </a>
        ))}
      </nav>
      {parts.map((part) => (
        <section
          key={part.key}
          id={`tab-${part.key}`}
          className="tab-panel"
          data-tab-panel={part.key}
          aria-labelledby={`tab-${part.key}-label`}
        >
          {part.tree === undefined ? <DemoApi view={view} /> : <Prose view={view} tree={part.tree} />}
        </section>
      ))}
    </div>
  )
}
