import { expect, it } from 'vitest'
import { createRoute, createSection } from '../../../test/search/create-metadata.ts'
import type { SearchPage } from '../../model/search.ts'
import { writeParts } from './write-parts.ts'

/** Pages with 400 words each, of which most stand on no other page. */
const writePages = (count: number): SearchPage[] =>
  Array.from({ length: count }, (_, page) => {
    const words = Array.from({ length: 400 }, (_each, at) => `w${(page * 7919 + at * 104_729) % 99_991}`)
    return {
      route: createRoute({ link: `/${page}`, sections: [createSection('a', 'Lamp', words.join(' '))] }),
      demos: [],
    }
  })

it('an index of many pages is many parts, of which a new word changes one', () => {
  const pages = writePages(120)
  const before = writeParts(pages)
  expect(before.length).toBeGreaterThan(10)
  expect(Math.max(...before.map(({ bytes }) => bytes.length))).toBeLessThan(120_000)
  const page = pages[9]
  page?.route.sections[0]?.paragraphs.push('aardvark')
  const known = new Set(before.map(({ bytes }) => Buffer.from(bytes).toString('base64')))
  const changed = writeParts(pages).filter(({ bytes }) => !known.has(Buffer.from(bytes).toString('base64')))
  expect(changed).toHaveLength(1)
  expect(changed[0]?.first).toBe('0')
})
