import { expect, it } from 'vitest'
import { describeValue } from './describe-value.ts'

it.each([
  ['dim', '"dim"'],
  [4, '4'],
  [false, 'false'],
  [null, 'null'],
  [undefined, 'undefined'],
  [['dim'], 'a list'],
  [{ dim: true }, 'an object'],
  [() => 1, 'function'],
  [10n, '10n'],
  ['a\n  b', '"a b"'],
  ['灯'.repeat(121), `"${'灯'.repeat(120)}…"`],
  ['𠮷'.repeat(120), `"${'𠮷'.repeat(120)}"`],
])('%s is quoted as %s', (value, quoted) => expect(describeValue(value)).toBe(quoted))
