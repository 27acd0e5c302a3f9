import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createPageViews } from '../assemble/create-page-views.ts'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { Refusal } from '../node/refusal.ts'
import { formatProblems } from '../node/format-problems.ts'
import { toHtmlFile } from '../shared/addresses.ts'
import { toDemoPath } from '../shared/resolve-address.ts'
import type { Assets } from '../theme/view.ts'
import type { renderDemoMenu, renderDemoShell, renderNotFound, renderPage } from './render-page.tsx'
import type { RenderContext } from './render-page.tsx'

/** What the server bundle exports: it renders documents. */
export interface Renderer {
  renderPage: typeof renderPage
  renderNotFound: typeof renderNotFound
  renderDemoShell: typeof renderDemoShell
  renderDemoMenu: typeof renderDemoMenu
  islands: RenderContext['islands']
}

/** What the writer needs besides site and config. */
export interface WriteOptions {
  renderer: Renderer
  assets: Assets
  /** Addresses of the scripts for the document of a single demo and for the not-found page. */
  alone: string
  notFound: string
  /** Absolute path of the folder to write into. It must be empty. */
  directory: string
}

/**
 * Writes every document and public file of the site. Returns the number of pages. Throws one error that lists all
 * pages that cannot be rendered.
 */
export function writeSite(site: Site, config: Config, options: WriteOptions): number {
  const { renderer, assets, directory } = options
  const context: RenderContext = { site, assets, islands: renderer.islands }
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
  const viewPage = createPageViews(site)
  for (const page of site.pages) {
    try {
      const html = renderer.renderPage(viewPage(page), context)
      writePage(page.path, html)
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      const mend = 'A page is drawn on the server first: use window and document in effects only.'
      problems.set(`${page.filename}\0${what}`, { file: page.filename, line: 1, what, mend })
    }
  }
  if (problems.size > 0) throw new Refusal(formatProblems([...problems.values()]))
  for (const demo of site.demos) writePage(toDemoPath(demo.id), renderer.renderDemoShell(demo, context, options.alone))
  for (const [index, { id }] of config.locales.entries()) {
    // Some hosts answer with the nearest file of this name, all others with the first one.
    write(index === 0 ? '404.html' : `${id}/404.html`, renderer.renderNotFound(context, id, options.notFound))
  }
  return site.pages.length
}
