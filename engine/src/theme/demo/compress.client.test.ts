import { expect, it } from 'vitest'
import { compressText } from './compress.client.ts'

// What lz-string 1.5.0 makes of these texts (`compressToBase64`, with `-` and `_`, without `=`).
it.each([
  ['', 'Q'],
  ['a', 'IZA'],
  ['aaaaaaaaaa', 'IY1o'],
  ['const a = 1', 'MYewdgzgLgBAhjAvDAjEA'],
  [
    '{"files":{"src/App.tsx":{"content":"export default 1\\n"}}}',
    'N4IgZglgNgpgziAXKOAnAxgegIIAdcB0ALnAB5KjoD2AdkTHUiDKblakQAQAmMYAhgFcoXAIwAdGiAC-soA',
  ],
  ['选择器 😀 “quoted” é', 'pAJkujQWagBIvBuAB7GDgEBHArgewC4FMAmhcAggJdA'],
  ['abababababababababababababababababababababababababababababababababababababababab', 'IYI17SOrZ-6IcxQ'],
])('packs %j as CodeSandbox reads it', (text, packed) => {
  expect(compressText(text)).toBe(packed)
})

it('makes a long text shorter', () => {
  expect(compressText('<Select options={options} />\n'.repeat(1000)).length).toBeLessThan(2500)
})
