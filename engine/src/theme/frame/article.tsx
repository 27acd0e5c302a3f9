import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import { readDirection } from '../../shared/read-direction.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Hero } from './hero.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageTitle } from './page-title.tsx'
import { PageBody } from '../prose/page-body.tsx'
import type { View } from '../view.ts'

/** One page: the way to it, its title or hero, its text, its footer. */
export function Article({ view }: { view: View }): ReactElement {
  const { page, words } = view
  const { fallbackLanguage } = page
  const isFallback = fallbackLanguage !== undefined
  const isTurned = readDirection(page.contentLocale) !== readDirection(page.locale)
  const textDirection = isTurned ? (readDirection(page.contentLocale) ?? 'ltr') : undefined
  return (
    <>
      <Breadcrumbs view={view} />
      <article className="prose" lang={isFallback ? page.contentLocale : undefined} dir={textDirection}>
        {isFallback && (
          <p className="fallback-notice" lang={page.locale}>
            {fillWords(words.fallbackNotice, { language: fallbackLanguage })}
          </p>
        )}
        {page.hero === undefined ? (
          <>
            <PageTitle view={view} />
            <PageBody view={view} />
          </>
        ) : (
          <>
            <Hero view={view} hero={page.hero} />
            <div className="hero-rest prose">
              <PageBody view={view} />
            </div>
          </>
        )}
      </article>
      <PageFooter view={view} />
    </>
  )
}
