import type { ReactElement } from 'react'
import type { Words } from '../../i18n/words.ts'

/** The choice between light, dark and the system's setting. Radio buttons, so that arrow keys work without scripts. */
export function ColorMode({ words }: { words: Words }): ReactElement {
  return (
    <fieldset className="color-mode" data-color-mode="">
      <legend className="visually-hidden">{words.colorMode}</legend>
      <Choice value="light" label={words.colorLight} />
      <Choice value="dark" label={words.colorDark} />
      <Choice value="auto" label={words.colorAuto} />
    </fieldset>
  )
}

function Choice({ value, label }: { value: string; label: string }): ReactElement {
  return (
    <label>
      <input type="radio" name="color-mode" value={value} defaultChecked={value === 'light'} autoComplete="off" />
      {label}
    </label>
  )
}
