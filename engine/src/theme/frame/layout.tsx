import type { ReactElement, ReactNode } from 'react'
import { Header } from './header.tsx'
import { hasNotes } from './has-notes.ts'
import { Outline } from './outline.tsx'
import { Sidebar } from './sidebar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { writeWords } from './write-words.ts'
import type { View } from '../view.ts'
import {
  announcerId,
  contentId,
  dataNeedsScripts,
  dataRegion,
  dataRoute,
  dataServerLoader,
  dataWords,
  mark,
  searchId,
} from '../../shared/markup.ts'

/** The frame around every page. Navigation replaces the parts with `data-region`. */
export function Layout({ view, children }: { view: View; children: ReactNode }): ReactElement {
  const { words, page, assets } = view
  const { hasOutline, parts } = page
  const textLanguage = page.contentLocale === page.locale ? undefined : page.contentLocale
  return (
    <>
      <a className="skip-link" href={`#${contentId}`} {...mark(dataRegion, 'skip')}>
        {words.skipToContent}
      </a>
      {assets.search[page.locale] !== undefined && (
        <a
          className="skip-link"
          href={`#${searchId}`}
          {...mark(dataRegion, 'skip-search')}
          {...mark(dataNeedsScripts, '')}
        >
          {words.skipToSearch}
        </a>
      )}
      <Header view={view} hasOutline={hasOutline} />
      <div className="frame" {...mark(dataRegion, 'frame')}>
        <Sidebar view={view} />
        <main
          id={contentId}
          className={hasNotes(parts) ? 'demo-notes' : undefined}
          tabIndex={-1}
          {...mark(dataWords, writeWords(words))}
          {...readLoader(view)}
        >
          {children}
        </main>
        {hasOutline && <Outline parts={parts} words={words} lang={textLanguage} />}
        {/* In the column of the text, so that the columns beside it reach to the end of the page. */}
        <SiteFooter view={view} />
      </div>
      <div className="visually-hidden" role="status" id={announcerId} />
    </>
  )
}

/** The address of the site's server loader, for pages with `serverLoader: true` when the site has one. */
function readLoader({ site, page }: View): Record<string, string> {
  const { serverLoader } = site.config
  if (serverLoader === undefined || !page.frontmatter.serverLoader) return {}
  return { [dataServerLoader]: serverLoader, [dataRoute]: page.route }
}
