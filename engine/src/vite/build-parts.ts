import { gzipSync } from 'node:zlib'
import type { SearchMetadata } from '../model/search.ts'
import { hashText } from '../node/hash-files.ts'
import { nameLength, type PartList } from '../search/parts/open-parts.ts'
import { writeParts } from '../search/parts/write-parts.ts'
import { splitPages } from './split-pages.ts'

/**
 * The files of our own index in parts, by their path below its folder: `index.json`, the parts `index/<hash>.part`, and for
 * each page what it gives to search, `pages/<name>.json`. A page is named by its address, so an edit of it changes its
 * file and the parts with words that have come or gone.
 */
export function buildParts(metadata: SearchMetadata): Map<string, Uint8Array> {
  const pages = splitPages(metadata)
    .map((page) => ({ name: hashText(page.route.link).slice(0, nameLength), page }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const files = new Map<string, Uint8Array>()
  for (const { name, page } of pages) files.set(`pages/${name}.json`, Buffer.from(JSON.stringify(page)))
  const parts = writeParts(pages.map(({ page }) => page)).map(({ first, bytes }): [string, string] => {
    const name = hashText(bytes).slice(0, nameLength)
    files.set(`index/${name}.part`, gzipSync(bytes, { level: 9 }))
    return [first, name]
  })
  const list: PartList = { pages: pages.map(({ name }) => name).join(''), parts }
  files.set('index.json', Buffer.from(JSON.stringify(list)))
  return files
}
