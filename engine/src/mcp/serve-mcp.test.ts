import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFolder, writeFiles } from '../../test/open-fixture.ts'
import { ask, askInVain, command, startMcp } from '../../test/start-mcp.ts'
import { writeTextSite } from '../../test/write-text-site.ts'
import { serveDirectory } from '../serve/serve-directory.ts'

describe('the command', () => {
  it.each([
    [[], 'vitrine mcp needs one site: --dir dist for a built folder, or --url https://example.org/ for a host.\n'],
    [
      ['--dir', 'a', '--url', 'https://example.org'],
      'vitrine mcp needs one site: --dir dist for a built folder, or --url https://example.org/ for a host.\n',
    ],
    [['--dir', '/nowhere'], 'There is no built site in /nowhere. Build it first: vitrine build\n'],
  ])('refuses %j', async (args, message) => {
    expect(await run(...args)).toBe(message)
  })

  it('names the file of a folder that is no whole site', async () => {
    const torn = createFolder({ 'site.json': '{ "locales": [' })
    expect(await run('--dir', torn)).toBe(`"site.json" in ${torn} is no JSON: build the site again: vitrine build.\n`)
    writeFiles(torn, { 'site.json': '{ "name": "other" }' })
    expect(await run('--dir', torn)).toBe(
      `"site.json" in ${torn} is of another program: build the site again: vitrine build.\n`,
    )
  })

  it('ends when the program that has started it goes', async () => {
    const dist = createFolder({ 'site.json': '{ "base": "/", "locales": [{ "id": "en-US", "search": "" }] }' })
    expect(await run('--dir', dist)).toBe(`Answers questions about ${dist} (en-US).\n`)
  })

  it('reads a site on a host, below a path, and gives its addresses', async () => {
    const directory = await writeTextSite('/docs/')
    const served = await serveDirectory({ directory, base: '/docs/', port: 0, host: 'localhost' })
    const { url } = served
    onTestFinished(() => served.close())
    const asked = await startMcp('--url', url)
    onTestFinished(() => asked.close())
    const text = await ask(asked, 'read_page', { page: `${url}demo/dimmer#notice` })
    expect(text).toContain(`${url}demo/dimmer\n\n# Dimmer`)
    expect(await ask(asked, 'search', { query: 'touch bulb' })).toContain(`${url}demo/dimmer#notice`)
    expect(await ask(asked, 'get_demo', { id: 'dimmer' })).toContain('dimmer.tsx')
    expect(await askInVain(asked, 'read_page', { page: '/docs/demo/dimmr' })).toContain('Did you mean "/demo/dimmer"?')
  })

  it('goes on when a host is not there yet', async () => {
    const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'))
    await new Promise<void>((done) => server.listen(0, 'localhost', done))
    const { port } = server.address() as AddressInfo
    const asked = await startMcp('--url', `http://localhost:${port}`)
    onTestFinished(() => asked.close())
    expect(await askInVain(asked, 'list_demos', {})).toMatch(/^".+" answered with a page instead of data: /)
    server.closeAllConnections()
    server.close()
    expect(await askInVain(asked, 'list_demos', {})).toMatch(/^".+" cannot be reached \(/)
    expect((await asked.listTools()).tools).toHaveLength(5)
  })
})

/** What the command prints for people when nobody asks it anything. */
function run(...args: string[]): Promise<string> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [command, 'mcp', ...args], (_, stdout, stderr) => {
      expect(stdout).toBe('')
      done(stderr)
    })
    child.stdin?.end()
  })
}
