import type { ReactElement } from 'react'
import type { SearchStart } from '../../model/search.ts'
import { type ListProps, ResultList } from './results.client.tsx'
import type { SearchProgress } from './session.client.ts'
import { hasResults, listStarts } from './start-options.client.ts'
import { StartList } from './starts.client.tsx'

/** Props of `SearchPopup`. */
export interface SearchPopupProps extends SearchProgress, ListProps {
  start: SearchStart | undefined
  recent: readonly string[]
  otherName: string | undefined
  isSlashOn: boolean
  /** True when the reader uses `/`, so that a switch for it is of use. */
  isSlashKnown: boolean
  onSlash: (isOn: boolean) => void
  onRetry: () => void
  onAsk: (keywords: string) => void
  onClear: () => void
}

/** What stands below the search field: the last results until the next ones arrive, or a sentence, or where to start. */
export function SearchPopup(props: SearchPopupProps): ReactElement {
  const { words, start, recent, result, isFilled, isLoading, isUnavailable, onRetry, onAsk } = props
  const options = listStarts(props, start, recent)
  const isNote = isFilled && !isUnavailable && !hasResults(props)
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
      {isNote && <p className="search-note">{isLoading ? words.searchLoading : words.searchEmpty}</p>}
      {result !== undefined && hasResults(props) && <ResultList {...props} result={result} />}
      {start !== undefined && options.length > 0 && (
        <StartList {...props} start={start} options={options} onAsk={onAsk} />
      )}
      <Foot {...props} isRecent={options.some(({ kind }) => kind === 'recent')} />
    </>
  )
}

/** The keys of the list, and what can be switched or cleared. */
function Foot(props: SearchPopupProps & { isRecent: boolean }): ReactElement {
  const { words, start, isRecent, isSlashOn, isSlashKnown, onSlash, onClear } = props
  return (
    <div className="search-foot">
      <span aria-hidden="true">
        {words.searchKeys}
        {!isSlashKnown && ` · ${words.searchSlash}`}
      </span>
      {isRecent && (
        <button type="button" className="search-clear" onClick={onClear}>
          {start?.words.clear}
        </button>
      )}
      {isSlashKnown && (
        <label>
          <input type="checkbox" defaultChecked={isSlashOn} onChange={(event) => onSlash(event.target.checked)} />{' '}
          {words.searchSlash}
        </label>
      )}
    </div>
  )
}
