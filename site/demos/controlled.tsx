import { useId, useRef, useState } from 'react'
import Select, {
  type BaseSelectRef,
  type DefaultOptionType,
} from '@rc-component/select'

// #region show
const plans: DefaultOptionType[] = [
  { value: 'free', label: 'Free' },
  { value: 'solo', label: 'Solo' },
  { value: 'team', label: 'Team' },
  { value: 'business', label: 'Business' },
  { value: 'campus', label: 'Campus' },
]
// #endregion show

export default function Controlled() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [open, setOpen] = useState(false)
  const [plan, setPlan] = useState<string | null>('free')
  const [looking, setLooking] = useState<string | null>(null)
  const [asked, setAsked] = useState('none')
  const [locked, setLocked] = useState(false)

  const show = () => {
    // A press on the button is one outside. With a mouse the field has asked to
    // close by now, `open` is false, and a toggle would open it again. Set what
    // you mean: `true`. Escape needs the focus in the field.
    field.current?.focus()
    setOpen(true)
  }

  return (
    <div className="demo-stack">
      <div className="demo-panel">
        <p style={{ marginTop: 0 }}>
          Step 2 of 4: choose the plan of your workspace.
        </p>
        <div className="demo-row">
          <button
            type="button"
            className="demo-button"
            data-demo-kind="primary"
            onClick={show}
          >
            Show me the plans
          </button>
          <button
            type="button"
            className="demo-button"
            onClick={() => setOpen(false)}
          >
            Close
          </button>
          <button
            type="button"
            className="demo-button"
            onClick={() => setPlan('team')}
          >
            Take Team
          </button>
          <button
            type="button"
            className="demo-button"
            onClick={() => setPlan(null)}
          >
            Clear
          </button>
        </div>
      </div>
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Plan
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          ref={field}
          style={{ width: 240, maxWidth: '100%' }}
          placeholder="No plan yet"
          options={plans}
          listHeight={144}
          listItemHeight={36}
          open={open}
          onPopupVisibleChange={setOpen}
          value={plan}
          // What the parent does not store does not happen: the field keeps
          // showing `plan`.
          onChange={(next) => !locked && setPlan(next)}
          onSelect={setAsked}
          // The row under the keyboard or the pointer; null when there is none.
          onActive={(value: string | null) => setLooking(value)}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Parent</legend>
          <label>
            <input
              type="checkbox"
              checked={locked}
              onChange={(event) => setLocked(event.target.checked)}
            />{' '}
            Refuse changes
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{plan ?? 'none'}</code> · list:{' '}
        <code>{open ? 'open' : 'closed'}</code> · active option:{' '}
        <code>{looking ?? 'none'}</code> · last choice: <code>{asked}</code>
      </p>
    </div>
  )
}
