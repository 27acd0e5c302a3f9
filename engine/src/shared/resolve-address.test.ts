import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAddressTable, resolveAddress, toAddressKey } from './resolve-address.ts'

// The spellings of spec §2: routes in kebab case, the registry's names in camel case below docs/.
const table = createAddressTable([
  { path: '/', aliases: ['/docs', '/docs/index', '/index'] },
  { path: '/en-US', aliases: ['/en-US/docs', '/en-US/docs/index', '/en-US/index'] },
  { path: '/demo', aliases: ['/docs/demo'] },
  { path: '/demo/multiple', aliases: ['/docs/demo/multiple'] },
  { path: '/en-US/demo/multiple', aliases: ['/en-US/docs/demo/multiple'] },
  {
    path: '/demo/multiple-with-max-count',
    aliases: ['/demo/multiple-with-maxCount', '/docs/demo/multiple-with-maxCount'],
  },
  { path: '/demo/get-popup-container', aliases: ['/demo/getPopupContainer', '/docs/demo/getPopupContainer'] },
  { path: '/指南', aliases: [] },
  { path: '/~demos/single', aliases: [] },
  { path: '/~demos/multiple-with-max-count', aliases: [] },
])
const paths = [...table.values()].flatMap((known) => known.map(({ path }) => path))

describe('resolveAddress', () => {
  it.each([
    '/',
    '/en-US',
    '/demo',
    '/demo/multiple',
    '/demo/get-popup-container',
    '/en-US/demo/multiple',
    '/~demos/single',
  ])('finds the page at its canonical address %s', (path) =>
    expect(resolveAddress(path, table)).toEqual({ kind: 'page', path }),
  )

  it.each([
    ['/demo/multiple/', '/demo/multiple'],
    ['/Demo/Multiple', '/demo/multiple'],
    ['/DEMO/MULTIPLE/', '/demo/multiple'],
    ['/docs/demo/multiple', '/demo/multiple'],
    ['/demo/getPopupContainer', '/demo/get-popup-container'],
    ['/docs/demo/getPopupContainer', '/demo/get-popup-container'],
    ['/demo/getpopupcontainer/', '/demo/get-popup-container'],
    ['/demo/multiple-with-maxCount', '/demo/multiple-with-max-count'],
    ['/docs/demo/multiple-with-maxCount', '/demo/multiple-with-max-count'],
    ['/docs/index', '/'],
    ['/index', '/'],
    ['/en-us', '/en-US'],
    ['/EN-US/', '/en-US'],
    ['/en-us/demo/multiple', '/en-US/demo/multiple'],
    ['/en-us/docs/demo/Multiple/', '/en-US/demo/multiple'],
    ['/demo/%6Dultiple/', '/demo/multiple'],
    ['/demo/%6dultiple', '/demo/multiple'],
    ['/demo/get%2Dpopup-container', '/demo/get-popup-container'],
    ['/demo/multiple//', '/demo/multiple'],
    ['/demo/multiple///', '/demo/multiple'],
    ['/demo/multiple-withmax-count', '/demo/multiple-with-max-count'],
    ['/~DEMOS/single', '/~demos/single'],
    ['/~demos/Single', '/~demos/single'],
    ['/~demos/single/', '/~demos/single'],
    ['/%7Edemos/single', '/~demos/single'],
    ['/~demos/multiple-with-maxCount', '/~demos/multiple-with-max-count'],
  ])('leads from %s to %s', (from, path) => {
    expect(resolveAddress(from, table)).toEqual({ kind: 'redirect', path })
  })

  it('reads addresses that are not Latin', () => {
    expect(resolveAddress(encodeURI('/指南'), table)).toEqual({ kind: 'page', path: '/指南' })
    expect(resolveAddress(encodeURI('/指南/'), table)).toEqual({ kind: 'redirect', path: '/指南' })
  })

  it.each([
    '/demo/nothing',
    '/zh-CN/demo/multiple',
    '/~demos',
    '/~demos/',
    '/~demos/a/b',
    '/~demos/a%2Fb',
    '/~demos/..',
    '/~demos/a\\b',
    '/~demos/a%5Cb',
    '/~demos/a%00',
    `/~demos/${'a'.repeat(2000)}`,
    '/~demos/%2e%2e',
    '',
    'demo/multiple',
    '//demo/multiple',
    '/demo//multiple',
    '/-',
    '/---',
    '/demo-',
    '/-demo',
    '/d-e-m-o/multiple',
    '/demo/-multiple-',
    '/demo/mult-iple',
    '/demo/get--popup-container',
    '/en--US',
    '/~demos/-single',
    '/~demos/tags',
    '//',
    '/demo/multiple//x',
    '/./demo',
    '/demo/../demo',
    '/demo/%2e%2e/demo',
    '/demo/multiple%00',
    '/demo\\multiple',
    '/demo%5Cmultiple',
    '/demo/multiple%0A',
    '/%',
    '/%zz',
    '/%C3%28',
    '/%ED%A0%80',
    `/${'a'.repeat(5000)}`,
    '/__proto__',
    '/constructor',
  ])('finds nothing at %s', (path) => expect(resolveAddress(path, table)).toEqual({ kind: 'not-found' }))

  it('never throws and never leads outside of the site, whatever the address', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '\\',
        '%',
        '%2e',
        '%2F',
        '%5c',
        '%00',
        '%zz',
        '%C3',
        '\0',
        '-',
        '~demos',
        'docs',
      ),
      fc.constantFrom('demo', 'Demo', 'multiple', 'en-us', 'index', 'get-popup-container', '指南', 'a'.repeat(600)),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    const address = fc
      .tuple(fc.constantFrom('/', '/~demos/', ''), fc.array(piece, { maxLength: 12 }))
      .map(([start, pieces]) => start + pieces.join(''))
    fc.assert(
      fc.property(address, (given) => {
        const found = resolveAddress(given, table)
        switch (found.kind) {
          case 'page':
            expect(paths).toContain(found.path)
            expect(decodeURIComponent(given)).toBe(found.path)
            break
          case 'redirect':
            expect(paths).toContain(found.path)
            // A redirect leads to a page and never to another redirect.
            expect(resolveAddress(encodeURI(found.path), table)).toEqual({ kind: 'page', path: found.path })
            break
          default:
            expect(found).toEqual({ kind: 'not-found' })
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('takes every spelling of a page for that page', () => {
    const spelled = fc
      .constantFrom(...paths)
      .chain((path) =>
        fc.tuple(
          fc.constant(path),
          fc.array(fc.boolean(), { minLength: path.length, maxLength: path.length }),
          fc.boolean(),
          fc.boolean(),
        ),
      )
    fc.assert(
      fc.property(spelled, ([path, upper, withHyphens, hasSlash]) => {
        const cased = path
          .split('')
          .map((letter, index) => (upper[index] === true ? letter.toUpperCase() : letter))
          .join('')
        const spelling = `${withHyphens ? cased : cased.replaceAll('-', '')}${hasSlash && path !== '/' ? '/' : ''}`
        const found = resolveAddress(encodeURI(spelling), table)
        expect(found).toEqual({ kind: spelling === path ? 'page' : 'redirect', path })
      }),
      { numRuns: 1000 },
    )
  })
})

describe('toAddressKey', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/Demo/', '/demo'],
    ['/demo/get-popup-container', '/demo/getpopupcontainer'],
    ['/en-US', '/enus'],
  ])('of "%s" is "%s"', (path, key) => expect(toAddressKey(path)).toBe(key))
})
