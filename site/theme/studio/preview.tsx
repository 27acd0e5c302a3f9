import { useLayoutEffect, useState } from 'react'
import Select from '@rc-component/select'
import { StillList } from '../still-list.tsx'
import type { Scheme } from './resolve-color.ts'
import { completeTheme, type Theme } from './theme.ts'
import type { Mode, SampleWords, State, StudioWords } from './words.ts'

interface PreviewProps {
  theme: Theme
  words: StudioWords
}

const modes: readonly Mode[] = ['single', 'multiple', 'tags', 'combobox']

const states: readonly State[] = [
  'closed',
  'open',
  'empty',
  'nothing',
  'hover',
  'focus',
  'disabled',
  'readOnly',
  'loading',
  'error',
  'rtl',
  'narrow',
]

/** Every state of a mode in light and in dark. The first select is alive; those that nobody can hold still are drawn. */
export function Preview({ theme, words }: PreviewProps) {
  const [mode, setMode] = useState<Mode>('single')
  useTheme(theme)
  return (
    <section className="studio-preview" aria-label={words.preview}>
      <fieldset className="studio-choices">
        <legend>{words.mode}</legend>
        {modes.map((each) => (
          <label key={each}>
            <input type="radio" name="studio-mode" checked={each === mode} onChange={() => setMode(each)} />
            {words.modes[each]}
          </label>
        ))}
      </fieldset>
      <div className="studio-panes">
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className="studio-pane" data-pane={scheme} role="group" aria-label={words.schemes[scheme]}>
            {states.map((state) => (
              <div key={`${mode} ${state}`} className="studio-state" data-state={state}>
                <p>{words.states[state]}</p>
                <Sample state={state} mode={mode} scheme={scheme} words={words} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

/** The closed field in both schemes, small. */
export function Glance({ words: { sample } }: Pick<PreviewProps, 'words'>) {
  return (
    <div className="studio-glance" aria-hidden="true" inert>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className="studio-pane" data-pane={scheme}>
          <Select mode="multiple" value={sample.values.single} options={[]} open={false} />
        </div>
      ))}
    </div>
  )
}

interface SampleProps {
  state: State
  mode: Mode
  scheme: Scheme
  words: StudioWords
}

/** States that are drawn with the names that the library gives, because they end when the pointer or the focus goes. */
const names: Partial<Record<State, string>> = {
  hover: 'studio-hovered',
  focus: 'rc-select-focused',
  open: 'rc-select-open rc-select-focused',
  nothing: 'rc-select-open rc-select-focused',
}

function Sample({ state, mode, scheme, words }: SampleProps) {
  const { sample } = words
  const values = state === 'narrow' && mode !== 'single' && mode !== 'combobox' ? sample.options : sample.values[mode]
  const isEmpty = state === 'empty' || state === 'nothing'
  const isMany = mode === 'multiple' || mode === 'tags'
  const isStill = names[state] !== undefined || state === 'readOnly'
  return (
    <div className="studio-sample" inert={isStill} dir={state === 'rtl' ? 'rtl' : undefined}>
      <Select<string | string[] | undefined>
        aria-label={[words.states[state], words.modes[mode], words.schemes[scheme]].join(', ')}
        {...(mode !== 'single' && { mode })}
        className={names[state] ?? ''}
        defaultValue={isEmpty ? undefined : isMany ? [...values] : values[0]}
        placeholder={sample.placeholder}
        notFoundContent={sample.nothing}
        options={toOptions(sample)}
        disabled={state === 'disabled'}
        loading={state === 'loading'}
        aria-invalid={state === 'error'}
        direction={state === 'rtl' ? 'rtl' : 'ltr'}
        allowClear={state === 'closed' ? { label: sample.clear } : false}
        {...(isStill && { open: false })}
        listHeight={200}
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
      />
      {state === 'open' && <StillList rows={listRows(sample, isMany ? values : values.slice(0, 1))} />}
      {state === 'nothing' && (
        <div className="rc-select-dropdown hero-still" aria-hidden="true">
          <div className="rc-select-item-empty">{sample.nothing}</div>
        </div>
      )}
    </div>
  )
}

function toOptions({ group, options }: SampleWords) {
  return [{ label: group, options: options.map((value, index) => ({ value, disabled: index === options.length - 1 })) }]
}

function listRows({ group, options }: SampleWords, chosen: readonly string[]) {
  const first = chosen[0]
  return [
    { value: group, isHeader: true },
    ...options.map((value, index) => ({
      value,
      isSelected: chosen.includes(value),
      isActive: value === first || index === 0,
      isDisabled: index === options.length - 1 && !chosen.includes(value),
    })),
  ]
}

/** Dresses the preview, and nothing else. All properties are written, so that a theme of the visit does not shine through. */
function useTheme(theme: Theme): void {
  const [sheet] = useState(() => (typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet()))
  useLayoutEffect(() => {
    if (sheet === undefined) return undefined
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [sheet])
  useLayoutEffect(() => {
    const lines = Object.entries(completeTheme(theme)).map(([name, value]) => `${name}: ${value};`)
    sheet?.replaceSync(`.studio-pane :is(.rc-select, .rc-select-dropdown) { ${lines.join(' ')} }`)
  }, [sheet, theme])
}
