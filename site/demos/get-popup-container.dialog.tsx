import { useId, useRef, useState } from 'react'
import Select, { type DefaultOptionType } from '@rc-component/select'

// #region show
const plans: DefaultOptionType[] = [
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
  { value: 'quarterly', label: 'Every quarter' },
]
// #endregion show

export default function GetPopupContainerDialog() {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [inDialog, setInDialog] = useState(true)
  const [listOpen, setListOpen] = useState(false)
  const [plan, setPlan] = useState('monthly')

  return (
    <div className="demo-stack">
      <div className="demo-row">
        <button
          type="button"
          className="demo-button"
          onClick={() => dialog.current?.showModal()}
        >
          Report settings
        </button>
      </div>
      {/* A dialog clips what leaves it unless its overflow is visible. */}
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        className="demo-panel"
        style={{
          width: 'min(340px, calc(100vw - 48px))',
          boxSizing: 'border-box',
          overflow: 'visible',
        }}
      >
        <form method="dialog" className="demo-stack">
          <h3 id={`${id}-title`} style={{ margin: 0 }}>
            Report settings
          </h3>
          <div className="demo-field">
            <label className="demo-label" htmlFor={id}>
              Send the report
            </label>
            {/* #region show */}
            <Select<string>
              id={id}
              style={{ width: '100%' }}
              options={plans}
              value={plan}
              onChange={setPlan}
              // Only what is inside a modal dialog can be used while it is
              // open.
              {...(inDialog && {
                getPopupContainer: (field: HTMLElement) =>
                  field.closest('dialog') ?? document.body,
              })}
              onPopupVisibleChange={setListOpen}
              // One press of Escape would close the list and the dialog. Keep
              // it for the list.
              onKeyDown={(event) => {
                if (listOpen && event.key === 'Escape') event.preventDefault()
              }}
            />
            {/* #endregion show */}
          </div>
          <div>
            <button className="demo-button" data-demo-kind="primary">
              Done
            </button>
          </div>
        </form>
      </dialog>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Popup container</legend>
          <label>
            <input
              type="radio"
              name={`${id}-container`}
              checked={inDialog}
              onChange={() => setInDialog(true)}
            />{' '}
            The dialog
          </label>
          <label>
            <input
              type="radio"
              name={`${id}-container`}
              checked={!inDialog}
              onChange={() => setInDialog(false)}
            />{' '}
            body, out of reach
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{plan}</code>
      </p>
    </div>
  )
}
