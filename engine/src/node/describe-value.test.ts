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
])('%j is quoted as %s', (value, quoted) => expect(describeValue(value)).toBe(quoted))
