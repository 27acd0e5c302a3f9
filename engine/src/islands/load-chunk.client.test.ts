import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './chunk-load-error.client.ts'
import { loadChunk, timeLimit, type ChunkOptions } from './load-chunk.client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Loads a chunk. The tries end as `outcomes` says; further tries hang. */
function start(name: string, outcomes: readonly ('ok' | 'fail')[], options: Partial<ChunkOptions<string>> = {}) {
  const tries: { address: string; at: number }[] = []
  const began = Date.now()
  const load = (address: string): Promise<string> => {
    const outcome = outcomes[tries.length]
    tries.push({ address: address.replace(/\d+$/, 'N'), at: Date.now() - began })
    if (outcome === undefined) return new Promise(() => undefined)
    return outcome === 'ok' ? Promise.resolve('loaded') : Promise.reject(new TypeError('Failed to fetch'))
  }
  const result = loadChunk(name, { load, isLeaf: true, ...options }).catch((error: unknown) => error)
  return { tries, result }
}

describe('loadChunk', () => {
  it('loads at the first try', async () => {
    const { tries, result } = start('/assets/a.js', ['ok'])
    expect(await result).toBe('loaded')
    expect(tries).toHaveLength(1)
  })

  it('tries the same address twice, then a leaf under an address of its own', async () => {
    const { tries, result } = start('/assets/b.js', ['fail', 'fail', 'ok'])
    await vi.runAllTimersAsync()
    expect(await result).toBe('loaded')
    expect(tries.map(({ address }) => address)).toEqual(['/assets/b.js', '/assets/b.js', '/assets/b.js?retry=N'])
    const [, second, third] = tries.map(({ at }) => at)
    expect(third! - second!).toBeGreaterThan(second!)
  })

  it('never asks for a shared file under two addresses', async () => {
    const { tries, result } = start('/assets/react.js', ['fail', 'fail', 'fail'], { isLeaf: false })
    await vi.runAllTimersAsync()
    expect(await result).toBeInstanceOf(ChunkLoadError)
    expect(new Set(tries.map(({ address }) => address))).toEqual(new Set(['/assets/react.js']))
  })

  it('says what failed after the third try', async () => {
    const { result } = start('/assets/demo-single-Xy1.js', ['fail', 'fail', 'fail'])
    await vi.runAllTimersAsync()
    expect(await result).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk demo-single-Xy1 failed',
      type: 'error',
      request: '/assets/demo-single-Xy1.js',
      code: undefined,
      cause: expect.any(TypeError),
    })
  })

  it('gives stylesheets their code', async () => {
    const { result } = start('/assets/style-9.css', ['fail', 'fail', 'fail'], { code: 'CSS_CHUNK_LOAD_FAILED' })
    await vi.runAllTimersAsync()
    expect(await result).toMatchObject({ message: 'Loading chunk style-9 failed', code: 'CSS_CHUNK_LOAD_FAILED' })
  })

  it('waits 120,000 ms in all, and asks for a leaf anew after that', async () => {
    const { tries, result } = start('/assets/slow.js', ['fail'])
    await vi.advanceTimersByTimeAsync(timeLimit - 1)
    expect(tries).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
    const again = start('/assets/slow.js', ['ok'])
    expect(await again.result).toBe('loaded')
    expect(again.tries.map(({ address }) => address)).toEqual(['/assets/slow.js?retry=N'])
    expect(timeLimit).toBe(120_000)
  })

  it('passes on at once what a loaded script has thrown', async () => {
    const { tries, result } = start('/assets/c.js', ['fail'], { isOwnError: () => true })
    expect(await result).toBeInstanceOf(TypeError)
    expect(tries).toHaveLength(1)
  })
})
