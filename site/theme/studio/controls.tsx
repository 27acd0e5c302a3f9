import { useSyncExternalStore } from 'react'
import { ColorControl } from './color-control.tsx'
import { writeHex } from './color.ts'
import { NumberControl } from './number-control.tsx'
import type { Variable } from './read-variables.ts'
import { resolveColor, type Values } from './resolve-color.ts'
import { changeTheme, completeTheme, type Theme, variables } from './theme.ts'
import type { StudioWords } from './words.ts'

interface ControlsProps {
  theme: Theme
  words: StudioWords
  onChange: (theme: Theme, key: string) => void
}

/** Height, space and size of the words that belong together. The height of a row follows. */
const densities: readonly Values[] = [
  {
    '--select-height': '28px',
    '--select-font-size': '0.8125rem',
    '--select-padding': '8px',
    '--select-gap': '4px',
  },
  {
    '--select-height': '36px',
    '--select-font-size': '0.9375rem',
    '--select-padding': '11px',
    '--select-gap': '4px',
  },
  {
    '--select-height': '44px',
    '--select-font-size': '1rem',
    '--select-padding': '14px',
    '--select-gap': '6px',
  },
]

/** A control for each property of the stylesheet. */
export function Controls({ theme, words, onChange }: ControlsProps) {
  const values = completeTheme(theme)
  const canPick = useEyeDropper()
  const set = (name: string, value: string): void => onChange(changeTheme(theme, name, value), name)
  const draw = (variable: Variable) => (
    <Control
      key={variable.name}
      variable={variable}
      values={values}
      words={words}
      canPick={canPick}
      isFixed={theme[variable.name] !== undefined}
      onChange={(value) => set(variable.name, value)}
    />
  )
  const roots = variables.filter(({ follows }) => !follows)
  return (
    <>
      <details className="studio-group" open>
        <summary>{words.groups.colors}</summary>
        {roots.filter(({ kind }) => kind === 'color').map(draw)}
      </details>
      <details className="studio-group" open>
        <summary>{words.groups.sizes}</summary>
        <fieldset className="studio-choices">
          <legend>{words.density}</legend>
          {words.densities.map((name, index) => (
            <label key={name}>
              <input
                type="radio"
                name="studio-density"
                checked={isDensity(values, densities[index])}
                onChange={() => onChange(setAll(theme, densities[index] ?? {}), 'density')}
              />
              {name}
            </label>
          ))}
        </fieldset>
        {roots.filter(({ kind }) => kind !== 'color').map(draw)}
      </details>
      <details className="studio-group">
        <summary>{words.groups.derived}</summary>
        <p>{words.derivedHelp}</p>
        {variables.filter(({ follows }) => follows).map(draw)}
      </details>
    </>
  )
}

interface ControlProps {
  variable: Variable
  values: Values
  words: StudioWords
  canPick: boolean
  /** True when the reader has set it. */
  isFixed: boolean
  onChange: (value: string) => void
}

function Control({ variable, values, words, canPick, isFixed, onChange }: ControlProps) {
  const { name, value: own, kind, range, follows, comment } = variable
  const label = words.variables[name] ?? name.replace(/^--(select-)?/, '')
  const help = words.help[name] ?? comment
  const value = values[name] ?? own
  const follow = follows && isFixed ? { name: words.follow, act: () => onChange(own) } : undefined
  if (kind === 'color') {
    const show = (scheme: 'light' | 'dark'): string => writeHex(resolveColor(value, scheme, values) ?? [0, 0, 0])
    return (
      <ColorControl
        label={label}
        help={help}
        colors={{ light: show('light'), dark: show('dark') }}
        words={words}
        canPick={canPick}
        follow={follow}
        onChange={(light, dark) => onChange(`light-dark(${light}, ${dark})`)}
      />
    )
  }
  if (range === undefined) return null
  return (
    <NumberControl
      label={label}
      help={help}
      value={findNumber(value, values)}
      range={range}
      follow={follow}
      onChange={onChange}
    />
  )
}

/** The number that a size follows: `var(--select-height)` is as high as the field. */
function findNumber(value: string, values: Values): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return name === undefined ? value : (values[name] ?? value)
}

function setAll(theme: Theme, values: Values): Theme {
  return Object.entries(values).reduce((all, [name, value]) => changeTheme(all, name, value), theme)
}

function isDensity(values: Values, density: Values | undefined): boolean {
  return density !== undefined && Object.entries(density).every(([name, value]) => values[name] === value)
}

/** Not every browser can pick a colour from the screen. The page is drawn without knowing. */
function useEyeDropper(): boolean {
  return useSyncExternalStore(
    ignore,
    () => 'EyeDropper' in window,
    () => false,
  )
}

/** It never changes while the page is open. */
function ignore(): () => void {
  return () => undefined
}
