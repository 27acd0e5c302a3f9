import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'

export default function DropdownRender() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [labels, setLabels] = useState([
    'bug',
    'documentation',
    'good first issue',
    'performance',
    'question',
  ])
  const [chosen, setChosen] = useState<string[]>(['bug'])
  const [name, setName] = useState('')
  const [status, setStatus] = useState(
    'Tab leads from the open list into its footer.',
  )

  function create(event: SubmitEvent) {
    event.preventDefault()
    // For React this form lies inside the form around the select, if there is
    // one: without this line that one's onSubmit would run too.
    event.stopPropagation()
    const wanted = name.trim()
    if (wanted === '') return setStatus('A label needs a name.')
    const known = labels.find(
      (label) => label.toLowerCase() === wanted.toLowerCase(),
    )
    const label = known ?? wanted
    if (known === undefined) setLabels([wanted, ...labels])
    setChosen(chosen.includes(label) ? chosen : [...chosen, label])
    setStatus(
      known === undefined
        ? `Created “${label}”.`
        : `“${label}” exists already; it is chosen now.`,
    )
    setName('')
  }

  /**
   * Tab on the open list would toggle a row and stay there. Let it lead into
   * the footer instead, but not while an input method composes a word.
   */
  function onFieldTab(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event
    if (
      !open ||
      key !== 'Tab' ||
      nativeEvent.isComposing ||
      shiftKey ||
      !field.current?.nativeElement.contains(event.target as Node)
    )
      return
    event.preventDefault()
    event.stopPropagation()
    nameInput.current?.focus()
  }

  /**
   * The popup stands at the end of the page, so the ways out of its footer are
   * ours: Escape and Tab at either end.
   */
  function onFooterKey(event: KeyboardEvent) {
    const { key, shiftKey, target, nativeEvent } = event
    const atFirst = target === nameInput.current
    if (
      nativeEvent.isComposing ||
      (key !== 'Escape' && !(key === 'Tab' && atFirst === shiftKey))
    )
      return
    event.preventDefault()
    field.current?.focus()
    setOpen(false)
  }

  return (
    <div className="demo-stack">
      <div className="demo-field" onKeyDownCapture={onFieldTab}>
        <label className="demo-label" htmlFor={id}>
          Issue labels
        </label>
        {/* #region show */}
        <Select<string[]>
          ref={field}
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="No label"
          options={labels.map((label) => ({ value: label, label }))}
          value={chosen}
          onChange={setChosen}
          open={open}
          onPopupVisibleChange={setOpen}
          listHeight={252}
          listItemHeight={36}
          popupRender={(list) => (
            <div>
              {/* Pressing plain text would take the focus away from the field. */}
              <div
                role="presentation"
                className="demo-help"
                style={{ margin: '8px 12px' }}
                onMouseDown={(event) => event.preventDefault()}
              >
                Labels of this project
              </div>
              {/* While the focus is in the footer the library does not refresh
                its rows: a new key draws them anew. */}
              <div key={labels.join()}>{list}</div>
              <form
                className="demo-field"
                style={{ padding: 12 }}
                onSubmit={create}
              >
                <label className="demo-label" htmlFor={`${id}-name`}>
                  New label
                </label>
                <div className="demo-row" style={{ flexWrap: 'nowrap' }}>
                  <input
                    ref={nameInput}
                    id={`${id}-name`}
                    className="demo-input"
                    style={{ flex: 1, minWidth: 0 }}
                    autoComplete="off"
                    value={name}
                    onChange={(event) => setName(event.target.value)}
                    onKeyDown={onFooterKey}
                  />
                  <button
                    type="submit"
                    className="demo-button"
                    onKeyDown={onFooterKey}
                  >
                    Create
                  </button>
                </div>
              </form>
            </div>
          )}
        />
        {/* #endregion show */}
        <p className="demo-status" role="status" data-demo-tone="quiet">
          {status}
        </p>
      </div>
      <p className="demo-value">
        Value: <code>{chosen.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}
