import { useEffect, useRef, useState } from 'react'
import Select from '@rc-component/select'

// #region show
const fruits = ['apple', 'banana', 'cherry', 'damson', 'elderberry', 'fig'].map(
  (value) => ({ value, label: value, disabled: value === 'banana' }),
)

const fields = {
  single: {},
  'single-search': { showSearch: true },
  multiple: { mode: 'multiple', defaultValue: ['fig', 'elderberry'] },
  'multiple-no-search': {
    mode: 'multiple',
    showSearch: false,
    defaultValue: ['fig', 'elderberry'],
  },
  tags: { mode: 'tags', defaultValue: ['fig', 'elderberry'] },
  combobox: { mode: 'combobox' },
} as const
// #endregion show

type FieldName = keyof typeof fields

/** Before the key: what is done to a closed field to bring it there. */
const situations: Record<string, readonly string[]> = {
  closed: [],
  open: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  text: Array.from('er'),
}

/** What a letter key types: one option begins with it. */
const letter = 'c'

const keyCodes: Record<string, number> = {
  Enter: 13,
  ' ': 32,
  ArrowDown: 40,
  ArrowUp: 38,
  Home: 36,
  End: 35,
  PageUp: 33,
  PageDown: 34,
  Tab: 9,
  Escape: 27,
  Backspace: 8,
  Delete: 46,
}

/** As they are written on keyboards, and in the tables. */
const keyNames: Record<string, string> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowUp: '↑',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
}

/** Slow enough to follow. */
const pause = 700

interface Scene {
  field: FieldName
  /** A new number is a new select. */
  take: number
  caption: string
}

/** Plays keys on a select, in each of its situations. */
export default function KeyboardPlayer() {
  const root = useRef<HTMLDivElement>(null)
  const [scene, setScene] = useState<Scene>({
    field: 'single',
    take: 0,
    caption: '',
  })

  useEffect(() => {
    let current = 0
    const play = async (field: FieldName, keys: string): Promise<void> => {
      current += 1
      const mine = current
      const names = listSituations(field)
      for (const [index, situation] of names.entries()) {
        const caption = `${nameKeys(keys)}, ${situation}`
        setScene((last) => ({ field, take: last.take + 1, caption }))
        // Until the new select is there.
        await wait(50)
        if (mine !== current) return
        const input = root.current?.querySelector('input')
        if (input === null || input === undefined) return
        input.focus({ preventScroll: true })
        for (const key of situations[situation] ?? []) {
          pressKey(input, key)
          await wait(50)
        }
        await wait(pause)
        if (mine !== current || !input.isConnected) return
        pressKey(input, keys)
        await wait(index === names.length - 1 ? 0 : 2 * pause)
        if (mine !== current) return
      }
      await wait(2 * pause)
      // Whoever asked for it may take the focus back.
      if (mine === current) document.dispatchEvent(new Event('replayed'))
    }
    const answer = (event: Event): void => {
      const { detail } = event as CustomEvent<{ demo: string; act: string }>
      const [field = '', keys = ''] = detail.act.split(' ')
      if (detail.demo === 'keyboard-player' && field in fields)
        void play(field as FieldName, readKeys(keys))
    }
    document.addEventListener('replay', answer)
    return () => {
      current += 1
      document.removeEventListener('replay', answer)
    }
  }, [])

  return (
    <div ref={root} className="demo-field">
      {/* Above the field, where its list does not cover it. */}
      <p className="demo-status" role="status">
        {scene.caption === ''
          ? 'Press any key here, or a replay button below.'
          : scene.caption}
      </p>
      {/* #region show */}
      <Select
        key={scene.take}
        aria-label="Fruit"
        style={{ width: 280, maxWidth: '100%' }}
        placeholder="Choose a fruit"
        notFoundContent="No such fruit"
        listHeight={216}
        listItemHeight={36}
        options={fruits}
        {...fields[scene.field]}
      />
      {/* #endregion show */}
    </div>
  )
}

/** What the page asks for: `Enter`, `Alt+ArrowDown`, `Space`, or any letter. */
function readKeys(asked: string): string {
  return asked.length === 1 ? letter : asked.replace(/^Space$/, ' ')
}

function nameKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => keyNames[key] ?? key)
    .join('+')
}

/** Only a field that takes text can have some. */
function listSituations(field: FieldName): string[] {
  const isRead = field === 'single' || field === 'multiple-no-search'
  return isRead ? ['closed', 'open'] : ['closed', 'open', 'text']
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/**
 * Sends a key as a keyboard would. A browser does nothing by itself for a key
 * that a script has sent, so that is done here as well.
 */
function pressKey(input: HTMLInputElement, keys: string): void {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? keys
  // The library still reads the number of a key.
  const keyCode = keyCodes[key] ?? key.toUpperCase().codePointAt(0) ?? 0
  const init = {
    key,
    code: key,
    keyCode,
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    bubbles: true,
    cancelable: true,
  }
  const isTaken = !input.dispatchEvent(new KeyboardEvent('keydown', init))
  if (!isTaken) doDefault(input, key)
  input.dispatchEvent(new KeyboardEvent('keyup', init))
}

function doDefault(input: HTMLInputElement, key: string): void {
  const start = input.selectionStart ?? 0
  const { length } = input.value
  if (key === 'Tab') input.blur()
  else if (key === 'Home') input.setSelectionRange(0, 0)
  else if (key === 'End') input.setSelectionRange(length, length)
  else if (input.readOnly) return
  else if (key.length === 1) replaceText(input, start, start, key)
  else if (key === 'Backspace' && start > 0)
    replaceText(input, start - 1, start, '')
  else if (key === 'Delete' && start < length)
    replaceText(input, start, start + 1, '')
}

/** React hears of a text only when the browser's own setter wrote it. */
function replaceText(
  input: HTMLInputElement,
  from: number,
  to: number,
  text: string,
): void {
  const { value } = input
  const next = value.slice(0, from) + text + value.slice(to)
  Reflect.set(HTMLInputElement.prototype, 'value', next, input)
  input.setSelectionRange(from + text.length, from + text.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
