import { expect, test } from 'vitest'
import { buildRedirects } from './build-redirects.ts'

test('other spellings lead to the page: those of the registry and the one in camel case', () => {
  const routes = [
    { path: '/', aliases: ['/docs', '/index'] },
    { path: '/en-US', aliases: [] },
    { path: '/demo/max-count', aliases: ['/demo/with-maxCount', '/docs/demo/max-count'] },
    { path: '/en-US/demo/max-count', aliases: [] },
  ]
  expect(buildRedirects({ base: '/sub/', routes })).toBe(`/sub/docs /sub/ 301
/sub/index /sub/ 301
/sub/demo/with-maxCount /sub/demo/max-count 301
/sub/docs/demo/max-count /sub/demo/max-count 301
/sub/demo/maxCount /sub/demo/max-count 301
/sub/en-US/demo/maxCount /sub/en-US/demo/max-count 301
`)
})

test('a spelling that differs only in case is left out: a host that ignores case would lead it to itself', () => {
  expect(buildRedirects({ base: '/', routes: [{ path: '/faq', aliases: ['/FAQ', '/docs/FAQ'] }] })).toBe(
    '/docs/FAQ /faq 301\n',
  )
})

test('blanks and letters beyond ASCII are percent-encoded, since a blank ends an address in this file', () => {
  expect(buildRedirects({ base: '/', routes: [{ path: '/选择', aliases: ['/two words'] }] })).toBe(
    '/two%20words /%E9%80%89%E6%8B%A9 301\n',
  )
})

test('no more rules are written than the strictest host reads', () => {
  const routes = Array.from({ length: 1500 }, (_item, index) => ({
    path: `/p${index}`,
    aliases: [`/a${index}`, `/b${index}`],
  }))
  const lines = buildRedirects({ base: '/', routes }).trimEnd().split('\n')
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([2000, '/a0 /p0 301', '/b999 /p999 301'])
})
