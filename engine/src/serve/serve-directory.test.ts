import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveDirectory, type ServedDirectory } from './serve-directory.ts'

const root = mkdtempSync(join(tmpdir(), 'serve-'))
const directory = join(root, 'site')
const files: Record<string, string> = {
  'index.html': 'home',
  'en-US.html': 'home in English',
  'demo.html': 'demos',
  'demo/multiple.html': 'multiple',
  'guide/index.html': 'guide',
  '~demos/single.html': 'one demo',
  '404.html': 'PAGE NOT FOUND',
  'en-US/404.html': 'PAGE NOT FOUND in English',
  'assets/app-1a2b.js': 'run()',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg/>',
  'demo/multiple.md': '# multiple',
  'sitemap.xml': '<urlset/>',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: example',
  _redirects: '/a /b 308',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
}
const pages = new Map([
  ['/demo/multiple', '/demo/multiple'],
  ['/demo/getpopupcontainer', '/demo/multiple'],
  ['/en-us', '/en-US'],
  ['/trap', '//evil.example'],
])
const canonical = (pathname: string) => {
  const page = pages.get(pathname.toLowerCase().replace(/(.)\/$/, '$1'))
  return page === pathname ? undefined : page
}

let site: ServedDirectory
let below: ServedDirectory

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
  writeFileSync(join(root, 'secret.html'), 'secret')
  symlinkSync(join(root, 'secret.html'), join(directory, 'linked.html'))
  symlinkSync(root, join(directory, 'folder'))
  symlinkSync(join(root, 'secret.html'), join(directory, 'icon.svg.br'))
  symlinkSync(join(directory, 'sitemap.xml'), join(directory, 'map.xml'))
  writeFileSync(join(directory, 'index.html.br'), brotliCompressSync('home'))
  writeFileSync(join(directory, 'index.html.gz'), gzipSync('home'))
  writeFileSync(join(directory, 'demo.html.gz'), gzipSync('demos'))
  site = await serveDirectory({ directory, port: 0, canonical })
  below = await serveDirectory({ directory, base: '/sub/', port: 0, canonical })
})

afterAll(async () => {
  await Promise.all([site.close(), below.close()])
  rmSync(root, { recursive: true })
})

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** Not with `fetch`, which would normalize the address before sending it. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET', from = site): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: from.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('addresses', () => {
  test.each([
    ['/en-US/nothing', 'PAGE NOT FOUND in English'],
    ['/en-US/demo/nothing/', 'PAGE NOT FOUND in English'],
    ['/en-US/404.html', 'PAGE NOT FOUND in English'],
    ['/demo/nothing', 'PAGE NOT FOUND'],
    ['/../en-US/404.html', 'PAGE NOT FOUND'],
  ])('%s answers with the not-found page of its language', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 404, text })
  })

  test.each([
    ['/', 'home'],
    ['/en-US', 'home in English'],
    ['/demo', 'demos'],
    ['/demo/multiple?tab=api', 'multiple'],
    ['/guide', 'guide'],
    ['/~demos/single?locale=en-US', 'one demo'],
    ['/%7Edemos/single', 'one demo'],
    ['/demo/multiple.md', '# multiple'],
    ['/.well-known/security.txt', 'Contact: example'],
    ['/map.xml', '<urlset/>'],
  ])('%s answers 200', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text })
  })

  test.each([
    ['/demo/', '/demo'],
    ['/demo/multiple/?tab=api&x=%20', '/demo/multiple?tab=api&x=%20'],
    ['/demo/multiple.html', '/demo/multiple'],
    ['/guide/', '/guide'],
    ['/guide/index.html', '/guide'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/Demo/Multiple', '/demo/multiple'],
    ['/demo/getPopupContainer?tab=api', '/demo/multiple?tab=api'],
    ['/en-us/', '/en-US'],
    ['/demo/multiple//?tab=api', '/demo/multiple?tab=api'],
    ['/guide///', '/guide'],
  ])('%s is another spelling and leads to %s for good', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location, 'cache-control': 'no-cache' } })
  })

  test.each([
    '/nothing',
    '/nothing/',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/.nojekyll',
    '/assets',
    '/assets/gone.js',
    '/../secret',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/linked',
    '/folder/secret',
    '//evil.example',
    '//evil.example/',
    '/trap',
  ])('%s answers 404 with the not-found page, which nobody may cache', async (path) => {
    const reply = await get(path)
    expect(reply).toMatchObject({ status: 404, text: 'PAGE NOT FOUND' })
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('an address of 60,000 characters gets the same page', async () => {
    expect(await get(`/${'a'.repeat(60_000)}`)).toMatchObject({ status: 404, text: 'PAGE NOT FOUND' })
  })

  test('a thousand addresses of garbage end on the not-found page, on a page, or on another address of the site', async () => {
    const piece = fc.oneof(
      fc.constantFrom('..', '.', '', '%', '%2e%2e', '%2f', '%5c', '\\', '%00', '%0d%0a', '%c3%28', '%25', '%E4%B8%AD'),
      fc.constantFrom(
        'demo',
        'Demo',
        'multiple',
        'index.html',
        'en-us',
        '?',
        '#',
        ';',
        '@evil.example',
        'a'.repeat(9000),
      ),
      fc.constantFrom(
        'getPopupContainer',
        '~demos',
        '404.html',
        '_headers',
        '%e9vil',
        '%F0%9F%98%80',
        'http:',
        'javascript:',
      ),
      fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map((text) => text.replaceAll(' ', '+')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const reply = await get(`/${pieces.join('/')}`)
        expect([200, 308, 404]).toContain(reply.status)
        if (reply.status === 404) expect(reply.text).toBe('PAGE NOT FOUND')
        if (reply.status === 308) expect(reply.headers.location).toMatch(/^\/(?![/\\])/)
        expect(reply.text).not.toContain('secret')
      }),
      { numRuns: 1000, seed: 1 },
    )
  }, 60_000)
})

test('a compressed copy that is a link is passed over', async () => {
  expect((await get('/icon.svg', { 'accept-encoding': 'br' })).text).toBe('<svg/>')
})

describe('below a base', () => {
  test('only addresses below it are known', async () => {
    expect(await get('/sub/', {}, 'GET', below)).toMatchObject({ status: 200, text: 'home' })
    expect(await get('/sub/demo', {}, 'GET', below)).toMatchObject({ status: 200, text: 'demos' })
    expect(await get('/demo', {}, 'GET', below)).toMatchObject({ status: 404, text: 'PAGE NOT FOUND' })
    expect(await get('/subdemo', {}, 'GET', below)).toMatchObject({ status: 404 })
  })

  test('redirects stay below it', async () => {
    expect(await get('/sub?a=1', {}, 'GET', below)).toMatchObject({ status: 308, headers: { location: '/sub/?a=1' } })
    const spelling = await get('/sub/Demo/Multiple/', {}, 'GET', below)
    expect(spelling).toMatchObject({ status: 308, headers: { location: '/sub/demo/multiple' } })
  })
})

describe('answers', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/demo/multiple.md', 'text/markdown; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type)
  })

  test('the compressed copy the client likes best is sent, in its own bytes', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.body).toString()).toBe('home')
    const gzip = await get('/demo', { 'accept-encoding': 'gzip, br' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe('demos')
    const plain = await get('/', { 'accept-encoding': 'identity' })
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': '4' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('pages are asked for again each time, hashed files never', async () => {
    expect((await get('/demo')).headers['cache-control']).toBe('no-cache')
    const asset = await get('/assets/app-1a2b.js')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('headers of the _headers file come with pages, files and the not-found page', async () => {
    for (const path of ['/', '/icon.svg', '/nothing']) {
      expect((await get(path)).headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('a client that has the file is told so, per encoding', async () => {
    const etag = (await get('/')).headers.etag ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await get('/', { 'if-none-match': `"other", W/${etag}` })
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag, 'cache-control': 'no-cache' } })
    expect(await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).toMatchObject({ status: 200 })
  })

  test('HEAD answers as GET does, without the body', async () => {
    const reply = await get('/', {}, 'HEAD')
    expect(reply).toMatchObject({ status: 200, text: '', headers: { 'content-length': '4' } })
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    expect(await get('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

test('localhost is answered on both loopback addresses, under one port', () => {
  expect(site.url).toBe(`http://localhost:${site.port}/`)
  expect(below.url).toBe(`http://localhost:${below.port}/sub/`)
})

test('a taken port is one sentence', async () => {
  await expect(serveDirectory({ directory, port: site.port })).rejects.toThrow(
    `Port ${site.port} is in use by another program; choose a free one with the environment variable PORT.`,
  )
})

test('a folder without 404.html and _headers still answers in words and caches hashed files', async () => {
  const bare = await serveDirectory({ directory: join(directory, 'guide'), base: '/', port: 0 })
  try {
    expect(await get('/nothing', {}, 'GET', bare)).toMatchObject({ status: 404, text: 'PAGE NOT FOUND\n' })
    mkdirSync(join(directory, 'guide/assets'), { recursive: true })
    writeFileSync(join(directory, 'guide/assets/x-1.css'), 'a{}')
    const asset = await get('/assets/x-1.css', {}, 'GET', bare)
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  } finally {
    await bare.close()
  }
})
