import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { readModules, recordModules } from './record-modules.ts'

it('names every package that reaches a reader: of an entry, of what it loads later, of a worker, of a file by address', async () => {
  const packages = ['at-once', 'later', 'in-worker', 'later-in-worker', 'by-address']
  const root = createFolder({
    'main.js': `import 'at-once'
import address from 'by-address/index.js?url'
new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
import('later').then(() => console.log(address))`,
    'worker.js': `import 'in-worker'\nimport('later-in-worker')`,
    ...Object.fromEntries(
      packages.flatMap((name) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', main: 'index.js' })],
        [`node_modules/${name}/index.js`, `console.log('${name}')`],
      ]),
    ),
  })
  const { main, worker } = recordModules()
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [main],
    worker: { format: 'es', plugins: () => [worker] },
    build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'main.js') } },
  })
  const modules = readModules([join(root, 'dist')]).join('\n')
  expect(packages.filter((name) => !modules.includes(`/node_modules/${name}/index.js`))).toEqual([])
})
