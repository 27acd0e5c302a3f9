import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildHeaders } from '../../src/prerender/build-headers.ts'
import { matchHeaderRules, parseHeaderRules } from '../../src/serve/parse-header-rules.ts'
import { readAddress } from '../../src/serve/read-address.ts'
import { createAddressTable, resolveAddress } from '../../src/shared/resolve-address.ts'
import { address, paths } from './any-address.ts'
import { runCases } from './run-cases.ts'

const table = createAddressTable(paths.map((path) => ({ path, aliases: path === '/' ? ['/index'] : [] })))

test(
  'an address leads to a page, to another spelling of one, or nowhere',
  () =>
    runCases('addresses', address, (given) => {
      const found = resolveAddress(given, table)
      if (found.kind === 'not-found') return
      expect(paths).toContain(found.path)
      expect(resolveAddress(encodeURI(found.path), table)).toEqual({ kind: 'page', path: found.path })
    }),
  1_200_000,
)

test(
  'the server reads no address that leaves its folder',
  () =>
    runCases('request targets', address, (given) => {
      const found = readAddress(given)
      if (found === undefined) return
      expect(found.pathname.startsWith('/')).toBe(true)
      expect(found.pathname).not.toMatch(/[\\\p{Cc}]|\/\//u)
      expect(found.pathname.split('/')).not.toContain('..')
      expect(new URL(found.pathname.replaceAll('%', '%25'), 'http://host.example').host).toBe('host.example')
    }),
  1_200_000,
)

const line = fc.oneof(
  fc.constantFrom(
    '/*',
    '/assets/*',
    '/demo/:name',
    '/*.html',
    '  Cache-Control: no-cache',
    '  X: y',
    '# note',
    '',
    ':',
    '   :',
    '  : x',
    '/' + '*a'.repeat(40),
    '/:a:b:c*',
    '/(.*)+$',
    '/[',
    '/\\',
    '  X-A: a\u0000b',
    '  Bad Name: x',
    '  Ünï: x',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.constantFrom('*', ':x', '/', 'a', '.', '(', '+'), { maxLength: 60 }).map((all) => all.join('')),
)
const headerFile = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'))
  .map(([lines, end]) => lines.join(end))
const asked = fc.oneof(
  address,
  fc.constantFrom(...paths.map(encodeURI), '/assets/a.js', '/demo/x', '/a.md'),
  fc.constant('/' + 'a'.repeat(2000)),
)

test('header rules of any text end, and give headers that can be sent', () => {
  return runCases('header rules', fc.tuple(headerFile, asked), ([text, path]) => {
    const headers = matchHeaderRules(parseHeaderRules(text), path)
    for (const [name, value] of headers) expect(() => new Headers([[name, value]])).not.toThrow()
  })
}, 1_200_000)

test('rules of a site are added to those of the build, and change none of them', () => {
  // No page lies beside the demos alone.
  const routes = paths.flatMap((path) => (path.startsWith('/~demos') ? [] : [{ path, aliases: [] }]))
  const policy = { meta: "default-src 'self'", header: "default-src 'self'; frame-ancestors 'self'" }
  const rules = parseHeaderRules(buildHeaders({ base: '/', routes }, policy))
  const read = (text: string, path: string) => matchHeaderRules(parseHeaderRules(text), path)
  // A file that begins with a header is refused by the build.
  const inputs = fc.tuple(
    headerFile.map((text) => `/first\n${text}`),
    asked,
  )
  return runCases('header rules, written', inputs, ([own, path]) => {
    const alone = matchHeaderRules(rules, path)
    const added = read(own, path)
    const both = read(buildHeaders({ base: '/', routes }, policy, own), path)
    for (const name of new Set([...both.keys(), ...alone.keys(), ...added.keys()]))
      expect(both.get(name)).toBe([alone.get(name), added.get(name)].filter((value) => value !== undefined).join(', '))
  })
}, 1_200_000)
