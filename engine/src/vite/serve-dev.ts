import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { createPageViews } from '../assemble/create-page-views.ts'
import { listAddresses } from '../assemble/list-addresses.ts'
import { loadReference, type LoadedReference } from '../api/load-reference.ts'
import { loadSite, type LoadedSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import type { Renderer } from '../prerender/write-site.ts'
import { contentType } from '../serve/content-type.ts'
import type { ServedDirectory } from '../serve/serve-directory.ts'
import { chooseLocale, withBase, withoutBase } from '../shared/addresses.ts'
import { escapeHtml } from '../node/escape-html.ts'
import { formatProblems } from '../node/format-problems.ts'
import { createAddressTable, readDemoId, resolveAddress } from '../shared/resolve-address.ts'
import type { Assets } from '../theme/view.ts'
import { answerDevFile, mapDevSearch } from './answer-dev-file.ts'
import { toDemoFiles } from './build-docs.ts'
import { compileBoot } from './compile-boot.ts'
import { createDemoFiles, toDataAddress } from './create-demo-files.ts'
import { createHeroFiles } from './create-hero-files.ts'
import { createViteConfig } from './create-vite-config.ts'
import { browserEntries, engineDir, listIslands, listStyles, type IslandFile } from './site-files.ts'
import { clientEntry } from './virtual-modules.ts'
import { dataProblems, dataRegion } from '../shared/markup.ts'

/**
 * The development server. It renders pages on request and shows edits without a reload. Mistakes are shown in the
 * page and in the terminal.
 */
export async function serveDev(config: Config, port: number, host: string): Promise<ServedDirectory> {
  let reference: LoadedReference | 'resolving' | undefined = config.api === false ? undefined : 'resolving'
  let loaded = await loadSite(config, reference)
  let islands = listIslands(config, listDemoFiles(loaded))
  const styles = listStyles(config)
  const boot = await compileBoot()
  const folders = { client: join(config.cacheDir, 'dev/client'), server: join(config.cacheDir, 'dev/server') }

  const http = createHttpServer()
  const server = await createServer({
    ...createViteConfig({ config, islands: () => islands, styles, folders, command: 'serve' }),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [config.root, engineDir, join(engineDir, '../..')] },
    },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', ...config.packages.map(({ name }) => name)],
    },
  })
  report(loaded)

  server.watcher.add([config.contentDir, config.demosDir, config.publicDir])
  let isLoading = Promise.resolve()
  const reload = (): void => {
    isLoading = isLoading.then(async () => {
      const before = islands.map((island) => island.name).join()
      loaded = await loadSite(config, reference)
      islands = listIslands(config, listDemoFiles(loaded))
      if (islands.map((island) => island.name).join() !== before)
        server.environments['ssr']?.moduleGraph.invalidateAll()
      report(loaded)
      server.environments.client.hot.send('vitrine:update')
    })
  }
  const words = config.api === false ? undefined : join(config.root, config.api.words)
  const isWords = (path: string): boolean => words !== undefined && path.startsWith(words)
  if (words !== undefined) server.watcher.add(words)
  const extract = async (): Promise<void> => {
    reference = await loadReference(config)
    server.watcher.add(reference?.files ?? [])
    reload()
  }
  if (config.api !== false) extract().catch((error: unknown) => console.error(error))
  server.watcher.on('all', (_event, path) => {
    const isContent =
      path.startsWith(config.contentDir) ||
      path.startsWith(config.demosDir) ||
      path.startsWith(config.publicDir) ||
      loaded.shownFiles.includes(path)
    const isTheme = path.startsWith(join(engineDir, 'theme')) && !path.endsWith('.css')
    const isReference =
      reference !== undefined && reference !== 'resolving' && (reference.files.includes(path) || isWords(path))
    if (isReference) void extract()
    else if (isContent || isTheme) reload()
  })

  http.on('request', (request, response) => {
    server.middlewares(request, response, () => {
      void (async () => {
        await isLoading
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = answerDevFile(pathname, loaded.site)
        if (file !== undefined) {
          response.writeHead(200, { 'Content-Type': contentType(pathname), 'Cache-Control': 'no-store' }).end(file)
          return
        }
        const assets = createDevAssets(config, islands, styles, boot)
        const { status, html } = await drawPage(request.url ?? '/', server, config, loaded, assets)
        response
          .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(html)
      })().catch(async (error: unknown) => {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
        if (error instanceof Error) server.ssrFixStacktrace(error)
        console.error(text)
        const html = await server.transformIndexHtml(request.url ?? '/', problemPage(text, config))
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
      })
    })
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, resolve)
  })
  return {
    url: `http://${host}:${port}${config.base}`,
    port,
    close: async () => {
      http.closeAllConnections()
      http.close()
      await server.close()
    },
  }
}

function listDemoFiles({ site }: LoadedSite): Map<string, string> {
  return toDemoFiles(site.demos.map(({ source }) => source))
}

async function drawPage(
  url: string,
  server: ViteDevServer,
  config: Config,
  { site, problems }: LoadedSite,
  common: Assets,
): Promise<{ status: number; html: string }> {
  const { pathname } = new URL(url, 'http://localhost')
  const { ssr } = server.environments
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment.')
  const renderer = (await ssr.runner.import(join(engineDir, 'prerender/entry.ts'))) as Renderer
  const assets = {
    ...common,
    demoFiles: createDemoFiles(site, renderer.renderDemoMenu, toDataAddress),
    heroFiles: createHeroFiles(site, toDataAddress),
  }
  const context = { site, assets, islands: renderer.islands }
  const inside = withoutBase(config.base, pathname)
  const found = inside === undefined ? undefined : resolveAddress(inside, createAddressTable(listAddresses(site)))
  const path = found === undefined || found.kind === 'not-found' ? undefined : found.path
  const page = site.pages.find((candidate) => candidate.path === path)
  const demo = path === undefined ? undefined : site.demos.find(({ id }) => id === readDemoId(path))
  const html =
    page !== undefined
      ? renderer.renderPage(createPageViews(site)(page), context)
      : demo !== undefined
        ? renderer.renderDemoShell(demo, context, toFsAddress(config, browserEntries.alone))
        : renderer.renderNotFound(
            context,
            chooseLocale(
              inside ?? '/',
              site.config.locales.map(({ id }) => id),
            ),
            toFsAddress(config, browserEntries['not-found']),
          )
  return {
    status: page === undefined && demo === undefined ? 404 : 200,
    html: await server.transformIndexHtml(url, html.replace('<body>', `<body>${problemBanner(problems)}`)),
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
    islands: Object.fromEntries(islands.map(({ name, path }) => [name, toModule(path)])),
    search: mapDevSearch(config),
    boot,
    build: 'dev',
  }
}

/** Address under which Vite serves a file: its path below the site folder, or `/@fs` and its absolute path. */
function toFsAddress(config: Config, path: string): string {
  if (path.startsWith('virtual:')) return withBase(config.base, `/@id/${path}`)
  return withBase(config.base, path.startsWith(`${config.root}/`) ? path.slice(config.root.length) : `/@fs${path}`)
}

function report({ problems }: LoadedSite): void {
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
}

/** Shows the problems of the content at the top of every page, with the text of the terminal. */
function problemBanner(problems: LoadedSite['problems']): string {
  const text = problems.length === 0 ? '' : `<pre class="problems">${escapeHtml(formatProblems(problems))}</pre>`
  return `<div ${dataRegion}="problems">${text}</div>`
}

/** Replaces a page that could not be rendered. Its script shows the page again after the next edit. */
function problemPage(text: string, config: Config): string {
  const script = toFsAddress(config, join(engineDir, 'entry/problem-page.client.ts'))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problem</title></head><body ${dataProblems}><pre>${escapeHtml(text)}</pre><script type="module" src="${script}"></script></body></html>`
}
