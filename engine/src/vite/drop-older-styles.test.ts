import { expect, it } from 'vitest'
import { cutOlderStyles } from './drop-older-styles.ts'

it('what only older browsers need is left out, and everything else stays', () => {
  const kept = ['.lamp { color: light-dark(#fff, #000) }', '@supports (color: light-dark(#000, #fff)) { .a { x: 1 } }']
  const older = [
    '@supports not (color: light-dark(#000, #fff)) { .lamp { color: #fff } @media print { .a { x: 1 } } }',
    '@supports not (color:color-mix(in oklab, #000, #fff)) {}',
  ]
  const other = '@supports not (display: grid) { .lamp { float: left } }'
  expect(cutOlderStyles([kept[0], older[0], other, older[1], kept[1]].join('\n'))).toBe(
    [kept[0], '', other, '', kept[1]].join('\n'),
  )
  const endless = '.a {} @supports not (color: light-dark(#000, #fff)) { .b {'
  expect(cutOlderStyles(endless)).toBe(endless)
})
