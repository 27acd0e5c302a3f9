import { afterEach, expect, it, vi } from 'vitest'
import { readStageChoice, storeStageChoice } from './stage-choice.client.ts'

const stored = new Map<string, string>()

/** A storage like the browser's, or one that refuses. */
function stubStorage(isForbidden = false): void {
  const refuse = (): void => {
    if (isForbidden) throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (refuse(), stored.get(key) ?? null),
    setItem: (key: string, value: string) => (refuse(), stored.set(key, value)),
    removeItem: (key: string) => (refuse(), stored.delete(key)),
  })
}

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

it('keeps a choice for the visit, and forgets it with the defaults', () => {
  stubStorage()
  storeStageChoice({ width: '320', dir: 'rtl' })
  expect(readStageChoice()).toEqual({ width: '320', dir: 'rtl' })
  storeStageChoice({})
  expect(stored.size).toBe(0)
})

it.each(['', 'no json', '["320"]', '"320"', 'null', '{"width":320}'])('reads no choice from %j', (text) => {
  stubStorage()
  stored.set('vitrine:stage', text)
  expect(readStageChoice()).toEqual({})
})

it('stores nothing where the browser forbids it', () => {
  stubStorage(true)
  storeStageChoice({ width: '320' })
  expect(readStageChoice()).toEqual({})
})
