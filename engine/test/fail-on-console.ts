import { afterEach, beforeEach, expect, vi } from 'vitest'

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
const printed: string[] = []

// A test that prints to the console fails. A test that expects output replaces the console method by a spy.
beforeEach(() => {
  printed.length = 0
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      printed.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(printed, 'a test prints nothing to the console').toEqual([])
})
