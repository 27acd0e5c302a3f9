import { beforeEach, describe, expect, it, vi } from 'vitest'

let stored: string | undefined
let isBlocked: boolean

beforeEach(() => {
  ;[stored, isBlocked] = [undefined, false]
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: () => {
      if (isBlocked) throw new Error('blocked')
      return stored ?? null
    },
    setItem: (_key: string, text: string) => {
      if (isBlocked) throw new Error('blocked')
      stored = text
    },
  })
  return () => vi.unstubAllGlobals()
})

describe('the chosen variants of code', () => {
  it.each(['null', '5', '{}', '"npm"', 'npm', '[5, null, {"a": 1}]'])(
    'are none when the storage holds something else: %s',
    async (text) => {
      const { readVariants, storeVariant } = await import('./variants.client.ts')
      stored = text
      expect(readVariants()).toEqual([])
      storeVariant('pnpm')
      expect(stored).toBe('["pnpm"]')
    },
  )

  it('are kept, the latest one first, each once, and at most eight', async () => {
    const { readVariants, storeVariant } = await import('./variants.client.ts')
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'd']) storeVariant(name)
    expect(readVariants()).toEqual(['d', 'i', 'h', 'g', 'f', 'e', 'c', 'b'])
  })

  it('are valid for this page where the storage is blocked', async () => {
    const { readVariants, storeVariant } = await import('./variants.client.ts')
    isBlocked = true
    storeVariant('yarn')
    expect(readVariants()).toEqual(['yarn'])
  })
})
