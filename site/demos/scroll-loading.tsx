import { type UIEvent, useEffect, useId, useRef, useState } from 'react'
import Select, { type BaseSelectRef } from '@rc-component/select'
import { fetchOrders, type Order, orderCount } from './shared/orders.ts'
import { RetryButton, ServerSwitch } from './shared/remote-status.tsx'
import type { ServerMode } from './shared/remote.ts'
// #region site
import { network } from '../theme/network/network.ts'
// #endregion site

const pageSize = 100
const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
})
const count = new Intl.NumberFormat('en-US')

/** Made once, when a page arrives, and not for all rows at every render. */
function toOption({ number, customer, total }: Order) {
  return {
    value: number,
    label: `${number} ${customer}, ${price.format(total / 100)}`,
  }
}

export default function ScrollLoading() {
  const id = useId()
  const field = useRef<BaseSelectRef>(null)
  const [mode, setMode] = useState<ServerMode>('normal')
  const [options, setOptions] = useState<ReturnType<typeof toOption>[]>([])
  const [phase, setPhase] = useState<'idle' | 'loading' | 'error'>('idle')
  const [requests, setRequests] = useState(0)
  const [value, setValue] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const done = options.length === orderCount

  async function loadNext() {
    // A ref, not the state: several scroll events can come before the next
    // render.
    if (running.current !== null || done) return
    const controller = new AbortController()
    running.current = controller
    setPhase('loading')
    setRequests((before) => before + 1)
    try {
      const page = await fetchOrders(options.length, pageSize, {
        mode,
        signal: controller.signal,
      })
      setOptions((before) => [...before, ...page.map(toOption)])
      setPhase('idle')
      // #region site
      network.reportShown(controller.signal)
      // #endregion site
    } catch {
      if (controller.signal.aborted) return
      setPhase('error')
      // #region site
      network.reportShown(controller.signal)
      // #endregion site
    } finally {
      running.current = null
    }
  }

  // #region show
  function onPopupScroll({ currentTarget }: UIEvent<HTMLDivElement>) {
    const below =
      currentTarget.scrollHeight -
      currentTarget.scrollTop -
      currentTarget.clientHeight
    // After an error the reader decides: scrolling on must not hammer the
    // server.
    if (below < 64 && phase === 'idle') void loadNext()
  }
  // #endregion show

  const shown = count.format(options.length)
  const loaded = `${shown} of ${count.format(orderCount)} orders loaded`

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Order
        </label>
        <div className="demo-row" style={{ flexWrap: 'nowrap', minHeight: 36 }}>
          <p
            className="demo-status"
            role="status"
            data-demo-tone={
              phase === 'loading'
                ? 'busy'
                : phase === 'error'
                  ? 'error'
                  : done
                    ? 'ok'
                    : 'quiet'
            }
          >
            {phase === 'loading' && `Loading… ${loaded}`}
            {phase === 'error' && `Loading failed. ${loaded}`}
            {phase === 'idle' &&
              (done ? `All ${count.format(orderCount)} orders loaded` : loaded)}
          </p>
          {phase === 'error' && (
            <RetryButton
              onRetry={() => {
                field.current?.focus()
                void loadNext()
              }}
            />
          )}
        </div>
        {/* #region show */}
        <Select<string, { value: string; label: string }>
          ref={field}
          id={id}
          style={{ width: 360, maxWidth: '100%' }}
          placeholder="Choose an order"
          value={value}
          onChange={setValue}
          options={options}
          loading={phase === 'loading'}
          // Can be called twice for one opening; only the first page is wanted
          // here, the rest comes by scrolling.
          open={open}
          onPopupVisibleChange={(next) => {
            setOpen(next)
            if (next && options.length === 0) void loadNext()
          }}
          // Else a first page that comes late would open the list.
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false)
          }}
          onBlur={() => {
            if (options.length === 0) setOpen(false)
          }}
          onPopupScroll={onPopupScroll}
          notFoundContent={null}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <div className="demo-row">
          <ServerSwitch mode={mode} onChange={setMode} />
          <span className="demo-help">
            {requests === 1 ? '1 request' : `${requests} requests`}
          </span>
        </div>
      </div>
      <p className="demo-value">
        Order: <code>{value ?? 'none'}</code>
      </p>
    </div>
  )
}
