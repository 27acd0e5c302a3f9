import { beforeEach, expect, it, vi } from 'vitest'
import type * as KeepEdits from './keep-edits.client.ts'

let { readEdits, keepEdits, clearEdits }: typeof KeepEdits = await import('./keep-edits.client.ts')

/** What the browser has stored; `isFull` makes it refuse to write. */
let stored: Map<string, string>
let isFull: boolean

beforeEach(async () => {
  stored = new Map()
  isFull = false
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  vi.resetModules()
  ;({ readEdits, keepEdits, clearEdits } = await import('./keep-edits.client.ts'))
})

const edit = (text: string) => ({ title: 'Lamp', href: '/lamp', files: { 'lamp.tsx': text } })

it('edits are kept for the visit, and forgotten', () => {
  expect(keepEdits('en/lamp', edit('one'))).toBe(true)
  expect(keepEdits('en/bulb', edit('two'))).toBe(true)
  expect(readEdits()).toEqual({ 'en/lamp': edit('one'), 'en/bulb': edit('two') })
  expect(keepEdits('en/lamp', { ...edit(''), files: {} })).toBe(true)
  expect(readEdits()).toEqual({ 'en/bulb': edit('two') })
  clearEdits()
  expect(stored.size).toBe(0)
})

it('in a storage that has become full the newest edit counts, and not the one that is stored', () => {
  keepEdits('en/lamp', edit('one'))
  isFull = true
  expect(keepEdits('en/lamp', edit('two'))).toBe(false)
  expect(readEdits()).toEqual({ 'en/lamp': edit('two') })
  isFull = false
  expect(keepEdits('en/lamp', edit('three'))).toBe(true)
  expect(readEdits()).toEqual({ 'en/lamp': edit('three') })
})

it.each([
  ['forbids storage', () => vi.stubGlobal('sessionStorage', null)],
  [
    'throws when storage is only named',
    () =>
      vi.stubGlobal(
        'sessionStorage',
        new Proxy(
          {},
          {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError')
            },
          },
        ),
      ),
  ],
])('where the browser %s, edits last as long as the document', (_how, deny) => {
  deny()
  expect(readEdits()).toEqual({})
  expect(keepEdits('en/lamp', edit('one'))).toBe(false)
  expect(readEdits()).toEqual({ 'en/lamp': edit('one') })
  clearEdits()
  expect(readEdits()).toEqual({})
})

it.each(['null', '[]', '5', '{', '{"en/lamp":{"title":1}}'])('%s in the storage is no edit', (text) => {
  stored.set('vitrine:edits', text)
  expect(readEdits()).toEqual({})
})
