import { expect, test } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { findConfigLine } from './find-config-line.ts'

const source = `import { api } from './api.ts'

const title = { en: 'Lamp' }

export default defineDocs({
  title,
  'description': {
    'zh-CN': '灯',
  },
  nav: [
    { path: '/' },
    { path: '/demo' },
  ],
  api,
} satisfies Config)
`

test.each([
  [['title', 'en'], 6],
  [['description', 'zh-CN'], 8],
  [['description', 'ja-JP'], 7],
  [['nav', 1, 'path'], 12],
  [['nav', 2], 10],
  [['api', 'entries', 0], 14],
  [['missing'], 1],
  [[], 1],
])('%j stands on line %i', (path, line) => {
  expect(findConfigLine(createFolder({ 'docs.config.ts': source }), path)).toBe(line)
})

test.each([
  ['without the file', {}],
  ['with a configuration that is made elsewhere', { 'docs.config.ts': 'const title = 1\nexport { x as default }' }],
  ['with syntax that is broken', { 'docs.config.ts': '\n\nexport default { title: ' }],
])('it is the first one %s', (_when, files: Record<string, string>) => {
  expect(findConfigLine(createFolder(files), ['title'])).toBe(1)
})
