import type { ReactElement } from 'react'
import type { PagePart } from '../../model/page-view.ts'
import { DemoApi } from '../api/demo-api.tsx'
import { Prose } from './prose.tsx'
import type { View } from '../view.ts'
import { dataTab, dataTabPanel, dataTabs, mark, tabIdPrefix } from '../../shared/markup.ts'

/**
 * The text of a page. In the HTML its tabs are plain sections and a list of links, so all text can be read without
 * scripts. `showTabs` makes them tabs where scripts run.
 */
export function PageBody({ view }: { view: View }): ReactElement {
  const { parts } = view.page
  const [only] = parts
  if (only !== undefined && parts.length === 1) return <Part view={view} part={only} />
  return (
    <div className="tabs" {...mark(dataTabs, '')}>
      <nav className="tab-list" aria-label={view.words.pageTabs}>
        {parts.map((part) => (
          <a
            key={part.key}
            id={`${tabIdPrefix}${part.key}-label`}
            className="tab"
            href={`#${tabIdPrefix}${part.key}`}
            {...mark(dataTab, part.key)}
          >
            {part.title}
          </a>
        ))}
      </nav>
      {parts.map((part) => (
        <section
          key={part.key}
          id={`${tabIdPrefix}${part.key}`}
          className="tab-panel"
          {...mark(dataTabPanel, part.key)}
          aria-labelledby={`${tabIdPrefix}${part.key}-label`}
        >
          <Part view={view} part={part} />
        </section>
      ))}
    </div>
  )
}

function Part({ view, part }: { view: View; part: PagePart }): ReactElement {
  switch (part.kind) {
    case 'text':
      return <Prose view={view} tree={part.tree} />
    case 'reference':
      return <DemoApi view={view} tables={part.tables} />
  }
}
