import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { createPageViews } from '../assemble/create-page-views.ts'
import { listAddresses } from '../assemble/list-addresses.ts'
import type { LoadedSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import type { Page, WholePage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { hashText } from '../node/hash-files.ts'
import { escapeHtml } from '../node/escape-html.ts'
import { formatProblems } from '../node/format-problems.ts'
import type { DocumentRequest } from '../prerender/drawing-messages.ts'
import { findMark } from '../prerender/find-head-files.ts'
import { openDrawing } from '../prerender/open-drawing.ts'
import { chooseLocale, withBase, withoutBase } from '../shared/addresses.ts'
import { dataProblems, dataRegion } from '../shared/markup.ts'
import { type AddressTable, createAddressTable, readDemoId, resolveAddress } from '../shared/resolve-address.ts'
import type { Assets } from '../theme/view.ts'
import { mapDevSearch } from './answer-dev-file.ts'
import { createDemoFiles, type OfferFile, toDataAddress } from './create-demo-files.ts'
import { createTryFiles, type TryParts } from './create-try-files.ts'
import { createHeroFiles } from './create-hero-files.ts'
import { browserEntries, engineDir, type IslandFile, toDrawingOptions } from './site-files.ts'
import { clientEntry, registryId } from './virtual-modules.ts'

/** What a page is drawn from. It changes with each edit. */
export interface DevSite {
  loaded: LoadedSite
  islands: readonly IslandFile[]
}

/** What stays the same while the server runs. */
export interface DevParts {
  config: Config
  server: ViteDevServer
  /** Absolute paths of the stylesheets of every page. */
  styles: readonly string[]
  boot: string
  /** What editing demos needs. */
  editing: TryParts
  /** Absolute path of the module that draws. Asked for by each thread that starts. */
  drawingEntry: () => Promise<string>
  /** A page with its text. */
  readWhole: (page: Page) => Promise<WholePage>
}

/** Draws the pages of the development server. */
export interface DevPages {
  /** The document of an address, which has the base and can be decoded. */
  draw: (url: string) => Promise<{ status: number; html: string }>
  /** The document that takes the place of one that cannot be drawn. */
  drawFailure: (text: string) => Promise<string>
  /** The text of a file that a drawn page names by this address. */
  findFile: (pathname: string) => string | undefined
  /** To be called when code has changed that pages are drawn with. */
  renew: () => void
  /** Shows a text above what else is wrong, on each page. */
  warn: (text: string) => void
  /** True when the last pages had mistakes of islands on them. */
  hasProblems: () => boolean
  close: () => Promise<void>
}

/** Draws pages of the site as it is when each is asked for. `tell` is called once with each new mistake of an island. */
export function createDevPages(parts: DevParts, site: () => DevSite, tell: (problems: Problem[]) => void): DevPages {
  const { config, server, styles, boot, editing, drawingEntry, readWhole } = parts
  const offered = new Map<string, string>()
  const drawing = openDrawing({
    ...toDrawingOptions(config, () => site().islands),
    entry: registryId,
    mode: 'served',
    fetchModule: (payload) =>
      payload === undefined
        ? answerWith(drawingEntry())
        : server.environments['ssr']?.hot.handleInvoke(payload as never),
  })
  // An edit that only one page shows leaves the frames as they are, and what is made from them.
  let prepared: Site['frames'] | undefined
  const viewsOf = rememberLast((shown: Site) => shown.frames, createPageViews)
  const tableOf = rememberLast(
    (shown: Site) => shown.routes,
    (shown) => createAddressTable(listAddresses(shown)),
  )
  let warning = ''
  const told = new Set<string>()
  const prepare = async ({ loaded, islands }: DevSite): Promise<void> => {
    if (prepared === loaded.site.frames) return
    const drawMenu = (locale: string, sandbox: string) => drawing.draw({ kind: 'menu', locale, sandbox })
    const assets = {
      ...createDevAssets(config, islands, styles, boot),
      demoFiles: await createDemoFiles(loaded.site, drawMenu, toDataAddress),
      heroFiles: createHeroFiles(loaded.site, toDataAddress),
      tryFiles: createTryFiles(loaded.site, editing, offerFrom(offered, config.base)),
    }
    // The thread gets each page with its view: all of them would be copied with each edit.
    drawing.prepare({ site: { ...loaded.site, pages: [] }, assets })
    prepared = loaded.site.frames
  }
  const viewWhole = async (page: Page, shown: Site): Promise<DocumentRequest> => {
    const { frame: _, ...view } = viewsOf(shown)(await readWhole(page))
    return { kind: 'view', view }
  }
  const listProblems = ({ loaded }: DevSite): readonly Problem[] => {
    const fresh = drawing.problems().filter((problem) => !told.has(JSON.stringify(problem)))
    for (const problem of fresh) told.add(JSON.stringify(problem))
    if (fresh.length > 0) tell(fresh)
    return [...loaded.problems, ...drawing.problems()]
  }
  return {
    draw: async (url) => {
      const now = site()
      await prepare(now)
      const path = withoutBase(config.base, url.replace(/[?#].*$/, ''))
      const { site: shown } = now.loaded
      const { status, found } = chooseDocument(path, shown, () => tableOf(shown), config)
      const html = await drawing.draw(found.kind === 'page' ? await viewWhole(found.page, shown) : found)
      const problems = listProblems(now)
      const banner = problemBanner([warning, problems.length === 0 ? '' : formatProblems(problems)], config)
      return {
        status,
        html: await connect(
          server,
          html.replace('<body>', () => `<body>${banner}`),
        ),
      }
    },
    findFile: (pathname) => offered.get(pathname),
    drawFailure: (text) => connect(server, problemPage(text, config)),
    renew: () => {
      prepared = undefined
      told.clear()
      drawing.renew()
    },
    warn: (text) => {
      warning = text
    },
    hasProblems: () => drawing.problems().length > 0,
    close: () => drawing.close(),
  }
}

/** As Vite answers what a thread asks. */
function answerWith(path: Promise<string>): Promise<unknown> {
  return path.then(
    (found) => ({ result: pathToFileURL(found).href }),
    (error: Error) => ({ error: { message: error.message, stack: error.stack } }),
  )
}

/** A function that knows its last result, as long as one part of what it is given stays the same object. */
function rememberLast<Input, Result>(
  partOf: (input: Input) => unknown,
  make: (input: Input) => Result,
): (input: Input) => Result {
  let last: { part: unknown; result: Result } | undefined
  return (input) => {
    const part = partOf(input)
    if (last === undefined || last.part !== part) last = { part, result: make(input) }
    return last.result
  }
}

/** Keeps files that would be too long for the address of a page's attribute, under an address that changes with them. */
function offerFrom(offered: Map<string, string>, base: string): OfferFile {
  return ({ name, ending, content }) => {
    const text = content.toString()
    const address = withBase(base, `/@offered/${name}-${hashText(text).slice(0, 8)}.${ending}`)
    offered.set(address, text)
    return address
  }
}

/**
 * Puts Vite's own scripts into the head of a document. Vite gets an empty document and not this one: it would put the
 * base before addresses that have it.
 */
async function connect(server: ViteDevServer, html: string): Promise<string> {
  const empty = await server.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>')
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(empty) ?? []
  return html.replace('<head>', () => `<head>${head}`)
}

function chooseDocument(
  path: string | undefined,
  site: Site,
  table: () => AddressTable,
  config: Config,
): { status: number; found: { kind: 'page'; page: Page } | Exclude<DocumentRequest, { kind: 'page' }> } {
  // Most addresses are written as they are; the table has all other spellings of all addresses.
  const isKnown = site.pages.some((each) => each.path === path)
  const resolved = path === undefined || isKnown ? undefined : resolveAddress(path, table())
  const target = isKnown ? path : resolved === undefined || resolved.kind === 'not-found' ? undefined : resolved.path
  const page = site.pages.find((each) => each.path === target)
  if (page !== undefined) return { status: 200, found: { kind: 'page', page } }
  const demo = target === undefined ? undefined : readDemoId(target)
  if (site.demos.some(({ id }) => id === demo) && demo !== undefined)
    return { status: 200, found: { kind: 'demo', id: demo, script: toFsAddress(config, browserEntries.alone) } }
  const locale = chooseLocale(
    path ?? '/',
    config.locales.map(({ id }) => id),
  )
  return {
    status: 404,
    found: { kind: 'not-found', locale, script: toFsAddress(config, browserEntries['not-found']) },
  }
}

function createDevAssets(
  config: Config,
  islands: readonly IslandFile[],
  styles: readonly string[],
  boot: string,
): Assets {
  const toModule = (path: string) => ({ src: toFsAddress(config, path), preload: [] })
  return {
    styles: styles.map((path) => toFsAddress(config, path)),
    client: toFsAddress(config, clientEntry),
    hydrate: toModule(browserEntries.hydrate),
    islands: Object.fromEntries(
      islands.map(({ name, path, style }) => [
        name,
        { ...toModule(path), ...(style === undefined ? {} : { style: toFsAddress(config, style) }) },
      ]),
    ),
    search: mapDevSearch(config),
    boot,
    build: 'dev',
    ...findMark(config),
  }
}

/** Address under which Vite serves a file: its path below the site folder, or `/@fs` and its absolute path. */
function toFsAddress(config: Config, path: string): string {
  if (path.startsWith('virtual:')) return withBase(config.base, `/@id/${path}`)
  return withBase(config.base, path.startsWith(`${config.root}/`) ? path.slice(config.root.length) : `/@fs${path}`)
}

/** Shows what is wrong at the top of every page, with the text of the terminal. */
function problemBanner(texts: readonly string[], config: Config): string {
  const found = texts.filter((text) => text !== '').join('\n\n')
  const styles = toFsAddress(config, join(engineDir, 'vite/problems.css'))
  const text =
    found === '' ? '' : `<link rel="stylesheet" href="${styles}"><pre class="problems">${escapeHtml(found)}</pre>`
  return `<div ${dataRegion}="problems">${text}</div>`
}

/** Replaces a page that could not be rendered. Its script shows the page again after the next edit. */
function problemPage(text: string, config: Config): string {
  const script = toFsAddress(config, join(engineDir, 'entry/problem-page.client.ts'))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problem</title></head><body ${dataProblems}><pre>${escapeHtml(text)}</pre><script type="module" src="${script}"></script></body></html>`
}
