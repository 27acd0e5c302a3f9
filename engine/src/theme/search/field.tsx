import type { ReactElement } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { View } from '../view.ts'
import { dataKeep, mark, searchId, searchListId } from '../../shared/markup.ts'

/** The search box: a native field that scripts never replace. `events.client.ts` loads the code of the box, which shows the results. */
export function SearchField({ view }: { view: View }): ReactElement | null {
  const { words, page, assets, site } = view
  const data = assets.search[page.locale]
  if (data === undefined) return null
  const others = site.config.locales
    .filter((locale) => locale.id !== page.locale && assets.search[locale.id] !== undefined)
    .map((locale) => ({ locale: locale.id, name: locale.name, data: assets.search[locale.id] }))
  return (
    <search
      className="search"
      data-search={data}
      data-others={JSON.stringify(others)}
      data-locale={page.locale}
      {...mark(dataKeep, `search-${page.locale}`)}
    >
      <div className="search-field">
        <Icon name="search" />
        <input
          id={searchId}
          type="search"
          className="search-input"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          aria-controls={searchListId}
          aria-haspopup="listbox"
        />
        <kbd className="search-shortcut" aria-hidden="true" data-search-shortcut="">
          Ctrl K
        </kbd>
        <button type="button" className="icon-button search-close" aria-label={words.searchClose} data-search-close="">
          <Icon name="close" />
        </button>
      </div>
      <div className="search-popup" data-search-popup="" hidden />
      <div className="visually-hidden" role="status" data-search-status="" />
    </search>
  )
}
