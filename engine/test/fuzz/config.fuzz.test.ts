import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkConfig } from '../../src/config/check-config.ts'
import lamps from '../fixtures/lamps/docs.config.ts'
import { runCases } from './run-cases.ts'

const root = new URL('../fixtures/lamps/', import.meta.url).pathname

/** A value that somebody may write in the place of another. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    0,
    -1,
    NaN,
    true,
    [],
    {},
    'x',
    '/x',
    '//evil.example',
    './docs',
    '/../x/',
    'javascript:alert(1)',
    'https://example.org',
    'theme/lamp.css',
    '../../etc/passwd',
    'en-US',
  ),
  fc.constantFrom<unknown>(
    { 'en-US': 'A' },
    { 'en-US': 5 },
    [{ id: 'x' }],
    [null],
    [[]],
    { __proto__: null },
    new Map(),
    Symbol.iterator,
    () => 1,
    10n,
  ),
  fc.anything({ maxDepth: 2, withNullPrototype: true, withBigInt: true, withDate: true }),
)
const key = fc.oneof(
  fc.constantFrom(
    'title',
    'description',
    'locales',
    'library',
    'nav',
    'groups',
    'footer',
    'styles',
    'hero',
    'islands',
    'onError',
    'face',
    'linkPictures',
    'api',
    'search',
    'base',
    'prefetch',
    'origin',
    'repository',
    'sandbox',
    'demos',
    'atoms',
    'notes',
    'links',
    'path',
    'id',
    'name',
    '0',
    '1',
    'en-US',
  ),
  fc.constantFrom('titel', 'nva', 'constructor', '__proto__', 'toString'),
)
const changes = fc.record({ path: fc.array(key, { minLength: 1, maxLength: 4 }), value })

test('a configuration with anything in it is taken or told about, field by field', () => {
  const inputs = fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .array(changes, { minLength: 1, maxLength: 4 })
        .map((all) => all.reduce(put, structuredClone<object>(lamps))),
    },
    { weight: 1, arbitrary: fc.anything() as fc.Arbitrary<object> },
  )
  return runCases('configuration', inputs, (given) => {
    const checked = checkConfig(given, root)
    expect(Object.keys(Object.prototype)).toEqual([])
    if ('config' in checked) return
    expect(checked.mistakes.length).toBeGreaterThan(0)
    for (const { what, mend } of checked.mistakes) {
      expect(what).toMatch(/^The configuration|^\S/)
      expect(`${what} ${mend}`).not.toMatch(/\[object|\bundefined is\b/)
      expect(mend).not.toBe('')
    }
  })
}, 1_200_000)

/** Puts a value where a path leads, as far as there is something to put it into. */
function put(config: object, change: { path: readonly string[]; value: unknown }): object {
  const last = change.path.at(-1) ?? ''
  let at = config as Record<string, unknown>
  for (const name of change.path.slice(0, -1)) {
    const next = Object.hasOwn(at, name) ? at[name] : undefined
    if (typeof next !== 'object' || next === null) break
    at = next as Record<string, unknown>
  }
  // A list has places and no names.
  if (Array.isArray(at) && !/^\d$/.test(last)) return config
  Object.defineProperty(at, last, { value: change.value, enumerable: true, configurable: true, writable: true })
  return config
}
