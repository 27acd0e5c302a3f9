import type { ReactElement } from 'react'
import { fillWords } from '../../i18n/words-of.ts'
import { withBase } from '../../shared/addresses.ts'
import type { View } from '../view.ts'

/** Who this is by and under which terms. */
export function SiteFooter({ view }: { view: View }): ReactElement {
  const { site, words } = view
  const values = { package: site.config.library.package, license: site.config.library.license }
  return (
    <footer className="site-footer" data-region="footer">
      <p>{fillWords(words.independent, values)}</p>
      <p>{fillWords(words.licences, values)}</p>
      <p>{words.privacy}</p>
      <ul>
        <li>
          <a href={withBase(site.config.base, '/THIRD-PARTY-NOTICES.txt')}>{words.notices}</a>
        </li>
        {site.config.issuesUrl !== undefined && (
          <li>
            <a href={site.config.issuesUrl}>{words.reportMistake}</a>
          </li>
        )}
      </ul>
    </footer>
  )
}
