import { expect, test } from 'vitest'
import { matchHeaderRules, parseHeaderRules } from '../serve/parse-header-rules.ts'
import { buildHeaders } from './build-headers.ts'

const policy = { meta: "default-src 'self'", header: "default-src 'self'; frame-ancestors 'self'" }
const routes = ['/', '/en-US', '/demo', '/en-US/demo', '/demo/single'].map((path) => ({ path, aliases: [] }))

test('security headers everywhere, hashed files for a year, texts in UTF-8, pages asked for again each time', () => {
  expect(buildHeaders({ base: '/docs/', routes }, policy)).toBe(`/docs/*
  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff

/docs/assets/*
  Cache-Control: public, max-age=31536000, immutable

/docs/*.md
  Content-Type: text/markdown; charset=utf-8

/docs/*.txt
  Content-Type: text/plain; charset=utf-8

/docs/*.json
  Content-Type: application/json; charset=utf-8

/docs/
  Cache-Control: no-cache

/docs/offline.json
  Cache-Control: no-cache

/docs/offline-worker.js
  Cache-Control: no-cache

/docs/en-US
  Cache-Control: no-cache

/docs/en-US/*
  Cache-Control: no-cache

/docs/demo
  Cache-Control: no-cache

/docs/demo/*
  Cache-Control: no-cache

/docs/~demos
  Cache-Control: no-cache

/docs/~demos/*
  Cache-Control: no-cache

/docs/~search
  Cache-Control: no-cache

/docs/~search/*
  Cache-Control: no-cache
`)
})

test.each([
  ['/', 'no-cache'],
  ['/en-US/demo', 'no-cache'],
  ['/demo/single', 'no-cache'],
  ['/~demos/single', 'no-cache'],
  ['/~search/en-US.json', 'no-cache'],
  ['/assets/client-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/offline-worker.js', 'no-cache'],
  ['/favicon.svg', undefined],
])('%s is told one Cache-Control: %s', (pathname, expected) => {
  const rules = parseHeaderRules(
    buildHeaders({ base: '/', routes: [...routes, { path: '/assets/x', aliases: [] }] }, policy),
  )
  expect(matchHeaderRules(rules, pathname).get('cache-control')).toBe(expected)
})

test('a site with more folders than a host reads rules for leaves its pages to the host', () => {
  const many = Array.from({ length: 60 }, (_item, index) => ({ path: `/page-${index}`, aliases: [] }))
  const rules = parseHeaderRules(buildHeaders({ base: '/', routes: many }, policy))
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/*.md', '/*.txt', '/*.json'])
})
