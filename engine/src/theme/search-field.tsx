import type { ReactElement } from 'react'
import { Icon } from './icon.tsx'
import type { View } from './view.ts'

/** The place of the search box. The field is native and never replaced; a behaviour wakes it. */
export function SearchField({ view }: { view: View }): ReactElement | null {
  const { words, page, assets } = view
  const data = assets.search[page.locale]
  if (data === undefined) return null
  return (
    <search className="search" data-search={data}>
      <Icon name="search" />
      <input
        type="search"
        className="search-input"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  )
}
