import { describe, expect, it } from 'vitest'
import { chooseShard, readWords, suggestAddresses } from './suggest-addresses.client.ts'

const data = {
  locales: ['zh-CN', 'en-US'],
  addresses: [
    ['/', '/docs'],
    ['/en-US', '/en-US/docs'],
    ['/faq', '/docs/faq'],
    ['/demo/tags', '/docs/demo/tags'],
    ['/demo/custom-selector'],
    ['/en-US/demo', '/en-US/docs/demo'],
    ['/en-US/faq', '/en-US/docs/faq'],
    ['/en-US/demo/tags', '/en-US/docs/demo/tags'],
    ['/en-US/demo/multiple'],
    ['/en-US/demo/multiple-readonly'],
    ['/en-US/demo/multiple-with-max-count', '/en-US/demo/multiple-with-maxCount'],
    ['/en-US/demo/custom-selector'],
    ['/en-US/demo/custom-tags'],
    ['/~demos/custom-selector'],
  ],
}

describe('suggestAddresses', () => {
  it.each([
    ['a typing mistake', '/en-US/demo/custom-selctor', ['/en-US/demo/custom-selector']],
    ['two letters in the wrong order', '/en-US/demo/mulitple', ['/en-US/demo/multiple']],
    ['a page in another folder', '/en-US/guide/custom-selector', ['/en-US/demo/custom-selector']],
    ['a name without its folder', '/en-US/tags', ['/en-US/demo/tags']],
    ['a folder with a typing mistake', '/en-US/dmeo/tags', ['/en-US/demo/tags']],
    ['hyphens where none belong', '/en-US/demo/-custom-sel-ector-', ['/en-US/demo/custom-selector']],
    [
      'the beginning of names, the shortest name first',
      '/en-US/demo/mult',
      ['/en-US/demo/multiple', '/en-US/demo/multiple-readonly', '/en-US/demo/multiple-with-max-count'],
    ],
  ])('finds the page behind %s', (_name, path, found) => {
    expect(suggestAddresses(path, data)).toEqual(found)
  })

  it('stays in the language of the address', () => {
    expect(suggestAddresses('/demo/tag', data)).toEqual(['/demo/tags'])
    expect(suggestAddresses('/en-us/demo/tag', data)).toEqual(['/en-US/demo/tags'])
  })

  it.each(['/en-US/nowhere', '/en-US/x', '/en-US/---', '/en-US/中文', '/en-US/pricing'])(
    'offers nothing for %s',
    (path) => {
      expect(suggestAddresses(path, data)).toEqual([])
    },
  )
})

describe('readWords', () => {
  it.each([
    ['/en-US/demo/custom-selctor', 'custom selctor'],
    ['/demo/getPopupContaner/', 'get popup contaner'],
    ['/demo/tags.html', 'tags'],
    ['/指南/键盘', '键盘'],
    ['/---', ''],
    ['/', ''],
    [`/${'a'.repeat(59)}𠮷𠮷`, `${'a'.repeat(59)}𠮷`],
  ])('of %s are "%s"', (path, words) => expect(readWords(path)).toBe(words))
})

describe('chooseShard', () => {
  it.each([
    ['/a/lamp', 'lamp'],
    ['/a/Lamp-19', 'lamp1'],
    ['/a/lamp-23/', 'lamp2'],
    ['/lamb', 'lamp'],
    ['/zzz', 'lamp'],
  ])('%s is looked for below %s', (path, start) => {
    const shards = ['lamp', 'lamp1', 'lamp2', 'w']
    expect(shards[chooseShard(path, shards)]).toBe(start)
  })
})
