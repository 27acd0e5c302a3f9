import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { loadReference, type LoadedReference } from '../api/load-reference.ts'
import type { LoadedSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import type { DemoSource } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'
import { contentType } from '../serve/content-type.ts'
import { readAddress } from '../serve/read-address.ts'
import type { ServedDirectory } from '../serve/serve-directory.ts'
import { formatProblems } from '../node/format-problems.ts'
import { answerDevFile } from './answer-dev-file.ts'
import { compileDrawing } from './compile-drawing.ts'
import { compileRuntime } from './compile-runtime.ts'
import { compileBoot, compileFrame } from './compile-scripts.ts'
import { createViteConfig } from './create-vite-config.ts'
import { createDevPages } from './draw-dev-page.ts'
import { followChanges } from './follow-changes.ts'
import { openDevSource } from './open-dev-source.ts'
import { engineDir, listIslands, listStyles } from './site-files.ts'
import { watchTexts } from './watch-texts.ts'

/** A running development server. */
export interface DevServer extends ServedDirectory {
  /** Shows a text at the top of every page. */
  warn: (text: string) => void
}

/**
 * The development server. It renders pages on request and shows edits without a reload. Mistakes are shown in the
 * page and in the terminal.
 */
export async function serveDev(config: Config, port: number, host: string): Promise<DevServer> {
  let reference: LoadedReference | 'resolving' | undefined = config.api === false ? undefined : 'resolving'
  const source = openDevSource(config)
  let loaded = await source.load(reference)
  let islands = listIslands(config, listSources(loaded))
  const styles = await listStyles(config)
  const [boot, frame, runtime] = await Promise.all([compileBoot(), compileFrame(), compileRuntime(config)])
  const folders = { client: join(config.cacheDir, 'dev/client'), server: join(config.cacheDir, 'dev/server') }

  const http = createHttpServer()
  const vite = createViteConfig({ config, islands: () => islands, styles, folders, command: 'serve' })
  const server = await createServer({
    ...vite,
    plugins: [...(vite.plugins ?? []), drawAgain(onCodeEdit)],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // What the engine writes, and texts, which may be many thousands: `watchTexts` listens to those.
      watch: {
        ignored: (path) =>
          [config.cacheDir, config.outDir, config.contentDir].some((folder) => path.startsWith(folder + sep)),
      },
      fs: { allow: [config.root, engineDir, join(engineDir, '../..')] },
    },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', ...config.packages.map(({ name }) => name)],
    },
  })
  /** Files that pages are drawn with. Vite does not know them: they are one bundle. */
  const drawnWith = new Set<string>()
  let drawing = Promise.resolve('')
  const compileAnew = (): void => {
    const compile = async (): Promise<string> => {
      const { entry, modules } = await compileDrawing(config)
      for (const path of modules) drawnWith.add(path)
      server.watcher.add(modules)
      return entry
    }
    // What was wrong with the code before has been told to whoever asked for a page.
    drawing = drawing.then(compile, compile)
    drawing.catch(() => {})
  }
  compileAnew()
  const pages = createDevPages(
    {
      config,
      server,
      styles,
      boot,
      editing: { frame, runtime },
      drawingEntry: () => drawing,
      readWhole: source.readWhole,
    },
    () => ({ loaded, islands }),
    tell,
  )
  const showEdit = (): void => server.environments.client.hot.send('vitrine:update')
  function onCodeEdit(): void {
    const mayBeMended = pages.hasProblems()
    pages.renew()
    if (mayBeMended) showEdit()
  }
  tell(loaded.problems)

  server.watcher.add([config.demosDir, config.publicDir])
  const texts = watchTexts(config.contentDir, server)
  let isLoading = Promise.resolve()
  /** True when something else is wrong with the site now, which is told. */
  const takeProblems = (next: LoadedSite): boolean => {
    const isNew = JSON.stringify(next.problems) !== JSON.stringify(loaded.problems)
    loaded = next
    if (isNew) tell(loaded.problems)
    return isNew
  }
  let checking: NodeJS.Timeout | undefined
  /** Answers that are being made. */
  let answering = 0
  /** What a large site leaves for later is done when nobody has asked for anything for a while. */
  const checkLater = (): void => {
    clearTimeout(checking)
    checking = setTimeout(() => {
      if (answering > 0) {
        checkLater()
        return
      }
      const checked = source.check()
      if (checked !== undefined && takeProblems(checked)) showEdit()
    }, quietTime)
  }
  checkLater()
  /** Files that have changed and that nothing has been done about yet. Undefined stands for what is new or gone. */
  const changed = new Set<string | undefined>()
  const reload = (path: string | undefined): void => {
    const isWaiting = changed.size > 0
    changed.add(path)
    // Another branch of a repository changes thousands at once.
    if (isWaiting) return
    isLoading = isLoading
      .then(async () => {
        const [first, ...others] = changed
        changed.clear()
        const edited = first === undefined || others.length > 0 ? undefined : await source.edit(first)
        checkLater()
        if (edited !== undefined) {
          takeProblems(edited)
          showEdit()
          return
        }
        const before = islands.map((island) => island.name).join()
        loaded = await source.load(reference)
        islands = listIslands(config, listSources(loaded))
        if (islands.map((island) => island.name).join() !== before) {
          server.environments['ssr']?.moduleGraph.invalidateAll()
          pages.renew()
        }
        tell(loaded.problems)
        showEdit()
      })
      .catch(print)
  }
  const words = config.api === false ? undefined : join(config.root, config.api.words)
  const isWords = (path: string): boolean => words !== undefined && path.startsWith(words)
  if (words !== undefined) server.watcher.add(words)
  const extract = (): void => {
    loadReference(config)
      .then((next) => {
        reference = next
        server.watcher.add(reference?.files ?? [])
        reload(undefined)
      })
      .catch(print)
  }
  if (config.api !== false) extract()
  const changes = followChanges(server.watcher, (event, path) => {
    const isContent =
      path.startsWith(config.contentDir) ||
      path.startsWith(config.demosDir) ||
      path.startsWith(config.publicDir) ||
      loaded.shownFiles.includes(path)
    const isReference =
      reference !== undefined && reference !== 'resolving' && (reference.files.includes(path) || isWords(path))
    if (isReference) extract()
    else if (isContent) reload(event === 'change' ? path : undefined)
    else if (drawnWith.has(path)) {
      compileAnew()
      pages.renew()
      showEdit()
    }
  })

  const answer = async (url: string, pathname: string, response: ServerResponse): Promise<void> => {
    await isLoading
    checkLater()
    const file = pages.findFile(pathname) ?? (await answerDevFile(pathname, loaded.site, source))
    if (file !== undefined) {
      send(response, 200, contentType(pathname), file)
      return
    }
    const { status, html } = await pages.draw(url)
    send(response, status, htmlType, html)
  }
  http.on('request', (request, response) => {
    // As it was sent: Vite takes the base off.
    const url = request.url ?? '/'
    const address = readAddress(url)
    if (address === undefined) {
      send(response, 400, 'text/plain; charset=utf-8', `${JSON.stringify(url)} is no address that can be read.\n`)
      return
    }
    server.middlewares(request, response, () => {
      answering += 1
      answer(url, address.pathname, response)
        .catch(async (error: unknown) => {
          const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
          print(text)
          const html = await pages.drawFailure(text).catch(() => text)
          send(response, 500, htmlType, html)
        })
        .finally(() => {
          answering -= 1
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
    warn: (text) => {
      pages.warn(text)
      showEdit()
    },
    close: async () => {
      clearTimeout(checking)
      changes.close()
      texts.close()
      http.closeAllConnections()
      http.close()
      await pages.close()
      await server.close()
    },
  }
}

/** Milliseconds. */
const quietTime = 400

const htmlType = 'text/html; charset=utf-8'

function send(response: ServerResponse, status: number, type: string, text: string): void {
  if (response.headersSent) return
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}

/** Calls `edited` when a module has changed that pages are drawn with, after Vite has forgotten its old code. */
function drawAgain(edited: () => void): Plugin {
  return {
    name: 'vitrine:draw-again',
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) edited()
    },
  }
}

function listSources({ site }: LoadedSite): DemoSource[] {
  return site.demos.map(({ source }) => source)
}

function tell(problems: readonly Problem[]): void {
  if (problems.length > 0) print(`\n${formatProblems(problems)}\n`)
}

function print(text: unknown): void {
  console.error(text)
}
