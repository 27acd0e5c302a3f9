import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** A host without any rules: it serves files, tries `.html`, and answers everything else with `404.html`. */
export interface PlainHost {
  /** Address of the site. It ends with a slash. */
  url: string
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * Serves a built site under a base. With `slashes` it also answers `/page/` with the page, as some hosts do. `pause`:
 * milliseconds between the two halves of a page.
 */
export async function startPlainHost(
  folder: string,
  base = '/',
  { slashes = false, pause = 0 } = {},
): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const route = pathname.startsWith(base) ? pathname.slice(base.length) : '\0'
    const clean = slashes ? route.replace(/\/$/, '') : route
    const file = [clean === '' ? 'index.html' : clean, `${clean}.html`].map((name) => join(folder, name)).find(isFile)
    const path = file ?? join(folder, '404.html')
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': types[extname(path)] ?? 'text/plain' })
    const bytes = readFileSync(path)
    if (pause === 0 || extname(path) !== '.html') return response.end(bytes)
    const half = bytes.length / 2
    response.write(bytes.subarray(0, half))
    return setTimeout(() => response.end(bytes.subarray(half)), pause)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isFile(path: string): boolean {
  return !path.includes('\0') && statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
