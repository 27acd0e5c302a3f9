// What stands beside a field that searches on a server: its state in words, a
// button to retry, and a switch that makes the pretend server slow or broken.

import { useId } from 'react'
import type { ServerMode } from './remote.ts'
import type { Remote } from './use-remote.ts'
// #region site
import { NetworkLab, usePresets } from '../../theme/network/network-lab.tsx'
// #endregion site

const serverModes: Record<ServerMode, string> = {
  normal: 'Normal',
  slow: 'Slow',
  failing: 'Failing',
}

interface ServerSwitchProps {
  mode: ServerMode
  onChange: (mode: ServerMode) => void
  /** Shows how many requests this conversation has taken. */
  remote?: Remote<unknown>
}

/** Radio buttons that make the pretend server quick, slow or broken. */
export function ServerSwitch({ mode, onChange, remote }: ServerSwitchProps) {
  const name = useId()
  // #region site
  const { isCustom, dropCustom } = usePresets()
  // #endregion site
  return (
    <div className="demo-row">
      <fieldset className="demo-choices">
        <legend>Server</legend>
        {(Object.keys(serverModes) as ServerMode[]).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={mode === each}
              onChange={() => onChange(each)}
              // #region site
              {...(isCustom && { checked: false })}
              onClick={dropCustom}
              // #endregion site
            />{' '}
            {serverModes[each]}
          </label>
        ))}
      </fieldset>
      {remote && (
        <span className="demo-help">
          Requests: {remote.sent} sent, {remote.dropped} outdated
        </span>
      )}
      {/* #region site */}
      <NetworkLab mode={mode}>Network</NetworkLab>
      {/* #endregion site */}
    </div>
  )
}

/**
 * A button that leaves the focus in the field when the mouse presses it. An
 * open list closes all the same.
 */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button
      className="demo-button"
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRetry}
    >
      Retry
    </button>
  )
}

interface RemoteStatusProps {
  remote: Remote<unknown>
  /** What the reader can do while nothing is typed. */
  hint: string
  /**
   * Should focus the field, because the button goes away, and then call
   * `remote.retry()`.
   */
  onRetry: () => void
}

/**
 * What the search is doing, in words, also for screen readers. As high with the
 * button as without.
 */
export function RemoteStatus({ remote, hint, onRetry }: RemoteStatusProps) {
  const { phase, query, items, reason } = remote
  return (
    <div className="demo-row" style={{ flexWrap: 'nowrap', minHeight: 36 }}>
      <p className="demo-status" role="status" data-demo-tone={phase}>
        {phase === 'hint' && hint}
        {phase === 'searching' && 'Searching…'}
        {phase === 'results' &&
          (items.length === 1 ? '1 result' : `${items.length} results`)}
        {phase === 'nothing' && (
          <>
            No match for “<bdi>{shortenText(query.trim())}</bdi>”
          </>
        )}
        {phase === 'error' && `Search failed: ${reason}.`}
      </p>
      {phase === 'error' && <RetryButton onRetry={onRetry} />}
    </div>
  )
}

/** At most 40 code points: never half of a surrogate pair. */
function shortenText(text: string): string {
  const characters = Array.from(text)
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text
}
