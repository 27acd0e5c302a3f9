import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearRecent, readRecent, storeRecent } from './recent.client.ts'

const key = 'vitrine:searches'
let stored = new Map<string, string>()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('recent queries', () => {
  it('are the last five, the latest first, each once, without blanks around it', () => {
    for (const keywords of ['a', 'b', 'c', ' b ', 'd', 'e', 'f', '  ']) storeRecent(keywords)
    expect(readRecent()).toEqual(['f', 'e', 'd', 'b', 'c'])
  })

  it('can be cleared', () => {
    storeRecent('a')
    clearRecent()
    expect(readRecent()).toEqual([])
    expect(stored.size).toBe(0)
  })

  it.each(['null', '5', '{}', '"text"', '[', ''])('are none when the storage holds %s', (text) => {
    stored.set(key, text)
    expect(readRecent()).toEqual([])
    storeRecent('a')
    expect(readRecent()).toEqual(['a'])
  })

  it('are the texts of a list that holds other things too', () => {
    stored.set(key, '[null, "a", 5, "", {"b": 1}, "c"]')
    expect(readRecent()).toEqual(['a', 'c'])
  })

  it('are none where storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    storeRecent('a')
    expect(readRecent()).toEqual([])
  })
})
