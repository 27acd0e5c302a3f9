import { expect, test } from 'vitest'
import { readWords, suggestAddresses } from '../../src/navigation/suggest-addresses.client.ts'
import { address, paths } from './any-address.ts'
import { runCases } from './run-cases.ts'

test('an unknown address is answered with pages of its language', () => {
  const data = { addresses: paths.map((path) => [path]), locales: ['zh-CN', 'en-US'] }
  return runCases('suggestions', address, (given) => {
    const found = suggestAddresses(given, data)
    expect(found.length).toBeLessThanOrEqual(3)
    for (const path of found) expect(paths).toContain(path)
    expect(readWords(given)).toMatch(/^[\p{L}\p{N}\p{M} ]{0,60}$/u)
  })
}, 1_200_000)
