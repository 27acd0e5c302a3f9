import type { ReactElement } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import type { View } from '../view.ts'

/** The previous and next page in the sidebar's order, the date of the last change, and what a reader can do about a mistake. */
export function PageFooter({ view }: { view: View }): ReactElement {
  const { page, words } = view
  const { previous, next, editHref, reportHref, changed } = page
  return (
    <footer className="page-footer">
      {(changed !== undefined || editHref !== undefined) && (
        <div className="page-facts">
          {changed !== undefined && (
            <span>
              {words.lastUpdated} <time dateTime={changed.dateTime}>{changed.text}</time>
            </span>
          )}
          {editHref !== undefined && <a href={editHref}>{words.editPage}</a>}
          {reportHref !== undefined && <a href={reportHref}>{words.reportMistake}</a>}
        </div>
      )}
      {(previous !== undefined || next !== undefined) && (
        <nav className="neighbours" aria-label={words.pageFooter}>
          {previous !== undefined && (
            <Link className="neighbour" href={previous.href} view={view}>
              <span className="neighbour-way">
                <Icon name="arrowLeft" /> {words.previous}
              </span>
              <span className="neighbour-title" lang={previous.lang}>
                {previous.title}
              </span>
            </Link>
          )}
          {next !== undefined && (
            <Link className="neighbour neighbour-next" href={next.href} view={view}>
              <span className="neighbour-way">
                {words.next} <Icon name="arrowRight" />
              </span>
              <span className="neighbour-title" lang={next.lang}>
                {next.title}
              </span>
            </Link>
          )}
        </nav>
      )}
    </footer>
  )
}
