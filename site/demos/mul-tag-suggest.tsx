import { Fragment, useId, useRef, useState } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { people } from './shared/people.ts'
import { RemoteStatus, ServerSwitch } from './shared/remote-status.tsx'
import { searchRemote, type ServerMode } from './shared/remote.ts'
import { useRemote } from './shared/use-remote.ts'

interface Recipient {
  /** The address, or whatever was typed in its place. */
  value: string
  /** A typed entry has none. */
  label?: string
}

function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

export default function MulTagSuggest() {
  const id = useId()
  const helpId = useId()
  const field = useRef<BaseSelectRef>(null)
  const [mode, setMode] = useState<ServerMode>('normal')
  const [recipients, setRecipients] = useState<Recipient[]>([])
  const remote = useRemote((query, signal) =>
    searchRemote(people, ({ name, email }) => `${name} ${email}`, query, {
      mode,
      signal,
    }),
  )
  const [open, setOpen] = useState(false)
  const wrong = recipients.filter(({ value }) => !isAddress(value))

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Recipients
        </label>
        <RemoteStatus
          remote={remote}
          hint="Type a name, or any address"
          onRetry={() => {
            field.current?.focus()
            setOpen(true)
            remote.retry()
          }}
        />
        {/* #region show */}
        <Select<Recipient[], Recipient>
          ref={field}
          id={id}
          mode="tags"
          aria-describedby={helpId}
          style={{ width: 480, maxWidth: '100%' }}
          placeholder="Contacts or addresses"
          labelInValue
          value={recipients}
          onChange={(entries) => {
            // Pieces of a paste arrive with their blanks; an entry with and
            // without them is one. Labels arrive as they are drawn, or are
            // missing: the known ones are kept.
            const trimmed = entries.map(({ value, label }) => {
              const known = recipients.find((each) => each.value === value)
              const name = known?.label ?? label
              return {
                value: value.trim(),
                ...(typeof name === 'string' &&
                  name !== value && { label: name }),
              }
            })
            setRecipients(
              trimmed.filter((entry, index) => {
                const first = trimmed.findIndex(
                  (other) => other.value === entry.value,
                )
                return entry.value !== '' && first === index
              }),
            )
            remote.reset()
          }}
          // Nothing typed is thrown away: a text that is no address is kept and
          // marked.
          labelRender={({ label, value }) =>
            isAddress(String(value)) ? (
              (label ?? value)
            ) : (
              <span title={String(value)}>
                <span aria-hidden="true">⚠ </span>
                {value}
              </span>
            )
          }
          tokenSeparators={[',', ';', '\n']}
          showSearch={{
            searchValue: remote.query,
            onSearch: remote.search,
            // Enter takes the first row. The entry that is exactly the text has
            // to be that row, or another one would be removed.
            filterSort: (a, b, { searchValue }) =>
              Number(b.value === searchValue) - Number(a.value === searchValue),
            // In this mode the chosen tags are rows too, and the server has not
            // filtered those.
            filterOption: (text, option) =>
              remote.items.some(({ email }) => email === option?.value) ||
              option?.value.includes(text) === true,
          }}
          // Without text the first row would be a chosen tag, and Enter would
          // take it away.
          open={open && remote.query !== ''}
          onPopupVisibleChange={setOpen}
          // By now the library has made a tag of the text that was left.
          onBlur={remote.reset}
          options={remote.items.map(({ name, email }) => ({
            value: email,
            label: name,
          }))}
          optionRender={({ label, value }) =>
            label === value ? (
              <>
                {recipients.some((each) => each.value === value)
                  ? 'Remove'
                  : 'Add'}{' '}
                “{value}”
              </>
            ) : (
              <>
                {label} <span className="demo-help">{value}</span>
              </>
            )
          }
          notFoundContent={null}
          // New answers, new list: an old one stays where it was scrolled to.
          popupRender={(list) => <Fragment key={remote.sent}>{list}</Fragment>}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
        <span className="demo-help" id={helpId}>
          {wrong.length === 0
            ? 'A comma, a semicolon or Enter ends an address.'
            : `Not an address: “${wrong.map(({ value }) => value).join('”, “')}”`}
        </span>
      </div>
      <div className="demo-tools">
        <ServerSwitch mode={mode} onChange={setMode} remote={remote} />
      </div>
      <p className="demo-value">
        To:{' '}
        <code>
          {recipients.map(({ value }) => value).join(', ') || 'nobody'}
        </code>
      </p>
    </div>
  )
}
