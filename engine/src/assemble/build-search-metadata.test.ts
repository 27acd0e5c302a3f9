import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { buildSearchMetadata } from './build-search-metadata.ts'

describe('buildSearchMetadata', () => {
  it('leaves out the sections that the configuration names, and no others', async () => {
    const body = '## Sizes {#sizes}\n\nThree of them.\n\n## Read next {#next}\n\n- [Home](/)'
    const { site } = await loadFiles({ 'content/en-US/index.md': writePage('Lamp Kit', body) })
    const idsWith = (...skip: string[]): string[] | undefined =>
      buildSearchMetadata(site, 'en-US', { skip }).routes[0]?.sections.map(({ id }) => id)
    expect(idsWith()).toEqual(['sizes', 'next'])
    expect(idsWith('next')).toEqual(['sizes'])
  })
})
