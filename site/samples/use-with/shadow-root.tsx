import Select from '@rc-component/select'
import { createRoot } from 'react-dom/client'

const cities = [
  { value: 'ghent', label: 'Ghent' },
  { value: 'graz', label: 'Graz' },
]

/** Draws the field into `host`, whose page cannot style it. */
export function mountCityField(host: HTMLElement, styles: string): void {
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]

  const field = document.createElement('div')
  const popups = document.createElement('div')
  popups.style.position = 'relative'
  shadow.append(field, popups)
  createRoot(field).render(
    <Select<string>
      aria-label="City"
      style={{ width: 200 }}
      options={cities}
      // In `body` the popup would stand outside of the styles.
      getPopupContainer={() => popups}
    />,
  )
}
