import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import { Link } from '../parts/link.tsx'
import type { View } from '../view.ts'

/** The parts of the site, and where the library lives. The header has them, and the list of pages where the header is too narrow. */
export function SiteLinks({ view }: { view: View }): ReactElement {
  const { site, words, page } = view
  const { package: name, version, packageUrl, repositoryUrl, changelogUrl } = site.config.library
  return (
    <ul>
      {page.frame.nav.map(({ title, href, path }) => (
        <li key={path}>
          <Link
            href={href}
            view={view}
            current={path === page.nav.path ? (page.route === path ? 'page' : 'true') : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
      <li className="quiet">
        <a href={repositoryUrl}>{words.repository}</a>
      </li>
      <li className="quiet">
        <a href={changelogUrl}>{words.changelog}</a>
      </li>
      <li className="quiet">
        <a href={packageUrl} title={fillWords(words.package, { package: name, version })}>
          {words.registry}
        </a>
      </li>
    </ul>
  )
}
