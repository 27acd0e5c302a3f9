import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNetwork, type Network } from '../theme/network/create-network.ts'
import { layOutRequests } from '../theme/network/lay-out-requests.ts'
import { holdTime, planRequest, presets } from '../theme/network/plan-request.ts'

const wild = { latency: 2, jitter: 400, reorder: 50, failure: 50, isDeaf: false }

describe('the plan of a request', () => {
  const plan = (seed: number) => Array.from({ length: 40 }, (_, turn) => planRequest(100, wild, { seed, turn }))

  it('is the same for the same series, and another one for the next series', () => {
    expect(plan(3)).toEqual(plan(3))
    expect(plan(3)).not.toEqual(plan(4))
  })

  it('keeps to what the sliders say', () => {
    for (const { ms } of plan(1)) expect(ms >= 200 && ms <= 600 + holdTime).toBe(true)
    const held = plan(1).filter(({ ms }) => ms >= 200 + holdTime)
    const failed = plan(1).filter(({ fails }) => fails)
    for (const { length } of [held, failed]) expect(length > 8 && length < 32).toBe(true)
  })

  it('leaves nothing to chance in the positions of the switch', () => {
    const at = { seed: 1, turn: 0 }
    expect(planRequest(150, presets.normal, at)).toEqual({ ms: 150, fails: false })
    expect(planRequest(150, presets.slow, at)).toEqual({ ms: 450, fails: false })
    expect(planRequest(150, presets.failing, at)).toEqual({ ms: 150, fails: true })
  })
})

describe('what becomes of requests', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** A demo that asks; `guards` as those of the site do, by the signal. */
  function ask(network: Network, name: string, usual: number, guards = true): AbortController {
    const controller = new AbortController()
    const { signal } = controller
    network.label(signal, { name })
    void network.pass(usual, { mode: 'normal', signal }).then(
      () => {
        if (!guards || !signal.aborted) network.reportShown(signal)
      },
      () => undefined,
    )
    return controller
  }

  const states = (network: Network) => network.read().entries.map(({ name, state }) => `${name} ${state}`)

  it('is nothing where no lab is open: the demo waits by itself', async () => {
    const { signal } = new AbortController()
    expect(await createNetwork().pass(10, { mode: 'failing', signal })).toBe('off')
  })

  it('is told apart: waiting, shown, aborted, ignored, stale, failed', async () => {
    const network = createNetwork()
    network.open()
    ask(network, 'm', 900, false)
    const second = ask(network, 'ma', 300)
    expect(states(network)).toEqual(['m waiting', 'ma waiting'])
    await vi.advanceTimersByTimeAsync(100)
    second.abort()
    ask(network, 'mar', 200)
    await vi.advanceTimersByTimeAsync(1000)
    expect(states(network)).toEqual(['m stale', 'ma aborted', 'mar shown'])
    expect(network.read().entries.map(({ start, end = 0 }) => end - start)).toEqual([900, 100, 200])

    network.clear()
    network.set({ ...presets.normal, isDeaf: true })
    ask(network, 'a', 50).abort()
    await vi.advanceTimersByTimeAsync(100)
    network.set({ ...presets.failing, isDeaf: true })
    ask(network, 'b', 50).abort()
    ask(network, 'c', 50)
    await vi.advanceTimersByTimeAsync(100)
    expect(states(network)).toEqual(['a ignored', 'b ignored', 'c failed'])
  })

  it('is kept for the newest twelve, and begins again with the same times', async () => {
    const network = createNetwork()
    const close = network.open(wild)
    const run = async (): Promise<number[]> => {
      for (let count = 0; count < 14; count++) ask(network, String(count), 100)
      await vi.advanceTimersByTimeAsync(5000)
      return network.read().entries.map(({ start, end = 0 }) => end - start)
    }
    const first = await run()
    expect(first).toHaveLength(12)
    network.begin(1)
    expect(states(network)).toEqual([])
    expect(await run()).toEqual(first)
    network.begin(2)
    expect(await run()).not.toEqual(first)
    close()
    expect(network.read()).toEqual({ entries: [], settings: undefined, seed: 1 })
  })
})

describe('the drawing of requests', () => {
  const entry = (number: number, start: number, end?: number) =>
    ({ number, name: '', start, ...(end !== undefined && { end }), state: 'shown' }) as const

  it('puts all on one axis, and draws what is under way up to now', () => {
    const bars = layOutRequests([entry(1, 5000, 6000), entry(2, 5500)], 7000)
    expect(bars.map(({ from, width, after, took }) => ({ from, width, after, took }))).toEqual([
      { from: 0, width: 0.5, after: 0, took: 1000 },
      { from: 0.25, width: 0.75, after: 500, took: 1500 },
    ])
  })

  it('leaves out the time in which nothing happened', () => {
    const bars = layOutRequests([entry(1, 0, 1000), entry(2, 60_000, 61_700)], 90_000)
    expect(bars.map(({ from, width, isLater }) => [from * 3000, width * 3000, isLater])).toEqual([
      [0, 1000, false],
      [1300, 1700, true],
    ])
  })

  it('is empty without requests', () => {
    expect(layOutRequests([], 10)).toEqual([])
  })
})
