import { type KeyboardEvent, useState } from 'react'
import type { PlayProp, PlayReference, PlaySetting, PlayState } from 'vitrine/play'
import type { ConflictId } from './conflicts.ts'
import { findConflicts } from './conflicts.ts'
import { Control } from './control.tsx'
import { Sentence } from './sentence.tsx'
import type { PlayWords } from './words.ts'

interface ControlsProps {
  reference: PlayReference
  state: PlayState
  words: PlayWords
  /** Begins the ids of all controls. */
  prefix: string
  /** Groups that are open besides the first. */
  opened: ReadonlySet<string>
  onToggle: (group: string, isOpen: boolean) => void
  onChange: (name: string, setting: PlaySetting | undefined) => void
}

/** Id of the group for what is deprecated. */
const oldGroup = ''

/** A control for each property of the reference, in its groups, with a search over all of them. */
export function Controls({ reference, state, words, prefix, opened, onToggle, onChange }: ControlsProps) {
  const [text, setText] = useState('')
  // The text without what an input method has not finished: that would find nothing.
  const [asked, setAsked] = useState('')
  const { props } = reference
  const wanted = asked.trim().toLowerCase()
  const shown = props.filter(({ name, type }) => `${name} ${type}`.toLowerCase().includes(wanted))
  const conflicts = findConflicts(state)
  const groups = [...reference.groups, { id: oldGroup, title: words.deprecated }]
  const clear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // By itself the field would also empty itself where the key only ends a composition.
    event.preventDefault()
    const { isComposing, keyCode } = event.nativeEvent
    // Safari sends that key after the end, with this `keyCode`.
    if (isComposing || keyCode === 229) return
    setText('')
    setAsked('')
  }
  return (
    <section className="play-controls" aria-label={words.controls}>
      <div className="play-search">
        <label htmlFor={`${prefix}find`}>{words.search}</label>
        <input
          type="search"
          id={`${prefix}find`}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={({ target, nativeEvent }) => {
            setText(target.value)
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setAsked(target.value)
          }}
          onCompositionEnd={({ currentTarget }) => setAsked(currentTarget.value)}
          onKeyDown={clear}
        />
        <p role="status">{shown.length === 0 ? words.foundNothing : words.found(shown.length, props.length)}</p>
      </div>
      {groups.map(({ id, title }) => {
        const rows = shown.filter(({ group }) => group === id)
        if (rows.length === 0) return null
        const count = rows.filter(({ name }) => state[name] !== undefined).length
        const notes = conflicts.filter(({ prop }) => rows.some(({ name }) => name === prop)).length
        return (
          <details
            key={id}
            className="play-group"
            open={wanted !== '' || opened.has(id)}
            onToggle={(event) => wanted === '' && onToggle(id, event.currentTarget.open)}
          >
            <summary>
              {title} <span>{count === 0 ? rows.length : `${count} / ${rows.length}`}</span>{' '}
              {notes > 0 && <mark>{words.notes(notes)}</mark>}
            </summary>
            <ul>
              {rows.map((prop) => (
                <Row
                  key={prop.name}
                  prop={prop}
                  setting={state[prop.name]}
                  words={words}
                  id={prefix + prop.name}
                  conflicts={conflicts.filter((each) => each.prop === prop.name)}
                  home={readHome(prop)}
                  onChange={(setting) => onChange(prop.name, setting)}
                />
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}

interface RowProps {
  prop: PlayProp
  setting: PlaySetting | undefined
  words: PlayWords
  id: string
  conflicts: readonly { id: ConflictId; warning?: string }[]
  home: string
  onChange: (setting: PlaySetting | undefined) => void
}

function Row({ prop, setting, words, id, conflicts, home, onChange }: RowProps) {
  const { name, href, type, deprecated } = prop
  return (
    <li className="play-row" data-changed={setting !== undefined || undefined}>
      <div className="play-name">
        <a id={`${id}-name`} href={href}>
          <code>{name}</code>
        </a>
        <code className="play-type">{type}</code>
      </div>
      <div className="play-control">
        <Control
          prop={prop}
          setting={setting}
          words={words}
          id={id}
          labelledBy={`${id}-name`}
          describedBy={conflicts.map((conflict) => `${id}-${conflict.id}`).join(' ') || undefined}
          onChange={onChange}
        />
        {setting !== undefined && (
          <button
            type="button"
            className="play-reset"
            aria-label={words.resetOne.replace('{name}', name)}
            title={words.resetOne.replace('{name}', name)}
            onClick={() => onChange(undefined)}
          >
            ↺
          </button>
        )}
      </div>
      {conflicts.map((conflict) => (
        <p key={conflict.id} className="play-note" id={`${id}-${conflict.id}`}>
          <Sentence text={words.conflicts[conflict.id]} />{' '}
          {conflict.warning !== undefined && <a href={`${home}/guide/warnings#${conflict.warning}`}>{words.warning}</a>}
        </p>
      ))}
      {deprecated !== undefined && deprecated !== '' && (
        <p className="play-old">
          <Sentence text={words.instead.replace('{name}', `\`${deprecated}\``)} />
        </p>
      )}
    </li>
  )
}

/** Address of the home page, which has the reference, without a slash at its end. */
function readHome({ href }: PlayProp): string {
  return href.replace(/\/?#.*$/s, '')
}
