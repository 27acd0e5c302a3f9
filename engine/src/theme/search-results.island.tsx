import type { ReactElement } from 'react'
import content from 'lucide-static/icons/text.svg?raw'
import demo from 'lucide-static/icons/play.svg?raw'
import page from 'lucide-static/icons/file-text.svg?raw'
import title from 'lucide-static/icons/hash.svg?raw'
import type { HighlightText, SearchGroup, SearchHint } from '../model/search.ts'
import type { LocaleResult } from '../search/search-locales.ts'
import type { SearchWords } from './search-field.tsx'
import { SvgIcon } from './svg-icon.tsx'

const icons = { content, demo, page, title }

/** Props of `SearchResults`. */
export interface SearchResultsProps {
  words: SearchWords
  result: LocaleResult | undefined
  isLoading: boolean
  isUnavailable: boolean
  /** Link of the active option. */
  active: string | undefined
  /** Name of the language the results are in, when it is not the page's. */
  otherName: string | undefined
  isSlashOn: boolean
  onSlash: (isOn: boolean) => void
  onRetry: () => void
  onPick: (link: string) => void
  onHover: (link: string) => void
}

/** Links of all options in the order of the list. */
export function listLinks(result: LocaleResult): string[] {
  return result.groups.flatMap((group) => group.hints.map((hint) => hint.link))
}

/** The list under the search field. The last results stay until the next ones are there. */
export function SearchResults(props: SearchResultsProps): ReactElement {
  const { words, result, isLoading, isUnavailable, otherName, isSlashOn, onSlash, onRetry } = props
  const isEmpty = result !== undefined && result.total === 0
  return (
    <>
      {isUnavailable && (
        <div className="search-note">
          <p>{words.searchUnavailable}</p>
          <button type="button" className="button" onClick={onRetry}>
            {words.retry}
          </button>
        </div>
      )}
      {!isUnavailable && result === undefined && isLoading && <p className="search-note">{words.searchLoading}</p>}
      {isEmpty && <p className="search-note">{words.searchEmpty}</p>}
      {otherName !== undefined && <p className="search-other">{words.searchOther.replace('{language}', otherName)}</p>}
      <div id="search-list" role="listbox" aria-label={words.searchResults} aria-busy={isLoading}>
        {result?.groups.map((group, index) => (
          <Group
            key={`${group.kind ?? 'all'}-${group.title}`}
            {...props}
            group={group}
            index={index}
            first={countBefore(result, index)}
          />
        ))}
      </div>
      {result !== undefined && (
        <div className="search-foot">
          <span aria-hidden="true">{words.searchKeys}</span>
          <label>
            <input type="checkbox" defaultChecked={isSlashOn} onChange={(event) => onSlash(event.target.checked)} />{' '}
            {words.searchSlash}
          </label>
        </div>
      )}
    </>
  )
}

function countBefore(result: LocaleResult, index: number): number {
  return result.groups.slice(0, index).reduce((sum, group) => sum + group.hints.length, 0)
}

function Group({
  group,
  index,
  first,
  words,
  active,
  result,
  onPick,
  onHover,
}: SearchResultsProps & { group: SearchGroup; index: number; first: number }): ReactElement {
  const names = { best: words.searchBest, some: words.searchSome, fuzzy: words.searchFuzzy, all: group.title }
  const name = group.title || names[group.kind ?? 'all']
  return (
    <div
      role="group"
      aria-labelledby={`search-group-${index}`}
      className="search-group"
      data-kind={group.kind ?? 'all'}
    >
      <div id={`search-group-${index}`} className="search-group-title" role="presentation">
        {name}
      </div>
      {group.hints.map((hint, place) => (
        <Option
          key={hint.link}
          id={`search-option-${first + place}`}
          hint={hint}
          lang={result?.locale}
          isActive={hint.link === active}
          onPick={onPick}
          onHover={onHover}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  hint: SearchHint
  lang: string | undefined
  isActive: boolean
  onPick: (link: string) => void
  onHover: (link: string) => void
}

function Option({ id, hint, lang, isActive, onPick, onHover }: OptionProps): ReactElement {
  const isPage = hint.type === 'page'
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-option"
      href={hint.link}
      lang={lang}
      tabIndex={-1}
      onClick={() => onPick(hint.link)}
      onPointerMove={() => {
        if (!isActive) onHover(hint.link)
      }}
    >
      <SvgIcon source={icons[hint.type]} />
      <span className="search-option-title">
        <Highlighted texts={hint.highlightTitleTexts} />
        {!isPage && <span className="search-option-page">{hint.pageTitle}</span>}
      </span>
      {hint.highlightTexts.length > 0 && (
        <span className="search-option-text">
          <Highlighted texts={hint.highlightTexts} />
        </span>
      )}
    </a>
  )
}

function Highlighted({ texts }: { texts: readonly HighlightText[] }): ReactElement {
  return (
    <>{texts.map(({ text, highlighted }, index) => (highlighted === true ? <mark key={index}>{text}</mark> : text))}</>
  )
}
