import { Fragment, useId, useRef, useState } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { packages } from './shared/packages.ts'
import { RemoteStatus, ServerSwitch } from './shared/remote-status.tsx'
import { searchRemote, type ServerMode } from './shared/remote.ts'
import { useRemote } from './shared/use-remote.ts'

export default function Suggest() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [mode, setMode] = useState<ServerMode>('normal')
  const [text, setText] = useState('')
  const [visits, setVisits] = useState<string[]>([])
  const remote = useRemote((query, signal) =>
    searchRemote(packages, ({ name, summary }) => `${name} ${summary}`, query, {
      mode,
      signal,
    }),
  )

  function go(address: string) {
    setVisits((before) => [...before, address])
    // The text changed without typing: answers to the old text have no place
    // any more.
    remote.reset()
  }

  return (
    <div className="demo-stack">
      {/* Enter on a suggestion selects it and does not submit; any other Enter
          submits the text. No key handler needed. */}
      <form
        role="search"
        className="demo-field"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '')
            go(`/search?q=${encodeURIComponent(text.trim())}`)
        }}
      >
        <label className="demo-label" htmlFor={id}>
          Find a package
        </label>
        <RemoteStatus
          remote={remote}
          hint="Type a name, such as “calendar”"
          onRetry={() => {
            field.current?.focus()
            remote.retry()
          }}
        />
        <div className="demo-row">
          {/* #region show */}
          <Select<string | undefined>
            ref={field}
            id={id}
            mode="combobox"
            style={{ width: 420, maxWidth: '100%' }}
            value={text}
            onChange={(value) => setText(value ?? '')}
            onSelect={(name) => go(`/package/${name ?? ''}`)}
            onBlur={remote.leave}
            showSearch={{ filterOption: false, onSearch: remote.search }}
            options={remote.items.map(({ name, summary }) => ({
              value: name,
              about: summary,
            }))}
            optionRender={({ value, data }) => (
              <>
                {value} <span className="demo-help">{data.about}</span>
              </>
            )}
            // Nothing is preselected, so Enter belongs to the text.
            defaultActiveFirstOption={false}
            // The list stays closed while there is nothing to show; the status
            // line says why.
            notFoundContent={null}
            // New answers, new list: an old one stays where it was scrolled to.
            popupRender={(list) => (
              <Fragment key={remote.sent}>{list}</Fragment>
            )}
            listHeight={252}
            listItemHeight={36}
            // Not type="search": there Escape may erase the text as well as
            // close the list.
            components={{
              input: (
                <input
                  inputMode="search"
                  enterKeyHint="search"
                  placeholder="Search packages"
                />
              ),
            }}
          />
          {/* #endregion show */}
          <button
            className="demo-button"
            data-demo-kind="primary"
            type="submit"
          >
            Search
          </button>
        </div>
      </form>
      <div className="demo-tools">
        <ServerSwitch mode={mode} onChange={setMode} remote={remote} />
      </div>
      <p className="demo-value">
        {visits.length === 0 ? (
          'The page that you choose is named here.'
        ) : (
          <>
            Visit {visits.length}: <code>{visits.at(-1)}</code>
          </>
        )}
      </p>
    </div>
  )
}
