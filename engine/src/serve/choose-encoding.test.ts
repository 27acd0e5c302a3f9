import { expect, test } from 'vitest'
import { chooseEncodings } from './choose-encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0.5, gzip;q=1.0', ['gzip', 'br', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['*;q=0', ['identity']],
  ['br;q=nonsense, gzip;q=0.001', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
])('Accept-Encoding %j asks for %j in this order', (header, expected) => {
  expect(chooseEncodings(header)).toEqual(expected)
})
