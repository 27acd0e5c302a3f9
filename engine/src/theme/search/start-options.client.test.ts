import { describe, expect, it } from 'vitest'
import type { SearchProgress } from './session.client.ts'
import { hasResults, listStarts } from './start-options.client.ts'

const start = {
  tasks: [{ label: 'a task', link: '/task' }],
  browse: { label: 'all demos', link: '/demo' },
  words: { start: '', recent: '', clear: '', tasks: '', prop: '', unknown: '' },
}
const idle: SearchProgress = {
  isFilled: false,
  isLoading: false,
  isLate: false,
  isUnavailable: false,
  result: undefined,
}
const nothing = { groups: [], mode: 'all' as const, total: 0, unknown: [], alike: ['alike'] }

function list(progress: Partial<SearchProgress>, given: typeof start | undefined = start): string[] {
  return listStarts({ ...idle, ...progress }, given, ['earlier']).map(({ kind, label }) => `${kind} ${label}`)
}

describe('listStarts', () => {
  it('offers recent queries and tasks in an empty field', () => {
    expect(list({})).toEqual(['recent earlier', 'task a task', 'browse all demos'])
  })

  it('offers words that are spelled alike, and tasks, when nothing is found', () => {
    expect(list({ isFilled: true, result: nothing })).toEqual(['alike alike', 'task a task', 'browse all demos'])
  })

  it('offers nothing while a query is answered, beside results, after a failure, and without data', () => {
    expect(list({ isFilled: true, isLoading: true, result: nothing })).toEqual([])
    expect(list({ isFilled: true, result: { ...nothing, total: 1 } })).toEqual([])
    expect(list({ isFilled: true, isUnavailable: true })).toEqual([])
    expect(listStarts(idle, undefined, ['earlier'])).toEqual([])
  })
})

describe('hasResults', () => {
  it('is true for an answer that has found something, also for an older one', () => {
    const found = { ...idle, isFilled: true, result: { ...nothing, total: 1 } }
    expect([hasResults(found), hasResults({ ...found, isLoading: true })]).toEqual([true, true])
    expect(hasResults({ ...found, result: nothing })).toBe(false)
    expect(hasResults({ ...found, isUnavailable: true })).toBe(false)
  })
})
