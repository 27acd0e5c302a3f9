import type { MouseEvent, ReactElement } from 'react'
import type { HighlightText, SearchGroup, SearchHint, SearchStart } from '../../model/search.ts'
import type { LocaleResult } from '../../model/search-engine.ts'
import { fillWords } from '../../shared/fill-words.ts'
import type { SearchWords } from './words.client.ts'
import { SvgIcon } from '../parts/svg-icon.tsx'
import { searchListId } from '../../shared/markup.ts'
import { optionId, thingIcons } from './option.client.ts'

/** What the list needs besides its results. */
export interface ListProps {
  words: SearchWords
  start: SearchStart | undefined
  /** Index of the active option in the whole list. */
  active: number
  onPick: (link: string) => void
  onHover: (place: number) => void
}

export interface ResultListProps extends ListProps {
  result: LocaleResult
  isLoading: boolean
  /** Name of the results' language, when it is not the language of the page. */
  otherName: string | undefined
}

/** The results in their groups. */
export function ResultList(props: ResultListProps): ReactElement {
  const { words, result, isLoading, otherName } = props
  return (
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
  )
}

function countBefore(result: LocaleResult, index: number): number {
  return result.groups.slice(0, index).reduce((sum, group) => sum + group.hints.length, 0)
}

/** A group of results. `first` is the index of its first option in the whole list. The best results need no heading. */
function Group(props: ResultListProps & { group: SearchGroup; index: number; first: number }): ReactElement {
  const { group, index, first, words, start, active, result, onPick, onHover } = props
  const isBest = group.kind === 'best'
  return (
    <div
      role="group"
      aria-labelledby={isBest ? undefined : `search-group-${index}`}
      aria-label={isBest ? words.searchBest : undefined}
      className="search-group"
      data-kind={group.kind ?? 'all'}
    >
      {!isBest && (
        <div
          id={`search-group-${index}`}
          className="search-group-title"
          role="presentation"
          lang={group.title === '' ? undefined : result.locale}
        >
          {group.title || describeNear(words, start, result)}
        </div>
      )}
      {group.hints.map((hint, place) => (
        <Option
          key={`${hint.link} ${hint.type}`}
          place={first + place}
          hint={hint}
          start={start}
          lang={result.locale}
          isActive={first + place === active}
          onPick={onPick}
          onHover={onHover}
        />
      ))}
    </div>
  )
}

/** Heading of results that do not hold the whole query. It names the words that no text has. */
function describeNear(words: SearchWords, start: SearchStart | undefined, { unknown }: LocaleResult): string {
  if (start === undefined || unknown.length === 0) return words.searchNear
  return fillWords(start.words.unknown, { words: unknown.map((word) => `“${word}”`).join(' ') })
}

interface OptionProps {
  place: number
  hint: SearchHint
  start: SearchStart | undefined
  lang: string | undefined
  isActive: boolean
  onPick: (link: string) => void
  onHover: (place: number) => void
}

function Option({ place, hint, start, lang, isActive, onPick, onHover }: OptionProps): ReactElement {
  const { thing, link, highlightTitleTexts, highlightTexts, pageTitle, owner } = hint
  const isNamedLikePage = highlightTitleTexts.map(({ text }) => text).join('') === pageTitle
  return (
    <a
      id={optionId(place)}
      role="option"
      aria-selected={isActive}
      className="search-option"
      data-thing={thing}
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
      <SvgIcon source={thingIcons[thing]} />
      <span className="search-option-title">
        {owner === '' && !isNamedLikePage && <span className="search-option-page">{pageTitle} › </span>}
        <Highlighted texts={highlightTitleTexts} />
        {owner !== '' && (
          <span className="search-option-page"> {fillWords(start?.words.prop ?? '{owner}', { owner })}</span>
        )}
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
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
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
