import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import Select from '@rc-component/select'

/** The styles of the root. Yours is the text of a whole stylesheet. */
const styles = `
  .rc-select {
    position: relative; display: flex; padding: 6px 12px;
    border: 2px solid #8a5fc4; color: CanvasText;
  }
  .rc-select-focused { outline: 2px solid #8a5fc4; outline-offset: 2px; }
  .rc-select-content { position: relative; flex: auto; }
  .rc-select-input { position: absolute; inset: 0; opacity: 0; }
  .rc-select-dropdown {
    position: absolute; z-index: 5; border: 2px solid #8a5fc4;
    background: Canvas; color: CanvasText;
  }
  .rc-select-dropdown-hidden { display: none; }
  .rc-select-item { display: flex; padding: 6px 12px; }
  .rc-select-item-option-active { background: #8a5fc433; }
`

const cities = [
  { value: 'ghent', label: 'Ghent' },
  { value: 'graz', label: 'Graz' },
]

function CityInRoot({ label, isMended }: { label: string; isMended: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()

  useEffect(() => {
    const element = host.current
    if (element === null) return
    const found = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    found.adoptedStyleSheets = [sheet]
    setRoot(found)
  }, [])

  return (
    <div className="demo-field">
      <span className="demo-label">{label}</span>
      <div ref={host} style={{ position: 'relative', minHeight: 40 }} />
      {root &&
        createPortal(
          <div>
            <Select<string>
              aria-label={label}
              defaultValue="ghent"
              options={cities}
              {...(isMended && {
                // Never the root itself: the popup needs an element.
                getPopupContainer: (field: HTMLElement) =>
                  field.parentElement ?? field,
              })}
            />
          </div>,
          root,
        )}
    </div>
  )
}

export default function ShadowRoots() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <CityInRoot label="Faulty: in body" isMended={false} />
      <CityInRoot label="Mended: in the root" isMended />
    </div>
  )
}
