import { Fragment, useId, useRef, useState } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { customers } from './shared/customers.ts'
import { RemoteStatus, ServerSwitch } from './shared/remote-status.tsx'
import { searchRemote, type ServerMode } from './shared/remote.ts'
import { useRemote } from './shared/use-remote.ts'

interface ChosenCustomer {
  value: string
  label: string
}

export default function ForceSuggest() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [mode, setMode] = useState<ServerMode>('normal')
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null)
  const [disabled, setDisabled] = useState(false)
  const remote = useRemote((query, signal) =>
    searchRemote(
      customers,
      (record) => `${record.company} ${record.city} ${record.id}`,
      query,
      { mode, signal },
    ),
  )

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Customer of the invoice
        </label>
        <RemoteStatus
          remote={remote}
          hint="Type a company, city or number"
          onRetry={() => {
            field.current?.focus()
            remote.retry()
          }}
        />
        {/* #region show */}
        <Select<ChosenCustomer | undefined, ChosenCustomer & { city: string }>
          ref={field}
          id={id}
          style={{ width: 360, maxWidth: '100%' }}
          placeholder="Choose a customer"
          // The value brings its own label, so it can be shown when the options
          // are long gone.
          labelInValue
          value={customer}
          onChange={(value) => setCustomer(value ?? null)}
          // The text is ours: an unfinished one goes with focus, list or
          // Escape, a failed one stays as the focus leaves.
          showSearch={{
            filterOption: false,
            searchValue: remote.query,
            onSearch: remote.search,
          }}
          onBlur={remote.leave}
          onPopupVisibleChange={(open) => {
            if (!open) remote.reset()
          }}
          onInputKeyDown={({ key, nativeEvent }) => {
            // While a word is composed, Escape is for the input method.
            if (key === 'Escape' && !nativeEvent.isComposing) remote.reset()
          }}
          options={remote.items.map(({ id: value, company, city }) => ({
            value,
            label: company,
            city,
          }))}
          optionRender={({ label, data }) => (
            <>
              {label} <span className="demo-help">{data.city}</span>
            </>
          )}
          // The list stays closed while there is nothing to show; the status
          // line says why.
          notFoundContent={null}
          allowClear={{ label: 'Clear the customer' }}
          disabled={disabled}
          // New answers, new list: an old one stays where it was scrolled to.
          popupRender={(list) => <Fragment key={remote.sent}>{list}</Fragment>}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <div className="demo-row">
          <ServerSwitch mode={mode} onChange={setMode} remote={remote} />
          <button
            className="demo-button"
            type="button"
            aria-pressed={disabled}
            onClick={() => {
              setDisabled(!disabled)
              remote.reset()
            }}
          >
            Disabled
          </button>
        </div>
      </div>
      <p className="demo-value">
        Customer: <code>{JSON.stringify(customer)}</code>
      </p>
    </div>
  )
}
