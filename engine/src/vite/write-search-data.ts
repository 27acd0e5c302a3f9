import { basename } from 'node:path'
import { listSearchPieces } from '../assemble/build-search-metadata.ts'
import { listGeneratedSections } from '../assemble/list-parts.ts'
import type { Config } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { hashEngine } from '../node/hash-engine.ts'
import { hashText } from '../node/hash-files.ts'
import { readBytes, readSealed, writeSealed } from '../node/sealed-file.ts'

/** The search data that the last build wrote, and where it noted what stands in it. Absolute paths. */
interface LastSearchData {
  file: string
  record: string
}

/** The file that was written, and in its order what each page was made from and how many bytes it has. */
interface Pieces {
  surroundings: string
  hash: string
  pages: [key: string, size: number][]
}

const [opening, comma] = [Buffer.from('{"routes":['), Buffer.from(',')]

/** Search data of which it is known what it is made from before it is. */
export interface PlannedData {
  /** Changes whenever the data does. Undefined where that is not known before it is made. */
  key: string | undefined
  make: () => Buffer
}

/**
 * The search data of a locale as JSON. A page that is as it was is copied from the last data: on a large site an edit
 * changes one of ten thousand, and the texts of the others are not read. Where nothing has changed, not even that is.
 */
export function planSearchData(
  site: Site,
  locale: string,
  { search, base }: Config,
  last: LastSearchData,
): PlannedData {
  const { pages, buildPage, rest } = listSearchPieces(site, locale, search)
  const surroundings = hashText(JSON.stringify([hashEngine(), base, search.skip]))
  const keys = pages.map((page) => describePage(page, site))
  const end = `],${JSON.stringify(rest).slice(1)}`
  return {
    key: keys.includes('') ? undefined : hashText([surroundings, ...keys, end].join('\n')),
    make: () => {
      const known = readPieces(last, surroundings)
      const pieces = pages.map((page, index) => {
        const key = keys[index] ?? ''
        return { key, bytes: known.get(key) ?? Buffer.from(JSON.stringify(buildPage(page))) }
      })
      const data = Buffer.concat([
        opening,
        ...pieces.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [comma, bytes])),
        Buffer.from(end),
      ])
      const noted: Pieces = {
        surroundings,
        hash: hashText(data),
        pages: pieces.map(({ key, bytes }) => [key, bytes.length]),
      }
      writeSealed(last.record, JSON.stringify(noted))
      return data
    },
  }
}

/** Changes with what search gets from a page. Empty where that also stands in the reference. */
function describePage(page: Page, site: Site): string {
  if (page.content.apis.length > 0) return ''
  // Its text and its front matter are in the name of the file with its trees.
  return JSON.stringify([basename(page.trees), page.path, page.nav.path, ...listGeneratedSections(site, page)])
}

/** None when the file is not what was noted. */
function readPieces({ file, record }: LastSearchData, surroundings: string): Map<string, Buffer> {
  const known = new Map<string, Buffer>()
  const stored = readSealed(record)
  const bytes = readBytes(file)
  if (stored === undefined || bytes === undefined) return known
  const noted = JSON.parse(stored.toString()) as Pieces
  if (noted.surroundings !== surroundings || noted.hash !== hashText(bytes)) return known
  let start = opening.length
  for (const [key, size] of noted.pages) {
    if (key !== '') known.set(key, bytes.subarray(start, start + size))
    start += size + comma.length
  }
  return known
}
