import type { ReactElement } from 'react'
import { wordsOf } from '../../i18n/words-of.ts'
import { toHref } from '../../shared/addresses.ts'
import { dataNear, mark } from '../../shared/markup.ts'
import type { View } from '../view.ts'

/**
 * What the page for addresses that do not exist says: first in its own language, then in the others, because nobody
 * knows the reader of such an address. Its script fills in the pages that the reader may have meant.
 */
export function NotFound({ view: { site, page } }: { view: View }): ReactElement {
  const english = wordsOf('en-US')
  const { base, locales } = site.config
  const addresses = { base, defaultLocale: locales[0]?.id ?? page.locale }
  const ordered = locales.toSorted((a, b) => Number(b.id === page.locale) - Number(a.id === page.locale))
  return (
    <div className="not-found">
      <h1 lang="en">{english.notFoundTitle}</h1>
      {ordered.map(({ id }) => {
        const words = wordsOf(id)
        return (
          <div key={id} lang={id}>
            {words.notFoundTitle !== english.notFoundTitle && <h2>{words.notFoundTitle}</h2>}
            <p>{words.notFoundText}</p>
            {id === page.locale && <p hidden {...mark(dataNear, words.didYouMean)} />}
            <p>
              <a className="button" href={toHref('/', id, addresses)}>
                {words.backHome}
              </a>
            </p>
          </div>
        )
      })}
    </div>
  )
}
