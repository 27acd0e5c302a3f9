import type { ReactElement } from 'react'
import type { Words } from '../../i18n/words.ts'
import { Icon } from '../parts/icon.tsx'

/** The choice between light, dark and the system's setting. Radio buttons, so that arrow keys work without scripts. */
export function ColorMode({ words }: { words: Words }): ReactElement {
  return (
    <fieldset className="color-mode" data-color-mode="">
      <legend className="visually-hidden">{words.colorMode}</legend>
      <Choice value="light" label={words.colorLight} icon="sun" />
      <Choice value="dark" label={words.colorDark} icon="moon" />
      <Choice value="auto" label={words.colorAuto} icon="monitor" />
    </fieldset>
  )
}

function Choice({
  value,
  label,
  icon,
}: {
  value: string
  label: string
  icon: 'sun' | 'moon' | 'monitor'
}): ReactElement {
  return (
    <label className="color-choice" title={label} data-value={value}>
      <input type="radio" name="color-mode" value={value} defaultChecked={value === 'light'} autoComplete="off" />
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
