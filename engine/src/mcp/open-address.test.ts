import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAddress } from './open-address.ts'

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

describe('openAddress', () => {
  it('reads files below the address, which may lack its last slash, and knows when there is none', async () => {
    const asked: (string | undefined)[] = []
    const host = await listen(({ url }, response) => {
      asked.push(url)
      response.statusCode = url === '/docs/site.json' ? 200 : 404
      response.end('{}')
    })
    for (const address of [`${host}/docs`, `${host}/docs/`, `${host}/docs/index.html?a#b`]) {
      const { read, where } = openAddress(address)
      expect(where).toBe(`${host}/docs/`)
      expect(await read('site.json')).toBe('{}')
      expect(await read('none.md')).toBeUndefined()
    }
    const { read } = openAddress(`${host}/docs`)
    asked.length = 0
    for (const path of ['../secret', '/../../secret', 'a/../../secret']) expect(await read(path)).toBeUndefined()
    expect(asked).toEqual([])
    await read('..%2fsecret?x#y')
    expect(asked).toEqual(['/docs/..%252fsecret%3Fx%23y'])
  })

  it('asks a second time only whether a file has changed', async () => {
    const host = await listen(({ headers }, response) => {
      response.setHeader('etag', '"1"')
      response.statusCode = headers['if-none-match'] === '"1"' ? 304 : 200
      response.end(response.statusCode === 200 ? 'text' : undefined)
    })
    const { read } = openAddress(host)
    expect([await read('a.md'), await read('a.md')]).toEqual(['text', 'text'])
  })

  it('follows redirects that stay below the address', async () => {
    const host = await listen(({ url = '' }, response) => {
      if (url === '/docs/new.md') response.end('moved')
      else if (url === '/docs/round.md') response.writeHead(302, { location: 'round.md' }).end()
      else if (url === '/docs/old.md') response.writeHead(301, { location: '/docs/new.md' }).end()
      else response.writeHead(301, { location: `/elsewhere${url}` }).end()
    })
    const { read } = openAddress(`${host}/docs`)
    expect(await read('old.md')).toBe('moved')
    await expect(read('away.md')).rejects.toThrow(
      `"${host}/docs/away.md" leads to "${host}/elsewhere/docs/away.md", which is not below "${host}/docs/": give --url the address where the site is now.`,
    )
    await expect(read('round.md')).rejects.toThrow(
      `"${host}/docs/round.md" leads from address to address without an end: mend the redirects of the host.`,
    )
  })

  it('says what a host answers instead of data', async () => {
    const host = await listen(({ url }, response) => {
      if (url === '/broken.json') response.writeHead(503).end()
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>')
    })
    const { read } = openAddress(host)
    await expect(read('broken.json')).rejects.toThrow(
      `"${host}/broken.json" answered with status 503: try again later.`,
    )
    await expect(read('site.json')).rejects.toThrow(
      `"${host}/site.json" answered with a page instead of data: give --url the address of the first page of a site that vitrine has built, without anything behind it.`,
    )
  })

  it('says that a host cannot be reached, or is too slow', async () => {
    const host = await listen(({ url }, response) => {
      // The second one begins its answer and never ends it.
      if (url === '/slow.json') response.write('{')
    })
    const { read } = openAddress(host, 50)
    for (const name of ['silent.json', 'slow.json'])
      await expect(read(name)).rejects.toThrow(
        `"${host}/${name}" did not answer within 0.05 seconds: try again, or look at the site in a browser.`,
      )
    await expect(openAddress('http://localhost:1').read('site.json')).rejects.toThrow(
      /^"http:\/\/localhost:1\/site\.json" cannot be reached \(.+\): look whether the address is right and whether this machine is online\.$/,
    )
  })

  it.each(['example.org', '/docs', 'file:///etc', 'ftp://example.org/'])('refuses "%s"', (address) => {
    expect(() => openAddress(address)).toThrow(
      `--url is "${address}", which is no address: give the first page of a site, for example --url https://example.org/docs/.`,
    )
  })
})
