import { useEffect, useId, useRef, useState } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { RetryButton, ServerSwitch } from './shared/remote-status.tsx'
import { reachServer, type ServerMode } from './shared/remote.ts'
// #region site
import { network } from '../theme/network/network.ts'
// #endregion site

interface Permission {
  value: string
  label: string
}

const permissions: Permission[] = [
  { value: 'repo.read', label: 'Read code' },
  { value: 'repo.write', label: 'Push code' },
  { value: 'issue.read', label: 'Read issues' },
  { value: 'issue.write', label: 'Edit issues' },
  { value: 'wiki.write', label: 'Edit the wiki' },
  { value: 'release.publish', label: 'Publish releases' },
  { value: 'member.invite', label: 'Invite members' },
  { value: 'billing.read', label: 'See invoices' },
]

const spinner = `
  .permissions-spinner {
    display: block;
    width: 14px;
    height: 14px;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: permissions-turn 0.8s linear infinite;
  }
  @keyframes permissions-turn {
    to { rotate: 1turn; }
  }
  @media (prefers-reduced-motion: reduce) {
    .permissions-spinner { animation-duration: 6s; }
  }
`

type Loaded =
  | { phase: 'loading' | 'failed'; options: [] }
  | { phase: 'ready'; options: Permission[] }

export default function Loading() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [mode, setMode] = useState<ServerMode>('normal')
  // A new object is a new request; flipping the switch alone asks for nothing.
  const [request, setRequest] = useState<{ mode: ServerMode }>({
    mode: 'normal',
  })
  const [{ phase, options }, setLoaded] = useState<Loaded>({
    phase: 'loading',
    options: [],
  })
  // The role came with its ids. Their names come with the options.
  const [granted, setGranted] = useState(['repo.read', 'issue.write'])

  useEffect(() => {
    const controller = new AbortController()
    reachServer(900, { mode: request.mode, signal: controller.signal }).then(
      () => {
        if (controller.signal.aborted) return
        setLoaded({ phase: 'ready', options: permissions })
        // #region site
        network.reportShown(controller.signal)
        // #endregion site
      },
      () => {
        if (controller.signal.aborted) return
        setLoaded({ phase: 'failed', options: [] })
        // #region site
        network.reportShown(controller.signal)
        // #endregion site
      },
    )
    return () => controller.abort()
  }, [request])

  function load() {
    setLoaded({ phase: 'loading', options: [] })
    setRequest({ mode })
  }

  return (
    <div className="demo-stack">
      <style>{spinner}</style>
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Permissions of the role “Editor”
        </label>
        <div className="demo-row" style={{ flexWrap: 'nowrap', minHeight: 36 }}>
          <p
            className="demo-status"
            role="status"
            data-demo-tone={
              phase === 'loading' ? 'busy' : phase === 'failed' ? 'error' : 'ok'
            }
          >
            {phase === 'loading' && 'Loading permissions…'}
            {phase === 'failed' && 'Loading failed: error 503.'}
            {phase === 'ready' && `${options.length} permissions`}
          </p>
          {phase === 'failed' && (
            <RetryButton
              onRetry={() => {
                field.current?.focus()
                load()
              }}
            />
          )}
        </div>
        {/* #region show */}
        <Select<string[], Permission>
          ref={field}
          id={id}
          mode="multiple"
          style={{ width: 420, maxWidth: '100%' }}
          placeholder="None"
          value={granted}
          onChange={setGranted}
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          // While names are unknown the id is shown as what it is: an id.
          labelRender={({ label, value }) =>
            label ?? <code title={String(value)}>{value}</code>
          }
          // `loading` draws nothing by itself. It is handed to the suffix.
          loading={phase === 'loading'}
          suffix={({ loading }: { loading?: boolean }) =>
            loading ? (
              <span className="permissions-spinner" aria-hidden="true" />
            ) : null
          }
          notFoundContent={
            {
              loading: 'Loading permissions…',
              failed: 'Nothing was loaded',
              ready: 'No match',
            }[phase]
          }
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <div className="demo-row">
          <ServerSwitch mode={mode} onChange={setMode} />
          <button className="demo-button" type="button" onClick={load}>
            Reload
          </button>
        </div>
      </div>
      <p className="demo-value">
        Granted: <code>{granted.join(', ') || 'nothing'}</code>
      </p>
    </div>
  )
}
