import type { ReactElement, ReactNode } from 'react'
import { Header } from './header.tsx'
import { Outline } from './outline.tsx'
import { Sidebar } from './sidebar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { writeWords } from './write-words.ts'
import type { View } from '../view.ts'
import {
  announcerId,
  contentId,
  dataRegion,
  dataRoute,
  dataServerLoader,
  dataWords,
  mark,
} from '../../shared/markup.ts'

/** The frame around every page. Navigation replaces the parts with `data-region`. */
export function Layout({ view, children }: { view: View; children: ReactNode }): ReactElement {
  const { words, page } = view
  const { hasOutline, parts } = page
  return (
    <>
      <a className="skip-link" href={`#${contentId}`} {...mark(dataRegion, 'skip')}>
        {words.skipToContent}
      </a>
      <Header view={view} hasOutline={hasOutline} />
      <div className="frame" {...mark(dataRegion, 'frame')}>
        <Sidebar view={view} />
        <main id={contentId} tabIndex={-1} {...mark(dataWords, writeWords(words))} {...readLoader(view)}>
          {children}
        </main>
        {hasOutline && <Outline parts={parts} words={words} />}
      </div>
      <SiteFooter view={view} />
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
