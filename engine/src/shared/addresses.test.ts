import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLocale, toHtmlFile, toLocalePath, withBase, withoutBase } from './addresses.ts'

describe('toLocalePath', () => {
  it.each([
    ['zh', '/', '/'],
    ['zh', '/demo/tags', '/demo/tags'],
    ['en-US', '/', '/en-US'],
    ['en-US', '/demo/tags', '/en-US/demo/tags'],
  ])('puts %s %s at %s', (locale, route, path) => expect(toLocalePath(locale, 'zh', route)).toBe(path))
})

describe('chooseLocale', () => {
  it.each([
    ['/', 'zh-CN'],
    ['/demo/tags', 'zh-CN'],
    ['/en-US', 'en-US'],
    ['/en-us/no/such', 'en-US'],
    ['/zh-CN/demo', 'zh-CN'],
    ['/fr/demo', 'zh-CN'],
  ])('of %s is %s', (path, locale) => expect(chooseLocale(path, ['zh-CN', 'en-US'])).toBe(locale))
})

describe('withBase', () => {
  it.each([
    ['/', '/', '/'],
    ['/', '/demo', '/demo'],
    ['/docs/', '/', '/docs/'],
    ['/docs/', '/demo', '/docs/demo'],
    ['/docs/', 'assets/a.js', '/docs/assets/a.js'],
  ])('puts %s before %s', (base, path, address) => expect(withBase(base, path)).toBe(address))
})

describe('withoutBase', () => {
  it.each([
    ['/', '/', '/'],
    ['/', '/demo', '/demo'],
    ['/docs/', '/docs', '/'],
    ['/docs/', '/docs/', '/'],
    ['/docs/', '/docs/demo', '/demo'],
    ['/docs/', '/docs/docs/demo', '/docs/demo'],
  ])('takes %s off %s', (base, address, path) => expect(withoutBase(base, address)).toBe(path))

  it.each(['/', '/doc', '/docsy/demo', '/demo/docs/', '/Docs/demo'])('knows that %s lies outside', (address) =>
    expect(withoutBase('/docs/', address)).toBeUndefined(),
  )

  it('undoes withBase', () => {
    const path = fc.array(fc.constantFrom('a', 'b-c', 'en-US'), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.constantFrom('/', '/docs/', '/a/b/'), path, (base, given) => {
        expect(withoutBase(base, withBase(base, given))).toBe(given)
      }),
    )
  })
})

describe('toHtmlFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/en-US', 'en-US.html'],
    ['/en-US/demo/tags', 'en-US/demo/tags.html'],
  ])('of %s is %s', (path, file) => expect(toHtmlFile(path)).toBe(file))
})
