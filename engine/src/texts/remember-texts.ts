import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readGitDates } from '../content/read-git-dates.ts'
import type { ContentReaders } from '../content/read-content.ts'
import { readPage, type ReadPage } from '../content/read-page.ts'
import type { RawPage } from '../model/page.ts'
import { hashText } from '../node/hash-files.ts'
import { listPictureSizes } from '../node/read-picture-size.ts'
import { readSealed, writeSealed } from '../node/sealed-file.ts'
import { stampFile } from '../node/stamp-file.ts'
import type { MadePage, TextSetup } from './create-steps.ts'
import type { Texts } from './open-texts.ts'

/** What is known of the texts from before, on disk too, so that only those that have changed are read. */
export interface TextMemory {
  /** Read a file again only when its size or one of its times has changed. */
  readers: ContentReaders
  /** Like `texts.pages`, which is asked for what is not known. */
  pages: (raws: readonly RawPage[], texts: Pick<Texts, 'pages' | 'keeps'>, setup: TextSetup) => Promise<MadePage[]>
  /** With its body, which is forgotten once the text is made. */
  withBody: (raw: RawPage) => RawPage
  /** Writes it to disk, when much of it is new. */
  save: () => void
}

interface KnownText {
  /** Changes with the file, and with what the site says of it. */
  stamp: string
  /** Without its body, once it is made. */
  read: ReadPage
  made?: { page: MadePage; surroundings: string }
  /** The file in the cache with its trees before it was read anew. */
  older?: string | undefined
}

/** To make a few texts anew at the next start takes less than to write all of them. */
const savedFrom = 100

/**
 * `folder` is absolute. `version` must change whenever the code that makes the texts changes. A development server makes
 * what is gone from the cache when it is asked for, and keeps no sections. A build looks for all of it, and keeps those
 * of the texts that it makes.
 */
export function rememberTexts(folder: string, version: string, mode: 'build' | 'dev'): TextMemory {
  const file = join(folder, 'texts.json')
  const known = load(file, version)
  const places = new Map<string, Parameters<typeof readPage>>()
  const withBody = (raw: RawPage): RawPage => {
    const place = raw.body === '' ? places.get(raw.filename) : undefined
    return place === undefined ? raw : { ...raw, body: readPage(...place).page.body }
  }
  let fresh = 0
  let dates: ReturnType<typeof readGitDates> | undefined
  return {
    readers: {
      page: (path, place) => {
        const stamp = `${stampFile(path)} ${JSON.stringify(place)}`
        places.set(place.filename, [path, place])
        const before = known.get(place.filename)
        if (before?.stamp === stamp) return before.read
        const read = readPage(path, place)
        known.set(place.filename, { stamp, read, older: before?.made?.page.trees ?? before?.older })
        return read
      },
      dates: (content) => (dates ??= readGitDates(content)),
    },
    pages: async (raws, texts, setup) => {
      const surroundings = hashText(JSON.stringify([setup, listPictureSizes(setup.publicDir)]))
      const find = (raw: RawPage): MadePage | undefined => {
        const made = known.get(raw.filename)?.made
        if (made?.surroundings !== surroundings) return undefined
        const { cached, trees } = made.page
        if (mode === 'dev') return { ...made.page, cached: undefined }
        return cached !== undefined && texts.keeps(trees) ? made.page : undefined
      }
      const found = raws.map(find)
      const missing = raws.filter((_, index) => found[index] === undefined).map(withBody)
      const made = await texts.pages(missing, ({ filename }) => known.get(filename)?.older)
      const waiting = made.values()
      return raws.flatMap((raw, index) => {
        const before = found[index]
        if (before !== undefined) return before
        const { value: whole } = waiting.next()
        if (whole === undefined) return []
        const page = { ...whole, content: { ...whole.content, sections: [] } }
        const text = known.get(raw.filename)
        // What a page shows of other files may change without it.
        if (text !== undefined && !raw.body.includes('src=')) {
          text.read = { ...text.read, page: { ...text.read.page, body: '' } }
          text.made = { page, surroundings }
          fresh += 1
        }
        return mode === 'dev' ? { ...page, cached: undefined } : whole
      })
    },
    withBody,
    save: () => {
      if (fresh < savedFrom) return
      fresh = 0
      mkdirSync(dirname(file), { recursive: true })
      writeSealed(file, JSON.stringify({ version, texts: [...known] }))
    },
  }
}

function load(file: string, version: string): Map<string, KnownText> {
  const stored = readSealed(file)
  if (stored === undefined) return new Map()
  const content = JSON.parse(stored.toString()) as { version: string; texts: [string, KnownText][] }
  return new Map(content.version === version ? content.texts : [])
}
