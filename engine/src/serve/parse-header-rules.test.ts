import { expect, test } from 'vitest'
import { matchHeaderRules, parseHeaderRules } from './parse-header-rules.ts'

const text = `# what hosts add
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src https://example.org

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/demo/:name
  x-frame-options: SAMEORIGIN
`

test('a block is a pattern and the indented headers below it, values may hold colons', () => {
  expect(parseHeaderRules(text.replaceAll('\n', '\r\n'))[0]).toEqual({
    pattern: '/*',
    headers: [
      ['X-Frame-Options', 'DENY'],
      ['Content-Security-Policy', "default-src 'self'; img-src https://example.org"],
    ],
  })
})

test('every rule that matches an address adds its headers, equal names are joined as hosts join them', () => {
  const rules = parseHeaderRules(text)
  expect(Object.fromEntries(matchHeaderRules(rules, '/assets/a.js'))).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-frame-options': 'DENY',
  })
  expect(matchHeaderRules(rules, '/demo/single').get('x-frame-options')).toBe('DENY, SAMEORIGIN')
  expect(matchHeaderRules(rules, '/demo/single/deep').get('x-frame-options')).toBe('DENY')
  expect(matchHeaderRules(rules, '/asset').get('cache-control')).toBeUndefined()
})

test('a dot in a pattern is a dot', () => {
  expect(matchHeaderRules(parseHeaderRules('/a.js\n  X: 1'), '/abjs').size).toBe(0)
})

test('a header before any pattern belongs to nothing', () => {
  expect(parseHeaderRules('  X: 1\n')).toEqual([])
})

test('a header that cannot be sent is left out, the others stay', () => {
  const lines = ['/*', '  Bad Name: x', '  Ünï: x', '  X-Lamp: 灯', '  X-Null: a\0b', '  X-Good: 1']
  expect(parseHeaderRules(lines.join('\n'))).toEqual([{ pattern: '/*', headers: [['X-Good', '1']] }])
})
