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
  /** Like `texts.pages`, which is asked for what is not known. Without the sections, which the cache keeps. */
  pages: (raws: readonly RawPage[], texts: Pick<Texts, 'pages'>, setup: TextSetup) => Promise<MadePage[]>
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
}

/** To make a few texts anew at the next start takes less than to write all of them. */
const savedFrom = 100

/** `folder` is absolute. `version` must change whenever the code that makes the texts changes. */
export function rememberTexts(folder: string, version: string): TextMemory {
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
      const made = await texts.pages(missing.map(withBody))
      const byRaw = new Map(missing.map((raw, index) => [raw, made[index]]))
      return raws.flatMap((raw) => {
        const whole = byRaw.get(raw)
        if (whole === undefined) return find(raw) ?? []
        const page = { ...whole, content: { ...whole.content, sections: [] } }
        const text = known.get(raw.filename)
        // What a page shows of other files may change without it.
        if (text !== undefined && !raw.body.includes('src=')) {
          text.read = { ...text.read, page: { ...text.read.page, body: '' } }
          text.made = { page, surroundings }
          fresh += 1
        }
        return page
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
