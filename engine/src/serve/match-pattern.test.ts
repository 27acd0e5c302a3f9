import { expect, test } from 'vitest'
import { matchPattern } from './match-pattern.ts'

test.each([
  ['/*', '/', true],
  ['/*', '/a/b', true],
  ['/assets/*', '/assets/', true],
  ['/assets/*', '/asset', false],
  ['/*.html', '/a/b.html', true],
  ['/*.html', '/a/b.htmlx', false],
  ['/demo/:name', '/demo/single', true],
  ['/demo/:name', '/demo/', false],
  ['/demo/:name', '/demo/a/b', false],
  ['/:a-:b', '/one-two-three', true],
  ['/:locale/guide/*', '/en-US/guide/forms', true],
  ['/a:', '/a:', true],
  ['/a+(b)$', '/a+(b)$', true],
  ['', '', true],
  ['', '/', false],
])('%s for %s: %s', (pattern, path, isMatch) => expect(matchPattern(pattern, path)).toBe(isMatch))

test('a pattern that could be tried in more ways than there are atoms is answered', () => {
  expect(matchPattern(`/${'*a'.repeat(40)}!`, `/${'a'.repeat(5000)}`)).toBe(false)
})
