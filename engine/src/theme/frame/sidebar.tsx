import type { ReactElement } from 'react'
import { Link } from '../parts/link.tsx'
import type { View } from '../view.ts'
import { dataSidebar, mark, sidebarId, sidebarIdPrefix } from '../../shared/markup.ts'

/** All pages, by group. On narrow screens it is a popover, which the header's button opens with and without scripts. */
export function Sidebar({ view }: { view: View }): ReactElement {
  const { page, words } = view
  return (
    <nav id={sidebarId} className="sidebar" aria-label={words.sidebar} popover="auto" {...mark(dataSidebar, '')}>
      {page.frame.sidebar.map((group) => (
        <div key={group.id} className="sidebar-group">
          <h2 id={sidebarIdPrefix + group.id}>{group.title}</h2>
          <ul aria-labelledby={sidebarIdPrefix + group.id}>
            {group.entries.map((entry) => (
              <li key={entry.route}>
                <Link href={entry.href} view={view} current={entry.route === page.route ? 'page' : undefined}>
                  {entry.title}
                </Link>
                {entry.route === page.route && entry.outline.length > 0 && (
                  <ul className="sidebar-outline">
                    {entry.outline.map(({ id, title }) => (
                      <li key={id}>
                        <a href={`#${id}`} data-outline-link={id}>
                          {title}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
