import { existsSync, truncateSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import type { Page } from '../model/page.ts'
import { createDiskCache } from './disk-cache.ts'
import { hashText } from './hash-files.ts'
import { measureMarkdown, readMarkdown, readSections } from './read-cached.ts'

it('reads Markdown and sections where they lie, and takes a torn file out of the cache, which is then made anew', () => {
  const section = { id: 'wires', title: 'Wires', tab: undefined, paragraphs: ['Two.'] }
  const cache = createDiskCache(createFolder(), 'one')
  const head = { content: { sections: [section] }, alone: { text: '# Lamp\n' } }
  const { path: trees } = cache.keepParts('page', 'lamp', head, {})
  const page = { trees, markdown: '', content: { sections: [] as unknown[] } } as Page
  const cached: Page = { ...page, cached: { hash: hashText('# Lamp\n'), size: 7 } }
  expect([readMarkdown(page), readSections(page)]).toEqual(['', []])
  expect([readMarkdown(cached), readSections(cached)]).toEqual(['# Lamp\n', [{ ...section, tab: undefined }]])
  // What the rest of the site had to be known for is in memory.
  expect(readMarkdown({ ...cached, markdown: '# Lamp 2\n' })).toBe('# Lamp 2\n')
  expect(measureMarkdown(cached)).toEqual(measureMarkdown({ ...page, markdown: '# Lamp\n' }))
  expect(measureMarkdown({ ...cached, markdown: '# Lamp 2\n' }).size).toBe(9)
  truncateSync(trees, 90)
  expect(cache.keeps(trees)).toBe(true)
  expect(() => readSections(cached)).toThrow(`"${trees}" was deleted while the build was at work: build again.`)
  expect([existsSync(trees), cache.keeps(trees)]).toEqual([false, false])
})
