import type { ReactElement } from 'react'
import { wordsOf } from '../../i18n/words-of.ts'
import { withBase, toLocalePath } from '../../shared/addresses.ts'
import type { Site } from '../../model/site.ts'
import { contentId } from '../../shared/markup.ts'

/** The page for addresses that do not exist, in every language of the site. English comes first, because it is the product's language. */
export function NotFound({ site }: { site: Site }): ReactElement {
  const english = wordsOf('en-US')
  const defaultLocale = site.config.locales[0]?.id ?? 'en-US'
  const ordered = site.config.locales.toSorted((a, b) => Number(b.id.startsWith('en')) - Number(a.id.startsWith('en')))
  return (
    <main id={contentId} className="not-found" tabIndex={-1}>
      <h1 lang="en">{english.notFoundTitle}</h1>
      {ordered.map(({ id }) => {
        const words = wordsOf(id)
        return (
          <div key={id} lang={id}>
            {words.notFoundTitle !== english.notFoundTitle && <h2>{words.notFoundTitle}</h2>}
            <p>{words.notFoundText}</p>
            <p>
              <a className="button" href={withBase(site.config.base, toLocalePath(id, defaultLocale, '/'))}>
                {words.backHome}
              </a>
            </p>
          </div>
        )
      })}
    </main>
  )
}
