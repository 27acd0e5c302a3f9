import { afterEach, expect, it, vi } from 'vitest'
import { readDress } from './dress.client.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage(text: string | null): void {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'vitrine:dress' ? text : null) })
}

it('a visit is dressed when the reader has chosen a look', () => {
  stubStorage(JSON.stringify({ css: '', address: '/theme', state: '', words: {} }))
  expect(readDress()).toEqual({ css: '', address: '/theme', state: '', words: {} })
})

it.each([
  null,
  '',
  'no json',
  'null',
  '[]',
  '"css"',
  '{"css":1,"address":"/theme","state":"","words":{}}',
  '{"css":"","address":"","state":""}',
])('a visit with %j in its storage is not', (text) => {
  stubStorage(text)
  expect(readDress()).toBeUndefined()
})

it('a visit without storage is not', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused')
    },
  })
  expect(readDress()).toBeUndefined()
})
