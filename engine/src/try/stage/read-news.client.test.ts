import { expect, it } from 'vitest'
import { readNews } from './read-news.client.ts'

it.each([
  [{ kind: 'ready' }, { kind: 'ready' }],
  [{ kind: 'drawn', more: 1 }, { kind: 'drawn' }],
  [
    { kind: 'size', height: 100.2 },
    { kind: 'size', height: 101 },
  ],
  [
    { kind: 'size', height: 1e9 },
    { kind: 'size', height: 4000 },
  ],
  [
    { kind: 'size', height: -5 },
    { kind: 'size', height: 0 },
  ],
  [
    { kind: 'failed', failure: { phase: 'render', name: 'E', text: 'x'.repeat(5000), file: 'a.tsx', line: 3 } },
    { kind: 'failed', failure: { phase: 'render', name: 'E', text: 'x'.repeat(2000), file: 'a.tsx', line: 3 } },
  ],
  [
    { kind: 'failed', failure: { phase: 'render', name: {}, text: 1, file: 'a.tsx', line: 'three' } },
    { kind: 'failed', failure: { phase: 'render', name: '', text: '' } },
  ],
  [
    { kind: 'said', lines: [{ level: 'evil', text: 'a' }, null, { level: 'warn', text: {} }] },
    {
      kind: 'said',
      lines: [
        { level: 'log', text: 'a' },
        { level: 'warn', text: '' },
      ],
    },
  ],
  [
    { kind: 'refused', what: 'network', text: 'https://example.org' },
    { kind: 'refused', what: 'network', text: 'https://example.org' },
  ],
])('what a frame may say is read and cut: %#', (said, read) => {
  expect(readNews(said)).toEqual(read)
})

it.each([
  undefined,
  null,
  'ready',
  [],
  {},
  { kind: 'run' },
  { kind: 'size' },
  { kind: 'size', height: Number.NaN },
  { kind: 'failed' },
  { kind: 'failed', failure: { phase: 'evil' } },
  { kind: 'refused', what: 'evil' },
  { kind: 'said', lines: 'many' },
])('anything else is not believed: %#', (said) => {
  expect(readNews(said)).toBeUndefined()
})
