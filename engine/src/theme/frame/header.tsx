import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import { ColorMode } from './color-mode.tsx'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { SearchField } from '../search/field.tsx'
import type { View } from '../view.ts'
import { dataRegion, mark, outlineId, sidebarId } from '../../shared/markup.ts'

/** Site title, navigation, search, locale and colours. */
export function Header({ view, hasOutline }: { view: View; hasOutline: boolean }): ReactElement {
  const { site, words, page } = view
  const { frame } = page
  const { library } = site.config
  return (
    <header className="header" {...mark(dataRegion, 'header')}>
      <div className="header-row">
        <button
          type="button"
          className="icon-button sidebar-toggle"
          popoverTarget={sidebarId}
          aria-label={words.openSidebar}
          title={words.openSidebar}
        >
          <Icon name="menu" />
        </button>
        <Link className="site-title" href={frame.home} view={view}>
          {frame.title}
        </Link>
        <a
          className="version"
          href={library.packageUrl}
          title={fillWords(words.package, { package: library.package, version: library.version })}
        >
          {library.version}
        </a>
        <nav className="top-nav" aria-label={words.mainNavigation}>
          <ul>
            {frame.nav.map((entry) => (
              <li key={entry.path}>
                <Link
                  href={entry.href}
                  view={view}
                  current={entry.path === page.nav.path ? (page.route === entry.path ? 'page' : 'true') : undefined}
                >
                  {entry.title}
                </Link>
              </li>
            ))}
            <li className="top-nav-quiet">
              <a href={library.repositoryUrl}>{words.repository}</a>
            </li>
            <li className="top-nav-quiet">
              <a href={library.changelogUrl}>{words.changelog}</a>
            </li>
          </ul>
        </nav>
        <SearchField view={view} />
        <LocaleMenu view={view} />
        <ColorMode words={words} />
        {hasOutline && (
          <button
            type="button"
            className="icon-button outline-toggle"
            popoverTarget={outlineId}
            aria-label={words.outline}
            title={words.outline}
          >
            <Icon name="list" />
          </button>
        )}
      </div>
    </header>
  )
}

/** Links to the same page in the other locales. */
function LocaleMenu({ view }: { view: View }): ReactElement {
  const { page, words } = view
  return (
    <nav className="locale-menu" aria-label={words.language}>
      <ul>
        {page.translations.map(({ locale, name, href }) => (
          <li key={locale}>
            <a href={href} lang={locale} hrefLang={locale} data-keep-hash="">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
