import { cpSync, existsSync } from 'node:fs'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { Refusal } from '../node/refusal.ts'
import { formatProblems } from '../node/format-problems.ts'
import type { SiteFolder } from '../node/site-folder.ts'
import { toHtmlFile } from '../shared/addresses.ts'
import { toDemoPath } from '../shared/resolve-address.ts'
import type { DocumentRequest } from './drawing-messages.ts'
import type { DocumentKeys } from './create-document-keys.ts'
import type { Drawing } from './open-drawing.ts'
import { sparePage } from './spare-copies.ts'

/** What the writer needs besides site and config. */
export interface WriteOptions {
  /** Knows the site already. */
  drawing: Pick<Drawing, 'draw' | 'problems'>
  /** Addresses of the scripts for the document of a single demo and for the not-found page. */
  alone: string
  notFound: string
  /** What pages and demos are drawn from. */
  keys: DocumentKeys
  folder: SiteFolder
  /** Called with the path of each document that is written. */
  written?: (path: string) => void
  /** Called when a page is written, with how many are. */
  count?: ((step: string, done: number, total: number) => void) | undefined
  /** Whether this build makes a file (path below the folder). Without it, it makes all. */
  isOwn?: (path: string) => boolean
}

/** While one page is drawn, the next ones wait in the thread, and the one before is written. */
const pagesAhead = 3

/**
 * Writes every document and public file of the site. Returns the number of pages. Throws one error that lists all
 * islands and pages that cannot be drawn.
 */
export async function writeSite(site: Site, config: Config, options: WriteOptions): Promise<number> {
  const { drawing, keys, folder, written = () => {}, isOwn = () => true } = options
  /** Draws a document, unless the last build has drawn the same one. */
  const provide = async (path: string, key: string, request: DocumentRequest): Promise<void> => {
    const files = [
      toHtmlFile(path),
      ...(config.output === 'both' && path !== '/' ? [`${path.slice(1)}/index.html`] : []),
    ]
    if (!files.every((file) => folder.take(file, key))) {
      const html = await drawing.draw(request)
      for (const file of files) folder.write(file, html, key)
    }
    for (const file of files) written(file)
  }
  if (existsSync(config.publicDir)) cpSync(config.publicDir, folder.directory, { recursive: true, dereference: true })
  folder.adopt()
  // By their text, so that a page that also stands in for a missing translation is reported once, although it is rendered twice.
  const problems = new Map<string, Problem>()
  const pages = site.pages.filter(({ path }) => isOwn(toHtmlFile(path)))
  const waiting = pages.values()
  let done = 0
  const work = async (): Promise<void> => {
    // All workers share this iterator: each takes the next page from it.
    for (const page of waiting) {
      try {
        await provide(page.path, keys.page(page), { kind: 'page', page: sparePage(page) })
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error)
        const mend = 'Take out of the page what you wrote last, and put it back piece by piece.'
        problems.set(`${page.filename}\0${what}`, { file: page.filename, line: 1, what, mend })
      }
      done += 1
      options.count?.('pages', done, pages.length)
    }
  }
  await Promise.all(Array.from({ length: pagesAhead }, work))
  const found = [...drawing.problems(), ...problems.values()]
  if (found.length > 0) throw new Refusal(formatProblems(found))
  for (const demo of site.demos.filter(({ id }) => isOwn(toHtmlFile(toDemoPath(id)))))
    await provide(toDemoPath(demo.id), keys.demo(demo, options.alone), {
      kind: 'demo',
      id: demo.id,
      script: options.alone,
    })
  for (const [index, { id: locale }] of config.locales.entries()) {
    // Some hosts answer with the nearest file of this name, all others with the first one.
    const html = await drawing.draw({ kind: 'not-found', locale, script: options.notFound })
    folder.write(index === 0 ? '404.html' : `${locale}/404.html`, html)
  }
  return pages.length
}
