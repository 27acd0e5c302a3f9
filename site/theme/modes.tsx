import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import Select from '@rc-component/select'
import { readModeWords, type ModeWords } from './modes-words.ts'
import { StillList } from './still-list.tsx'

export interface ModesProps {
  /** One of the four modes. */
  show: string
  locale: string
}

type Mode = 'multiple' | 'tags' | 'combobox'

const modes: readonly Mode[] = ['multiple', 'tags', 'combobox']

/** Frames in which the real list is waited for: its place is known some frames after it has opened. */
const patience = 60

/** A field of the first screen, with its list open from the start. */
export default function Modes({ show, locale }: ModesProps) {
  const words = readModeWords(show, locale)
  return words === undefined ? null : <Field words={words} mode={modes.find((mode) => mode === show)} />
}

function Field({ words, mode }: { words: ModeWords; mode: Mode | undefined }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isFirstPress = useRef(false)
  const [value, setValue] = useState<readonly string[]>(words.value)
  const [isOpen, setOpen] = useState(true)
  const isReal = useRealList(box)
  const active = mode === 'combobox' ? undefined : words.options.find((option) => words.value.includes(option))
  const isMany = mode === 'multiple' || mode === 'tags'

  const choose = (chosen: string): void => {
    if (!isMany) setValue([chosen])
    else setValue(value.includes(chosen) ? value.filter((each) => each !== chosen) : [...value, chosen])
  }
  // The list is open before anybody has touched it, so it closes only for a reader who is in the field, and not for
  // the press that leads there.
  const follow = (next: boolean): void => {
    const isInside = box.current?.contains(document.activeElement) === true
    if (next || (isInside && !isFirstPress.current)) setOpen(next)
    isFirstPress.current = false
  }
  const notePress = ({ target }: MouseEvent): void => {
    isFirstPress.current =
      isOpen &&
      target instanceof Element &&
      target.closest('.rc-select') !== null &&
      box.current?.contains(document.activeElement) !== true
  }

  return (
    // Tab on the open list would choose a row. Here it only goes on to the next field.
    <div
      role="presentation"
      onMouseDownCapture={notePress}
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      <label className="demo-label" htmlFor={id}>
        {words.label}
      </label>
      <div className="hero-field" ref={box}>
        <Select<string | readonly string[] | undefined>
          id={id}
          {...(mode !== undefined && { mode })}
          placeholder={words.placeholder}
          options={words.options.map((option) => ({ value: option }))}
          value={isMany ? value : value[0]}
          onChange={(next) => setValue(next === undefined ? [] : typeof next === 'string' ? [next] : next)}
          listHeight={180}
          listItemHeight={36}
          open={isOpen}
          onPopupVisibleChange={follow}
          getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
          builtinPlacements={{ bottomLeft: { points: ['tl', 'bl'], offset: [0, 4] } }}
        />
        <StillList
          rows={words.options.map((option) => ({
            value: option,
            isSelected: words.value.includes(option),
            isActive: option === active,
          }))}
          isGone={isReal}
          onChoose={choose}
        />
      </div>
    </div>
  )
}

/** True from the frame on in which the library's own list covers the drawn one. */
function useRealList(box: React.RefObject<HTMLElement | null>): boolean {
  const [isReal, setReal] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = (left: number): void => {
      const still = box.current?.querySelector('.hero-still')?.getBoundingClientRect()
      const real = box.current?.querySelector('.rc-select-dropdown:not(.hero-still)')?.getBoundingClientRect()
      const isThere = still && real && Math.abs(still.top - real.top) < 2 && Math.abs(still.left - real.left) < 2
      if (isThere || left === 0) setReal(true)
      else frame = requestAnimationFrame(() => look(left - 1))
    }
    look(patience)
    return () => cancelAnimationFrame(frame)
  }, [box])
  return isReal
}
