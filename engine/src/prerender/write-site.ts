import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { Refusal } from '../node/refusal.ts'
import { formatProblems } from '../node/format-problems.ts'
import { toHtmlFile } from '../shared/addresses.ts'
import { toDemoPath } from '../shared/resolve-address.ts'
import type { Drawing } from './open-drawing.ts'

/** What the writer needs besides site and config. */
export interface WriteOptions {
  /** Knows the site already. */
  drawing: Pick<Drawing, 'draw' | 'problems'>
  /** Addresses of the scripts for the document of a single demo and for the not-found page. */
  alone: string
  notFound: string
  /** Absolute path of the folder to write into. It must be empty. */
  directory: string
  /** Called when a page is written, with how many are. */
  count?: ((step: string, done: number, total: number) => void) | undefined
  /** Whether this build makes a file (path below the folder). Without it, it makes all. */
  isOwn?: (path: string) => boolean
}

/**
 * Writes every document and public file of the site. Returns the number of pages. Throws one error that lists all
 * islands and pages that cannot be drawn.
 */
export async function writeSite(site: Site, config: Config, options: WriteOptions): Promise<number> {
  const { drawing, directory, isOwn = () => true } = options
  const write = (file: string, text: string): void => {
    const path = join(directory, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const writePage = (path: string, html: string): void => {
    write(toHtmlFile(path), html)
    if (config.output === 'both' && path !== '/') write(`${path.slice(1)}/index.html`, html)
  }
  if (existsSync(config.publicDir)) cpSync(config.publicDir, directory, { recursive: true, dereference: true })
  // By their text, so that a page that also stands in for a missing translation is reported once, although it is rendered twice.
  const problems = new Map<string, Problem>()
  const pages = site.pages.filter(({ path }) => isOwn(toHtmlFile(path)))
  for (const [index, page] of pages.entries()) {
    try {
      writePage(page.path, await drawing.draw({ kind: 'page', path: page.path }))
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      const mend = 'Take out of the page what you wrote last, and put it back piece by piece.'
      problems.set(`${page.filename}\0${what}`, { file: page.filename, line: 1, what, mend })
    }
    options.count?.('pages', index + 1, pages.length)
  }
  const found = [...drawing.problems(), ...problems.values()]
  if (found.length > 0) throw new Refusal(formatProblems(found))
  for (const { id } of site.demos.filter((demo) => isOwn(toHtmlFile(toDemoPath(demo.id)))))
    writePage(toDemoPath(id), await drawing.draw({ kind: 'demo', id, script: options.alone }))
  for (const [index, { id: locale }] of config.locales.entries()) {
    // Some hosts answer with the nearest file of this name, all others with the first one.
    const html = await drawing.draw({ kind: 'not-found', locale, script: options.notFound })
    write(index === 0 ? '404.html' : `${locale}/404.html`, html)
  }
  return pages.length
}
