import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import { dataCopy, mark, pageActionsId } from '../../shared/markup.ts'
import { Icon } from '../parts/icon.tsx'
import type { View } from '../view.ts'

/**
 * A menu, which the browser itself opens: the page as Markdown, where it can be edited, and who can be asked about it.
 * What is a link works without scripts.
 */
export function PageActions({ view }: { view: View }): ReactElement {
  const { page, words } = view
  const { markdownHref, editHref, reportHref, assistants } = page
  return (
    <div className="page-actions" lang={page.locale === page.contentLocale ? undefined : page.locale}>
      <button
        type="button"
        className="icon-button"
        popoverTarget={pageActionsId}
        aria-label={words.pageActions}
        title={words.pageActions}
      >
        <Icon name="ellipsis" />
      </button>
      <div id={pageActionsId} className="demo-menu" popover="auto">
        {/* What it copies is behind the link after it. */}
        <button type="button" {...mark(dataCopy, '')}>
          {words.copyMarkdown}
        </button>
        <a href={markdownHref}>{words.viewMarkdown}</a>
        {assistants.map(({ title, href }) => (
          <a key={href} href={href}>
            {fillWords(words.openIn, { name: title })}
          </a>
        ))}
        {editHref !== undefined && <a href={editHref}>{words.editPage}</a>}
        {reportHref !== undefined && <a href={reportHref}>{words.reportMistake}</a>}
      </div>
    </div>
  )
}
