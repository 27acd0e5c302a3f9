import { expect, it, vi } from 'vitest'
import { findTarget } from './find-target.client.ts'

it.each([
  ['#usage', 'usage'],
  ['#%E5%BC%80%E7%81%AF', '开灯'],
  ['#%zz', '%zz'],
  ['', ''],
])('the hash "%s" is looked for as "%s"', (hash, id) => {
  vi.stubGlobal('document', { getElementById: (wanted: string) => wanted })
  expect(findTarget(hash)).toBe(id)
  vi.unstubAllGlobals()
})
