import type { ReactElement } from 'react'
import { SiteLinks } from './site-links.tsx'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import type { View } from '../view.ts'
import type { ShownGroup } from '../../model/page-view.ts'
import type { SidebarEntry } from '../../model/site.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { dataList, dataSidebar, mark, sidebarId, sidebarIdPrefix } from '../../shared/markup.ts'

/**
 * All pages, by part of the site and by group: the part that is being read comes first and is open, the groups of the
 * others are folded. On a large site a folded group names only the page with its list, from which its links come when it
 * is opened (`sidebar.client.ts`). On a page with a first screen only its own group is open: there is much to tab through already. On narrow screens it is a popover, which the header's button opens with and without scripts.
 */
export function Sidebar({ view }: { view: View }): ReactElement {
  const { page, words } = view
  const { sidebar, frame } = page
  const isOwn = (path: string): boolean => path === page.nav.path
  const paths = [...new Set(sidebar.map((group) => group.path))].toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  return (
    <nav id={sidebarId} className="sidebar" aria-label={words.sidebar} popover="auto" {...mark(dataSidebar, '')}>
      <SidebarHead view={view} />
      {paths.map((path) => (
        <div key={path} className="sidebar-part">
          {paths.length > 1 && <h2>{frame.nav.find((entry) => entry.path === path)?.title}</h2>}
          {sidebar
            .filter((group) => group.path === path)
            .map((group) => (
              <Group
                key={group.id}
                view={view}
                group={group}
                open={
                  (isOwn(path) && page.frontmatter.hero === undefined && group.entries.length > 0) ||
                  group.entries.some(({ route }) => route === page.route) ||
                  group.list?.isCurrent === true
                }
              />
            ))}
        </div>
      ))}
    </nav>
  )
}

/** What the header has no room for on narrow screens, and a button that closes the popover. */
function SidebarHead({ view }: { view: View }): ReactElement {
  const { page, words, site } = view
  return (
    <div className="sidebar-head">
      <div className="sidebar-title">
        <span>{page.frame.title}</span>
        <span className="version">{site.config.library.version}</span>
        <button
          type="button"
          className="icon-button"
          popoverTarget={sidebarId}
          aria-label={words.close}
          title={words.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <SiteLinks view={view} />
    </div>
  )
}

function Group({ view, group, open }: { view: View; group: ShownGroup; open: boolean }): ReactElement {
  const { id: name, list } = group
  const id = sidebarIdPrefix + name
  return (
    <details className="sidebar-group" open={open}>
      <summary id={id}>{group.title}</summary>
      <ul aria-labelledby={id}>
        {group.entries.map((entry) => (
          <Entry key={entry.route} view={view} entry={entry} />
        ))}
        {list !== undefined && (
          <li>
            <a
              href={list.href}
              aria-current={list.isCurrent ? 'page' : undefined}
              {...mark(dataList, String(list.count))}
            >
              {fillWords(view.words.allPages, { count: String(list.count) })}
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}

function Entry({ view, entry }: { view: View; entry: SidebarEntry }): ReactElement {
  const { page, words } = view
  const isCurrent = entry.route === page.route
  return (
    <li>
      <Link
        href={entry.href}
        view={view}
        lang={entry.isOverview ? undefined : entry.lang}
        current={isCurrent ? 'page' : undefined}
      >
        {entry.isOverview ? (
          <>
            {words.overview}
            <span className="visually-hidden" lang={entry.lang}>{` ${entry.title}`}</span>
          </>
        ) : (
          entry.title
        )}
      </Link>
      {isCurrent && entry.outline.length > 0 && (
        <ul className="sidebar-outline" lang={entry.lang}>
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
  )
}
