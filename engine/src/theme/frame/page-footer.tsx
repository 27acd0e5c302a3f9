import type { ReactElement } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import type { View } from '../view.ts'

/** Neighbours in the sidebar's order, date and edit link. */
export function PageFooter({ view }: { view: View }): ReactElement {
  const { frame, page, site, words } = view
  const order = frame.sidebar.flatMap((group) => group.entries)
  const place = order.findIndex((entry) => entry.route === page.route)
  const previous = place > 0 ? order[place - 1] : undefined
  const next = place >= 0 ? order[place + 1] : undefined
  const editUrl =
    site.repository &&
    [site.repository.url, 'edit', site.repository.branch, site.repository.directory, page.filename]
      .filter(Boolean)
      .join('/')
  return (
    <footer className="page-footer">
      {(page.lastUpdated !== undefined || editUrl !== undefined) && (
        <div className="page-facts">
          {page.lastUpdated !== undefined && (
            <span>
              {words.lastUpdated}{' '}
              <time dateTime={new Date(page.lastUpdated).toISOString()}>
                {formatDate(page.lastUpdated, page.locale)}
              </time>
            </span>
          )}
          {editUrl !== undefined && <a href={editUrl}>{words.editPage}</a>}
        </div>
      )}
      {(previous !== undefined || next !== undefined) && (
        <nav className="neighbours" aria-label={words.pageFooter}>
          {previous !== undefined && (
            <Link className="neighbour" href={previous.href} view={view}>
              <span className="neighbour-way">
                <Icon name="arrowLeft" /> {words.previous}
              </span>
              <span className="neighbour-title">{previous.title}</span>
            </Link>
          )}
          {next !== undefined && (
            <Link className="neighbour neighbour-next" href={next.href} view={view}>
              <span className="neighbour-way">
                {words.next} <Icon name="arrowRight" />
              </span>
              <span className="neighbour-title">{next.title}</span>
            </Link>
          )}
        </nav>
      )}
    </footer>
  )
}

function formatDate(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
