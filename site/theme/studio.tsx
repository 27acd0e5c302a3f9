import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { dressVisit, followDress, readDress, undressVisit } from 'vitrine/dress'
import { ContrastTable } from './studio/contrast-table.tsx'
import { Controls } from './studio/controls.tsx'
import { presets } from './studio/presets.ts'
import { Glance, Preview } from './studio/preview.tsx'
import { isFault, readShared, writeShared } from './studio/read-shared.ts'
import { Take } from './studio/take.tsx'
import { isSameTheme, type Theme, variables } from './studio/theme.ts'
import { readStudioWords, visitWords } from './studio/read-words.ts'
import { useHistory } from './studio/use-history.ts'
import { writeTheme } from './studio/write-css.ts'

export interface StudioProps {
  locale: string
}

/** Where a reader gives the select another look, sees every state of it, and takes the look along. */
export default function Studio({ locale }: StudioProps) {
  const words = readStudioWords(locale)
  const { theme, canUndo, canRedo, change, undo, redo } = useHistory()
  const [said, say] = useState('')
  const fault = useShared(change, words.fault)
  const isWorn = useSyncExternalStore(
    followDress,
    () => readDress() !== undefined,
    () => false,
  )
  const wear = (): void => {
    if (isWorn) undressVisit()
    else dress(theme)
    say(isWorn ? '' : words.wearing)
  }
  // What the demos wear follows what is changed here. The theme that the page begins with is no change.
  const shown = useRef(theme)
  useEffect(() => {
    if (shown.current !== theme && readDress() !== undefined) dress(theme)
    shown.current = theme
  }, [theme])

  const followKeys = (event: KeyboardEvent): void => {
    const isText = event.target instanceof HTMLInputElement && /text|number/.test(event.target.type)
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isText) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }

  return (
    <div className="studio" role="presentation" onKeyDown={followKeys}>
      {fault !== '' && (
        <p className="studio-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="studio-bar">
        <fieldset className="studio-choices studio-presets">
          <legend>{words.presets}</legend>
          {presets.map(([id, preset]) => (
            <button
              key={id}
              type="button"
              aria-pressed={isSameTheme(theme, preset)}
              onClick={() => change(preset, `preset ${id}`)}
            >
              {words.presetNames[id]}
            </button>
          ))}
        </fieldset>
        <div className="studio-buttons">
          {/* They keep the focus when there is nothing left to undo. */}
          <button type="button" aria-disabled={!canUndo} onClick={undo}>
            {words.undo}
          </button>
          <button type="button" aria-disabled={!canRedo} onClick={redo}>
            {words.redo}
          </button>
          <button type="button" aria-disabled={isSameTheme(theme, {})} onClick={() => change({}, 'reset')}>
            {words.reset}
          </button>
          <button type="button" className="studio-main" aria-pressed={isWorn} onClick={wear}>
            {isWorn ? words.takeOff : words.wear}
          </button>
        </div>
      </div>
      <p className="studio-said" role="status">
        {said}
      </p>
      <div className="studio-desk">
        <div className="studio-controls">
          <Glance words={words} />
          <Controls theme={theme} words={words} onChange={change} />
        </div>
        <Preview theme={theme} words={words} />
      </div>
      <ContrastTable theme={theme} words={words} />
      <Take theme={theme} words={words} say={say} />
    </div>
  )
}

/** Without any change the demos are dressed as the file is, which is what undressed ones are. */
function dress(theme: Theme): void {
  dressVisit({
    css: writeTheme('css', theme, variables, { css: '', tailwind: '', module: '' }),
    address: location.pathname,
    state: writeShared(theme, variables),
    words: visitWords,
  })
}

/**
 * Takes the theme of the address, also when a reader changes it on the page; without one that which the demos wear. Gives
 * the sentence about one that cannot be read.
 */
function useShared(
  change: (theme: Theme, key: string) => void,
  describe: ReturnType<typeof readStudioWords>['fault'],
): string {
  const [fault, setFault] = useState('')
  useEffect(() => {
    let last: string | undefined
    const look = (): void => {
      const text = readHash() ?? (last === undefined ? readDress()?.state : undefined)
      const isNew = text !== last
      last = text ?? ''
      if (!isNew || !text) return
      const read = readShared(text, variables)
      setFault(isFault(read) ? describe(read) : '')
      if (!isFault(read)) change(read, 'address')
    }
    look()
    const controller = new AbortController()
    addEventListener('hashchange', look, controller)
    // Pages of this site are shown by the Navigation API, which sends no `hashchange`.
    window.navigation?.addEventListener('navigatesuccess', look, controller)
    return () => controller.abort()
  }, [change, describe])
  return fault
}

/** The theme stands behind the `#`, so that no host sees it and none finds it too long. */
function readHash(): string | undefined {
  const [, text] = /^#theme=(.*)$/s.exec(location.hash) ?? []
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return text
  }
}
