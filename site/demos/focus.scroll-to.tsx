import { useId, useRef, useState, type MouseEvent } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'

const wings = ['A', 'B', 'C', 'D', 'E']
const perWing = 200

// 1,000 lockers: A-001 … E-200.
const lockers = wings.flatMap((wing) =>
  Array.from({ length: perWing }, (_, index) => {
    const number = `${wing}-${String(index + 1).padStart(3, '0')}`
    return { value: number, label: `Locker ${number}` }
  }),
)

/** The focus stays in the field, so the arrow keys go on working. */
function keepFocus(press: MouseEvent) {
  press.preventDefault()
}

export default function FocusScrollTo() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [locker, setLocker] = useState<string | null>(null)

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Locker
        </label>
        {/* #region show */}
        <Select<string>
          ref={field}
          id={id}
          style={{ width: 280, maxWidth: '100%' }}
          placeholder="Choose one of 1,000"
          options={lockers}
          value={locker}
          onChange={(next: string | undefined) => setLocker(next ?? null)}
          showSearch={{ optionFilterProp: 'label' }}
          listHeight={252}
          listItemHeight={36}
          // The buttons live in the popup: pressing anything outside would close
          // the list, and a closed list cannot scroll.
          popupRender={(list) => (
            <div>
              <div
                className="demo-row"
                style={{ padding: 8, gap: 6 }}
                role="group"
                aria-label="Jump to a wing"
              >
                {wings.map((wing) => (
                  <button
                    key={wing}
                    type="button"
                    className="demo-button"
                    style={{ paddingInline: 10 }}
                    aria-label={`Wing ${wing}`}
                    // The key of a row is the value of its option.
                    onMouseDown={keepFocus}
                    onClick={() =>
                      field.current?.scrollTo({
                        key: `${wing}-001`,
                        align: 'top',
                      })
                    }
                  >
                    {wing}
                  </button>
                ))}
                <button
                  type="button"
                  className="demo-button"
                  style={{ paddingInline: 10 }}
                  // A number is an index: the row is brought into view by the
                  // shortest way.
                  onMouseDown={keepFocus}
                  onClick={() => field.current?.scrollTo(lockers.length - 1)}
                >
                  Last
                </button>
              </div>
              {list}
            </div>
          )}
          allowClear={{ label: 'Clear locker' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{locker ?? 'none'}</code>
      </p>
    </div>
  )
}
