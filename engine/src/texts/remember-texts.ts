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

/** What a development server knows of the texts from before, on disk too, so that it reads only those that have changed. */
export interface TextMemory {
  /** Read a file again only when its size or one of its times has changed. */
  readers: ContentReaders
  /** Like `texts.pages`, which is asked for what is not known. */
  pages: (raws: readonly RawPage[], texts: Pick<Texts, 'pages'>, setup: TextSetup) => Promise<MadePage[]>
  /** Writes it to disk, when much of it is new. */
  save: () => void
}

interface KnownText {
  /** Changes with the file, and with what the site says of it. */
  stamp: string
  read: ReadPage
  made?: { page: MadePage; surroundings: string }
}

/** To make a few texts anew at the next start takes less than to write all of them. */
const savedFrom = 100

/** `folder` is absolute. `version` must change whenever the code that makes the texts changes. */
export function rememberTexts(folder: string, version: string): TextMemory {
  const file = join(folder, 'texts.json')
  const known = load(file, version)
  let fresh = 0
  let dates: ReturnType<typeof readGitDates> | undefined
  return {
    readers: {
      page: (path, place) => {
        const stamp = `${stampFile(path)} ${JSON.stringify(place)}`
        const before = known.get(place.filename)
        if (before?.stamp === stamp) return before.read
        const read = readPage(path, place)
        known.set(place.filename, { stamp, read })
        return read
      },
      dates: (content) => (dates ??= readGitDates(content)),
    },
    pages: async (raws, texts, setup) => {
      const surroundings = hashText(JSON.stringify([setup, listPictureSizes(setup.publicDir)]))
      const find = (raw: RawPage): MadePage | undefined => {
        const made = known.get(raw.filename)?.made
        return made?.surroundings === surroundings ? made.page : undefined
      }
      const missing = raws.filter((raw) => find(raw) === undefined)
      const made = await texts.pages(missing)
      const byRaw = new Map(missing.map((raw, index) => [raw, made[index]]))
      return raws.flatMap((raw) => {
        const page = byRaw.get(raw)
        if (page === undefined) return find(raw) ?? []
        const text = known.get(raw.filename)
        // What a page shows of other files may change without it.
        if (text !== undefined && !raw.body.includes('src=')) {
          text.made = { page, surroundings }
          fresh += 1
        }
        return page
      })
    },
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
