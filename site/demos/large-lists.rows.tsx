import { useId, useRef, useState } from 'react'
import Select from '@rc-component/select'

// Outside the component: a new array would be processed all over again.
const parts = Array.from({ length: 10_000 }, (_, index) => ({
  value: index + 1,
  label: `Part ${String(index + 1).padStart(5, '0')}`,
}))

export default function CountedRows() {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [itemHeight, setItemHeight] = useState(36)
  const [part, setPart] = useState(1)
  const [rows, setRows] = useState(0)
  const [height, setHeight] = useState(0)

  function measure() {
    const list = popup.current?.querySelector('.rc-select-dropdown-list-holder')
    setRows(list?.querySelectorAll('.rc-select-item-option').length ?? 0)
    setHeight(list?.scrollHeight ?? 0)
  }

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Spare part
        </label>
        <Select<number>
          key={itemHeight}
          id={id}
          style={{ width: 280, maxWidth: '100%' }}
          options={parts}
          listHeight={252}
          listItemHeight={itemHeight}
          value={part}
          onChange={setPart}
          popupRender={(list) => <div ref={popup}>{list}</div>}
          // The list measures its rows after it has opened.
          onPopupVisibleChange={(open) => {
            if (open) setTimeout(measure, 200)
          }}
          onPopupScroll={measure}
        />
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>listItemHeight</legend>
          {[20, 36].map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-height`}
                checked={itemHeight === each}
                onChange={() => setItemHeight(each)}
              />{' '}
              {each}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="demo-value">
        Rows in the document: <code>{rows}</code> of 10,000
      </p>
      <p className="demo-value">
        The scrollbar is drawn for: <code>{height}px</code>, real height:{' '}
        <code>360000px</code>
      </p>
    </div>
  )
}
