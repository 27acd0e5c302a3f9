import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchResult } from '../../model/search-engine.ts'
import { createSearchSession, type SearchProgress } from './session.client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createSearchSession', () => {
  it('makes the index with the first input and sends the query 200 ms after the last key', async () => {
    const { session, engine } = createSession()
    session.ask('m')
    expect(engine.start).toHaveBeenCalled()
    vi.advanceTimersByTime(150)
    session.ask('max')
    vi.advanceTimersByTime(199)
    expect(engine.query).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(engine.query.mock.calls).toEqual([['max']])
  })

  it('keeps the last result, and says that it is loading, until its own answer is there', async () => {
    const { session, reply, steps } = createSession()
    session.ask('one')
    await vi.advanceTimersByTimeAsync(200)
    await reply('one', results(1))
    session.ask('two')
    expect(steps.at(-1)).toMatchObject({ isLoading: true, result: { total: 1 } })
    await vi.advanceTimersByTimeAsync(200)
    session.ask('three')
    await reply('two', results(2))
    expect(steps.at(-1)).toMatchObject({ isLoading: true, result: { total: 1 } })
    await vi.advanceTimersByTimeAsync(200)
    await reply('three', results(3))
    expect(steps.at(-1)).toMatchObject({ isLoading: false, result: { total: 3 } })
  })

  it('clears at once when it is emptied, whatever is on its way', async () => {
    const { session, reply, steps } = createSession()
    session.ask('one')
    await vi.advanceTimersByTimeAsync(200)
    session.ask('   ')
    const empty = { isFilled: false, isLoading: false, isLate: false, isUnavailable: false, result: undefined }
    expect(steps.at(-1)).toEqual(empty)
    await reply('one', results(1))
    expect(steps.at(-1)).toEqual(empty)
  })

  it('asks again when an edit in development has closed the engine', async () => {
    const { session, engine, reply, steps } = createSession()
    session.ask('one')
    await vi.advanceTimersByTimeAsync(200)
    await reply('one', undefined)
    expect(engine.query.mock.calls).toEqual([['one'], ['one']])
    await reply('one', results(1))
    expect(steps.at(-1)).toMatchObject({ isLoading: false, result: { total: 1 } })
  })

  it('asks nothing again for the same words', async () => {
    const { session, engine, reply } = createSession()
    session.ask('one')
    await vi.advanceTimersByTimeAsync(200)
    await reply('one', results(1))
    session.ask(' one ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(engine.query).toHaveBeenCalledOnce()
  })

  it('holds back what is not sent yet, and sends it when it is asked again', async () => {
    const { session, engine, steps } = createSession()
    session.ask('one')
    session.hold()
    await vi.advanceTimersByTimeAsync(1000)
    expect(engine.query).not.toHaveBeenCalled()
    expect(steps.at(-1)).toMatchObject({ isFilled: true, isLoading: true })
    session.ask('one')
    await vi.advanceTimersByTimeAsync(200)
    expect(engine.query).toHaveBeenCalledOnce()
  })

  it('says that search is unavailable, and tries again when told to', async () => {
    const { session, engine, fail, reply, steps, errors } = createSession()
    session.ask('one')
    await vi.advanceTimersByTimeAsync(200)
    await fail('one')
    expect(steps.at(-1)).toMatchObject({ isLoading: false, isUnavailable: true, result: undefined })
    expect(errors).toHaveLength(1)
    session.retry()
    expect(steps.at(-1)).toMatchObject({ isLoading: true, isUnavailable: false })
    await vi.advanceTimersByTimeAsync(200)
    expect(engine.query).toHaveBeenCalledTimes(2)
    await reply('one', results(4))
    expect(steps.at(-1)).toMatchObject({ isLoading: false, result: { total: 4 } })
  })

  it('says that an answer is late after half a second, not before, and not after the answer', async () => {
    const { session, reply, steps } = createSession()
    session.ask('one')
    await vi.advanceTimersByTimeAsync(499)
    expect(steps.at(-1)).toMatchObject({ isLoading: true, isLate: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(steps.at(-1)).toMatchObject({ isLoading: true, isLate: true })
    await reply('one', results(1))
    expect(steps.at(-1)).toMatchObject({ isLoading: false, isLate: false })
    session.ask('two')
    await vi.advanceTimersByTimeAsync(300)
    session.ask('three')
    await vi.advanceTimersByTimeAsync(300)
    expect(steps.at(-1)).toMatchObject({ isLoading: true, isLate: false })
    await reply('three', results(3))
    const { length } = steps
    await vi.advanceTimersByTimeAsync(5000)
    expect(steps).toHaveLength(length)
  })

  it('resumes at once, with the option the reader was at', async () => {
    const { session, engine, reply, links } = createSession()
    session.resume(' one ', '/demo/two')
    expect(engine.query.mock.calls).toEqual([['one']])
    await reply('one', results(2))
    expect(links.at(-1)).toBe('/demo/two')
  })
})

function results(total: number): SearchResult {
  return { groups: [], mode: 'all', total, unknown: [], alike: [] }
}

/** A session whose answers arrive when the test says so. */
function createSession() {
  const waiting = new Map<
    string,
    { resolve: (result: SearchResult | undefined) => void; reject: (error: Error) => void }
  >()
  const engine = {
    warm: vi.fn<() => void>(),
    start: vi.fn<() => void>(),
    query: vi.fn<(keywords: string) => Promise<SearchResult | undefined>>(
      (keywords) => new Promise((resolve, reject) => waiting.set(keywords, { resolve, reject })),
    ),
    close: vi.fn<() => void>(),
  }
  const steps: SearchProgress[] = []
  const links: (string | undefined)[] = []
  const errors: unknown[] = []
  const session = createSearchSession(
    engine,
    (progress, link) => {
      steps.push(progress)
      links.push(link)
    },
    (error) => errors.push(error),
  )
  return {
    session,
    engine,
    steps,
    links,
    errors,
    reply: async (keywords: string, result: SearchResult | undefined) => {
      waiting.get(keywords)?.resolve(result)
      await vi.advanceTimersByTimeAsync(0)
    },
    fail: async (keywords: string) => {
      waiting.get(keywords)?.reject(new Error('no data'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
