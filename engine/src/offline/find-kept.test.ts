import { describe, expect, it } from 'vitest'
import { createKeptSite } from './find-kept.ts'

const manifest = {
  version: 'v1',
  files: [
    ['index.html', 'h0', 1],
    ['en-US.html', 'h1', 1],
    ['demo/max-count.html', 'h2', 1],
    ['~demos/single.html', 'h3', 1],
    ['404.html', 'h4', 1],
    ['en-US/404.html', 'h5', 1],
    ['assets/app-1a2b.js', 'h6', 1],
    ['pictures/灯 1.png', 'h7', 1],
  ],
  addresses: [['/'], ['/en-US'], ['/demo/max-count', '/docs/demo/max-count'], ['/~demos/single']],
} as const

describe.each(['/', '/docs/select/'])('a site kept under %s', (base) => {
  const find = createKeptSite(manifest, base)
  const at = (path: string): string => base + path

  it.each([
    ['', 'index.html?h0'],
    ['en-US', 'en-US.html?h1'],
    ['demo/max-count', 'demo/max-count.html?h2'],
    ['~demos/single', '~demos/single.html?h3'],
    ['assets/app-1a2b.js', 'assets/app-1a2b.js?h6'],
    ['pictures/%E7%81%AF%201.png', 'pictures/%E7%81%AF%201.png?h7'],
    ['offline.json', 'offline.json?v1'],
  ])('answers %j with a file', (path, key) => {
    const [name = '', version = ''] = key.split('?')
    const stored = name.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)))
    expect(find(at(path))).toEqual({ kind: 'file', key: at(`${stored.join('/')}?${version}`) })
  })

  it.each([
    ['demo/maxCount', 'demo/max-count'],
    ['Demo/Max-Count/', 'demo/max-count'],
    ['demo/max-count.html', 'demo/max-count'],
    ['docs/demo/max-count', 'demo/max-count'],
    ['index.html', ''],
    ['EN-us', 'en-US'],
    ['en-US/', 'en-US'],
    ['~demos/Single', '~demos/single'],
  ])('leads %j to its page', (path, to) => {
    expect(find(at(path))).toEqual({ kind: 'redirect', to: at(to) })
  })

  it.each([
    ['nothing', '404.html?h4'],
    ['en-US/nothing', 'en-US/404.html?h5'],
    ['404.html', '404.html?h4'],
    ['en-US/404.html', 'en-US/404.html?h5'],
    ['demo/max-count-', '404.html?h4'],
    ['%', '404.html?h4'],
  ])('knows nothing of %j, and which page says so', (path, key) => {
    expect(find(at(path))).toEqual({ kind: 'unknown', notFound: at(key) })
  })

  it.each(['robots.txt', 'assets/app-old.js', 'demo/max-count.md'])('leaves the file %j to the host', (path) => {
    expect(find(at(path))).toEqual({ kind: 'unknown', notFound: undefined })
  })
})
