import type { ReactElement } from 'react'
import { ColorMode } from './color-mode.tsx'
import { SiteLinks } from './site-links.tsx'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { SearchField } from '../search/field.tsx'
import type { View } from '../view.ts'
import { dataNeedsScripts, dataRegion, mark, outlineId, settingsId, sidebarId } from '../../shared/markup.ts'

/**
 * Site title, navigation, search, locale and colours. Where the window is narrow, locale and colours are in one menu,
 * and the outline is opened by a bar of its own.
 */
export function Header({ view, hasOutline }: { view: View; hasOutline: boolean }): ReactElement {
  const { site, words, page, assets } = view
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
        <Link className="site-title" href={page.frame.home} view={view}>
          {/* Without the priority React has it preloaded, before everything else. */}
          {assets.mark !== undefined && <img src={assets.mark} alt="" width={22} height={22} fetchPriority="low" />}
          {page.frame.title}
        </Link>
        <span className="version">{site.config.library.version}</span>
        <nav className="top-nav" aria-label={words.mainNavigation}>
          <SiteLinks view={view} />
        </nav>
        <SearchField view={view} />
        {hasOutline && (
          <button type="button" className="outline-toggle" popoverTarget={outlineId}>
            {words.outline}
          </button>
        )}
        <LocaleMenu view={view} />
        <button
          type="button"
          className="icon-button color-button"
          popoverTarget={settingsId}
          aria-label={words.colorMode}
          title={words.colorMode}
          {...mark(dataNeedsScripts, '')}
        >
          <Icon name="colors" />
        </button>
        <button
          type="button"
          className="icon-button settings-button"
          popoverTarget={settingsId}
          aria-label={words.settings}
          title={words.settings}
        >
          <Icon name="ellipsis" />
        </button>
        <div id={settingsId} className="settings" popover="auto">
          <LocaleMenu view={view} />
          <ColorMode words={words} />
        </div>
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
