import type { MouseEvent, ReactElement } from 'react'
import content from 'lucide-static/icons/text.svg?raw'
import demo from 'lucide-static/icons/play.svg?raw'
import page from 'lucide-static/icons/file-text.svg?raw'
import title from 'lucide-static/icons/hash.svg?raw'
import type { HighlightText, SearchGroup, SearchHint } from '../../model/search.ts'
import type { LocaleResult } from '../../model/search-engine.ts'
import { fillWords } from '../../shared/fill-words.ts'
import type { SearchWords } from './words.client.ts'
import type { SearchProgress } from './session.client.ts'
import { SvgIcon } from '../parts/svg-icon.tsx'
import { searchListId } from '../../shared/markup.ts'

const icons = { content, demo, page, title }

/** Props of `SearchResults`. */
export interface SearchResultsProps extends SearchProgress {
  words: SearchWords
  /** Index of the active option in the whole list. */
  active: number
  /** Name of the results' language, when it is not the language of the page. */
  otherName: string | undefined
  isSlashOn: boolean
  onSlash: (isOn: boolean) => void
  onRetry: () => void
  onPick: (link: string) => void
  onHover: (place: number) => void
}

/** The list below the search field. It shows the last results until the next ones arrive. */
export function SearchResults(props: SearchResultsProps): ReactElement {
  const { words, result, isLoading, isUnavailable, otherName, isSlashOn, onSlash, onRetry } = props
  const isEmpty = result === undefined || result.total === 0
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
      {!isUnavailable && isEmpty && (
        <p className="search-note">{isLoading ? words.searchLoading : words.searchEmpty}</p>
      )}
      {!isEmpty && (
        <div
          id={searchListId}
          className="search-list"
          role="listbox"
          aria-label={words.searchResults}
          aria-busy={isLoading}
        >
          {otherName !== undefined && (
            <p className="search-other" role="presentation">
              {fillWords(words.searchOther, { language: otherName })}
            </p>
          )}
          {result.groups.map((group, index) => (
            <Group
              key={`${group.kind ?? 'all'}-${group.title}`}
              {...props}
              group={group}
              index={index}
              first={countBefore(result, index)}
            />
          ))}
        </div>
      )}
      <div className="search-foot">
        <span aria-hidden="true">{words.searchKeys}</span>
        <label>
          <input type="checkbox" defaultChecked={isSlashOn} onChange={(event) => onSlash(event.target.checked)} />{' '}
          {words.searchSlash}
        </label>
      </div>
    </>
  )
}

function countBefore(result: LocaleResult, index: number): number {
  return result.groups.slice(0, index).reduce((sum, group) => sum + group.hints.length, 0)
}

/** A group of results. `first` is the index of its first option in the whole list. */
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
  const names = { best: words.searchBest, some: words.searchSome, fuzzy: words.searchFuzzy, all: '' }
  return (
    <div
      role="group"
      aria-labelledby={`search-group-${index}`}
      className="search-group"
      data-kind={group.kind ?? 'all'}
    >
      <div
        id={`search-group-${index}`}
        className="search-group-title"
        role="presentation"
        lang={group.title === '' ? undefined : result?.locale}
      >
        {group.title || names[group.kind ?? 'all']}
      </div>
      {group.hints.map((hint, place) => (
        <Option
          key={`${hint.link} ${hint.type}`}
          place={first + place}
          hint={hint}
          lang={result?.locale}
          isActive={first + place === active}
          onPick={onPick}
          onHover={onHover}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  place: number
  hint: SearchHint
  lang: string | undefined
  isActive: boolean
  onPick: (link: string) => void
  onHover: (place: number) => void
}

function Option({ place, hint, lang, isActive, onPick, onHover }: OptionProps): ReactElement {
  const { type, link, highlightTitleTexts, highlightTexts, pageTitle } = hint
  const isNamedLikePage = highlightTitleTexts.map(({ text }) => text).join('') === pageTitle
  return (
    <a
      id={`search-option-${place}`}
      role="option"
      aria-selected={isActive}
      className="search-option"
      data-type={type}
      href={link}
      lang={lang}
      tabIndex={-1}
      onClick={(event) => {
        if (!opensElsewhere(event)) onPick(link)
      }}
      onPointerMove={({ pointerType }) => {
        if (!isActive && pointerType === 'mouse') onHover(place)
      }}
    >
      <SvgIcon source={icons[type]} />
      <span className="search-option-title">
        <span>
          <Highlighted texts={highlightTitleTexts} />
        </span>{' '}
        {!isNamedLikePage && <span className="search-option-page">{pageTitle}</span>}
      </span>{' '}
      {highlightTexts.length > 0 && (
        <span className="search-option-text">
          <Highlighted texts={highlightTexts} />
        </span>
      )}
    </a>
  )
}

/** The click opens another tab or window. The list stays open, so that the reader can open the next result. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

function Highlighted({ texts }: { texts: readonly HighlightText[] }): ReactElement {
  return (
    <>
      {texts.map(({ text, highlighted }, place) =>
        highlighted === true ? <mark key={keyOf(place)}>{text}</mark> : text,
      )}
    </>
  )
}

/** Key of a part of a highlighted text. The parts have no ids, so their index is used; every answer renders them anew. */
function keyOf(place: number): string {
  return `run-${place}`
}
