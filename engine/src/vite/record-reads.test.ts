import { symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { recordReads } from './record-reads.ts'

it('names every file that a bundle is made from, and nothing that is no file', async () => {
  const root = createFolder({
    'site/main.js': `import 'installed'
import 'linked'
import '../outside.js'
import { unused } from './unused.js'
import './styles/main.css'
import text from './text.txt?raw'
import address from './picture.png?url'
import data from './data.json'
import 'virtual:made-up'
new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
import('./later.js').then(() => console.log(text, address, data))`,
    'outside.js': '',
    'site/unused.js': 'export const unused = 1',
    'site/styles/main.css': `@import './imported.css';\n.a { background: url(./mark.png) }`,
    'site/styles/imported.css': `@import './deep.css';`,
    'site/styles/deep.css': '.b { color: red }',
    'site/styles/mark.png': 'a mark',
    'site/text.txt': 'text',
    'site/picture.png': 'picture',
    'site/data.json': '{}',
    'site/worker.js': `import './worker-helper.js'`,
    'site/worker-helper.js': 'postMessage(1)',
    'site/later.js': 'console.log(1)',
    'site/not-read.js': '',
    'site/node_modules/installed/package.json': '{ "name": "installed", "main": "index.js" }',
    'site/node_modules/installed/index.js': `console.log('installed')`,
    'library/package.json': '{ "name": "linked", "main": "index.js" }',
    'library/index.js': `console.log('linked')`,
  })
  symlinkSync(join(root, 'library'), join(root, 'site/node_modules/linked'))
  const reads = new Set<string>()
  const { main, worker } = recordReads(reads)
  const madeUp = { name: 'made-up', resolveId: (id: string) => (id === 'virtual:made-up' ? `\0${id}` : undefined) }
  await build({
    root: join(root, 'site'),
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...madeUp, load: (id: string) => (id === '\0virtual:made-up' ? '' : undefined) }, main],
    worker: { format: 'es', plugins: () => [worker] },
    build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'site/main.js') } },
  })
  expect([...reads].map((file) => relative(root, file)).toSorted()).toEqual([
    'library/index.js',
    'outside.js',
    'site/data.json',
    'site/later.js',
    'site/main.js',
    'site/node_modules/installed/index.js',
    'site/picture.png',
    'site/styles/deep.css',
    'site/styles/imported.css',
    'site/styles/main.css',
    'site/styles/mark.png',
    'site/text.txt',
    'site/unused.js',
    'site/worker-helper.js',
    'site/worker.js',
  ])
})
