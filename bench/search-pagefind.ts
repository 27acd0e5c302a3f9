import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import type { SearchMetadata } from 'vitrine/model'
import { type ImportPeer, loadPeer } from './search-peers.ts'

interface PagefindModule {
  createIndex: (options: object) => Promise<{
    index: {
      addHTMLFile: (file: { url: string; content: string }) => Promise<unknown>
      writeFiles: (options: { outputPath: string }) => Promise<unknown>
    }
  }>
  close: () => Promise<unknown>
}

// The script must use the browser's `import` and not the one of the bench.
const startScript = '<script type="module">globalThis.engine = await import("/pagefind/pagefind.js")</script>'

interface Result {
  data: () => Promise<{ url: string; sub_results: { url: string }[] }>
}

interface EngineWindow {
  engine?: { search: (keywords: string) => Promise<{ results: Result[] }> }
}

/** An installed Chromium, found as the browser tests find it. */
function findChromium(): LaunchOptions {
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  )
  return { args: ['--no-sandbox'], ...(path === undefined ? {} : { executablePath: path }) }
}

function writeParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Pages in the form that Pagefind needs: every part has a heading with an id, so that it can be a result of its own. */
function writePages(metadata: SearchMetadata, locale: string): { url: string; content: string }[] {
  return metadata.routes.map((route) => {
    const demos = metadata.demos.filter((demo) => demo.route === route.link)
    const body = [
      `<h1>${escapeHtml(route.title)}</h1>`,
      ...[route.description, ...route.keywords].map(writeParagraph),
      ...route.sections.flatMap(({ id, title, paragraphs }) => [
        id === '' ? '' : `<h2 id="${id}">${escapeHtml(title)}</h2>`,
        ...paragraphs.map(writeParagraph),
      ]),
      ...route.props.flatMap(({ id, name, description }) => [
        `<h3 id="${id}">${name}</h3>`,
        writeParagraph(description),
      ]),
      ...demos.flatMap(({ id, title, description }) => [
        `<h2 id="${id}">${escapeHtml(title)}</h2>`,
        writeParagraph(description),
      ]),
    ].join('\n')
    return {
      url: route.link,
      content: `<html lang="${locale}"><body><main data-pagefind-body>${body}</main></body></html>`,
    }
  })
}

/** Answers of a Pagefind index, asked in a browser, in the order of Pagefind's own list. Undefined when it is not installed. */
export async function askPagefind(
  metadata: SearchMetadata,
  locale: string,
  queries: string[],
  importPeer: ImportPeer,
): Promise<string[][] | undefined> {
  const pagefind = await loadPeer<PagefindModule>('pagefind', importPeer)
  if (pagefind === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'pagefind-'))
  const { index } = await pagefind.createIndex({})
  for (const page of writePages(metadata, locale)) await index.addHTMLFile(page)
  await index.writeFiles({ outputPath: join(folder, 'pagefind') })
  await pagefind.close()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname
    if (path === '/')
      return void response.setHeader('content-type', 'text/html').end(`<html lang="${locale}">${startScript}</html>`)
    readFile(join(folder, normalize(path))).then(
      (content) =>
        response
          .setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
          .end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const browser = await chromium.launch(findChromium())
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.waitForFunction(() => (globalThis as EngineWindow).engine !== undefined)
    return await page.evaluate(async (asked) => {
      const { engine } = globalThis as EngineWindow
      const answers: string[][] = []
      if (engine === undefined) return answers
      for (const keywords of asked) {
        const { results } = await engine.search(keywords)
        const pages = await Promise.all(results.slice(0, 5).map((result) => result.data()))
        // Pagefind lists a page and then up to three of its parts.
        answers.push(
          pages.flatMap(({ url, sub_results: parts }) => [
            url,
            ...parts
              .map((part) => part.url)
              .filter((part) => part !== url)
              .slice(0, 3),
          ]),
        )
      }
      return answers
    }, queries)
  } finally {
    await browser.close()
    server.close()
    await rm(folder, { recursive: true })
  }
}
