import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test('an address is decoded once and its query kept as sent', () => {
  expect(readAddress('/demo/%E4%B8%AD?tab=a%20b&x=?')).toEqual({
    pathname: '/demo/中',
    raw: '/demo/%E4%B8%AD',
    search: '?tab=a%20b&x=?',
  })
  expect(readAddress('/100%2525')).toEqual({ pathname: '/100%25', raw: '/100%2525', search: '' })
})

test.each([
  '//evil.example',
  '/demo//single',
  '/..',
  '/demo/../../etc/passwd',
  '/%2e%2e/secret',
  '/.%2E',
  '/a%2Fb',
  '/a%5cb',
  '/a\\b',
  '/%00',
  '/a%0d%0aSet-Cookie:x',
  '/%',
  '/%zz',
  '/%c3%28',
  'http://evil.example/',
  '*',
  '',
])('%j names no page', (target) => {
  expect(readAddress(target)).toBeUndefined()
})

test('whatever the target, reading it never throws and never yields a way out of the folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const pathname = readAddress(`/${text}`)?.pathname ?? '/'
      expect(pathname.startsWith('/')).toBe(true)
      expect(pathname.split('/')).not.toContain('..')
      expect(pathname).not.toMatch(/\\|\/\/|\0/)
    }),
    { numRuns: 1000, seed: 1 },
  )
})
