import { Fragment, useId, useRef, useState } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { books } from './shared/books.ts'
import { RemoteStatus, ServerSwitch } from './shared/remote-status.tsx'
import { searchRemote, type ServerMode } from './shared/remote.ts'
import { useRemote } from './shared/use-remote.ts'

interface ChosenBook {
  value: string
  label: string
}

export default function MulSuggest() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [mode, setMode] = useState<ServerMode>('normal')
  const [list, setList] = useState<ChosenBook[]>([])
  const remote = useRemote((query, signal) =>
    searchRemote(books, ({ title, author }) => `${title} ${author}`, query, {
      mode,
      signal,
    }),
  )

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Reading list
        </label>
        <RemoteStatus
          remote={remote}
          hint="Type a title or an author"
          onRetry={() => {
            field.current?.focus()
            remote.retry()
          }}
        />
        {/* #region show */}
        <Select<ChosenBook[], ChosenBook & { author: string }>
          ref={field}
          id={id}
          mode="multiple"
          style={{ width: 480, maxWidth: '100%' }}
          placeholder="Find books"
          // Each value brings its label: titles stay when the next search
          // replaces the options.
          labelInValue
          value={list}
          onChange={(value) => {
            setList(value)
            // A selection ends the search. The library would leave our text
            // and the old answers as they are.
            remote.reset()
          }}
          showSearch={{
            filterOption: false,
            searchValue: remote.query,
            onSearch: remote.search,
          }}
          onBlur={remote.leave}
          onPopupVisibleChange={(open) => {
            if (!open) remote.reset()
          }}
          options={remote.items.map(({ id: value, title, author }) => ({
            value,
            label: title,
            author,
          }))}
          optionRender={({ label, data }) => (
            <>
              {label} <span className="demo-help">{data.author}</span>
            </>
          )}
          // The list stays closed while there is nothing to show; the status
          // line says why.
          notFoundContent={null}
          // New answers, new list: an old one stays where it was scrolled to.
          popupRender={(rows) => <Fragment key={remote.sent}>{rows}</Fragment>}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <ServerSwitch mode={mode} onChange={setMode} remote={remote} />
      </div>
      <p className="demo-value">
        {list.length === 1 ? '1 book' : `${list.length} books`}:{' '}
        <code>{list.map(({ value }) => value).join(', ') || 'none'}</code>
      </p>
    </div>
  )
}
