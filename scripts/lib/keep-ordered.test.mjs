import { expect, test } from 'vitest'
import { keepOrdered } from './keep-ordered.mjs'

test('releases come the newest first, by version, without what is no release', () => {
  const times = {
    created: '2025-01-01T00:00:00.000Z',
    modified: '2026-02-01T00:00:00.000Z',
    '1.9.0': '2025-02-01T00:00:00.123Z',
    '1.10.0': '2025-03-01T08:00:00+08:00',
    '1.11.0-beta.1': '2025-04-01T00:00:00.000Z',
    '1.2.10': '2025-01-02T00:00:00.000Z',
  }
  expect(Object.entries(keepOrdered(times))).toEqual([
    ['1.10.0', '2025-03-01T00:00:00Z'],
    ['1.9.0', '2025-02-01T00:00:00Z'],
    ['1.2.10', '2025-01-02T00:00:00Z'],
  ])
})

test('a release that seems to be younger than a later one is left out, as is one without a time', () => {
  const times = {
    '1.0.0': '2026-03-07T00:00:00Z',
    '1.1.0': '2025-06-01T00:00:00Z',
    '1.2.0': '2025-12-03T00:00:00Z',
    '1.2.1': 'soon',
  }
  expect(Object.keys(keepOrdered(times))).toEqual(['1.2.0', '1.1.0'])
})
