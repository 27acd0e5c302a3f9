import { Fragment, useId, useRef, useState } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { customers } from './shared/customers.ts'
import { RemoteStatus, ServerSwitch } from './shared/remote-status.tsx'
import { searchRemote, type ServerMode } from './shared/remote.ts'
import { useRemote } from './shared/use-remote.ts'

export default function ComboboxAsync() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [mode, setMode] = useState<ServerMode>('normal')
  const [company, setCompany] = useState('')
  const remote = useRemote((query, signal) =>
    searchRemote(customers, (customer) => customer.company, query, {
      mode,
      signal,
    }),
  )

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Company
        </label>
        <RemoteStatus
          remote={remote}
          hint="Known names are suggested"
          onRetry={() => {
            field.current?.focus()
            remote.retry()
          }}
        />
        {/* #region show */}
        <Select<string | undefined>
          ref={field}
          id={id}
          mode="combobox"
          style={{ width: 360, maxWidth: '100%' }}
          placeholder="Such as Maple Bakery"
          value={company}
          onChange={(value) => setCompany(value ?? '')}
          // A selection changes the text without a search: drop the answers
          // to the old text.
          onSelect={remote.reset}
          onBlur={remote.leave}
          // The server has filtered already.
          showSearch={{ filterOption: false, onSearch: remote.search }}
          options={remote.items.map((customer) => ({
            value: customer.company,
          }))}
          notFoundContent={null}
          allowClear={{ label: 'Clear the company' }}
          // New answers, new list: an old one stays where it was scrolled to.
          popupRender={(list) => <Fragment key={remote.sent}>{list}</Fragment>}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <ServerSwitch mode={mode} onChange={setMode} remote={remote} />
      </div>
      <p className="demo-value">
        Company: <code>{JSON.stringify(company)}</code>
      </p>
    </div>
  )
}
