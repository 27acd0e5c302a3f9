import { expect, test } from 'vitest'
import { buildSecurityPolicy } from './build-security-policy.ts'

const frameHash = "'sha256-9BGn+sB1ES8P/HpbAmeZoN9pGDfAxwcjrL0DgjfY/MA='"
const hash = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"

test('the page allows its inline script and that of the frame by hash, and everything else from the site only', () => {
  expect(
    buildSecurityPolicy({
      boot: 'run()',
      frame: 'listen()',
      serverLoader: undefined,
      hasWebAssembly: false,
    }).meta.split('; '),
  ).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash} ${frameHash} blob:`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self' https://codesandbox.io https://stackblitz.com",
    "base-uri 'none'",
    "object-src 'none'",
  ])
})

test('only the header says who may frame the page, because a page cannot', () => {
  const { meta, header } = buildSecurityPolicy({
    boot: 'run()',
    frame: 'listen()',
    serverLoader: undefined,
    hasWebAssembly: false,
  })
  expect(header).toBe(`${meta}; frame-ancestors 'self'`)
})

test.each([
  ['https://api.example.org/loader?v=2', "connect-src 'self' https://api.example.org"],
  ['/loader', "connect-src 'self'"],
])('a server loader at %s gives %s', (serverLoader, expected) => {
  expect(
    buildSecurityPolicy({ boot: 'run()', frame: 'listen()', serverLoader, hasWebAssembly: false }).meta.split('; '),
  ).toContain(expected)
})

test('a search that needs WebAssembly may run it, and nothing else may be made of a text', () => {
  const policy = buildSecurityPolicy({
    boot: 'run()',
    frame: 'listen()',
    serverLoader: undefined,
    hasWebAssembly: true,
  })
  expect(policy.header.split('; ')).toContain(`script-src 'self' ${hash} ${frameHash} blob: 'wasm-unsafe-eval'`)
  expect(policy.header).not.toContain("'unsafe-eval'")
})
