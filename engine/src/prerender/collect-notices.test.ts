import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectNotices } from './collect-notices.ts'

const root = mkdtempSync(join(tmpdir(), 'notices-'))
const modules = join(root, 'node_modules')

beforeAll(() => {
  const shared = 'MIT License\r\n\r\nCopyright Example\r\n'
  write('zebra', { version: '1.0.0', license: 'MIT', repository: 'example/zebra' }, { LICENSE: shared })
  write('@fruit/apple', { version: '2.1.0', license: 'MIT', homepage: 'https://apple.example' }, { license: shared })
  write(
    'pear',
    { version: '3.0.0', license: 'Apache-2.0', repository: { url: 'git+ssh://git@code.example/pear.git' } },
    { 'LICENSE.txt': 'Apache License', NOTICE: 'Pear by Example', 'LICENSES-OF-TESTS': 'no' },
  )
  write('plum', { version: '4.0.0', repository: { url: 'git@code.example:fruit/plum.git' } }, {})
  // The package `plum` is installed twice in the same version and once in another.
  write('zebra/node_modules/plum', { version: '3.9.0', license: 'ISC' }, {})
  write('pear/node_modules/zebra', { version: '1.0.0', license: 'MIT' }, { LICENSE: shared })
})

afterAll(() => rmSync(root, { recursive: true }))

function write(name: string, manifest: Record<string, unknown>, files: Record<string, string>): void {
  const packageName = name.split('node_modules/').at(-1) ?? name
  const all = { ...files, 'package.json': JSON.stringify({ name: packageName, ...manifest }) }
  for (const [file, text] of Object.entries(all)) {
    const path = join(modules, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

test('each package of the bundle is named once with its licence; equal texts are printed once', () => {
  const notices = collectNotices([
    join(modules, 'zebra/es/index.js'),
    join(modules, 'zebra/es/stripe.js'),
    `\0${join(modules, '@fruit/apple/lib/main.js')}?commonjs-exports`,
    join(modules, 'pear/icon.svg?raw'),
    join(modules, 'plum/index.js'),
    join(modules, 'zebra/node_modules/plum/index.js'),
    join(modules, 'pear/node_modules/zebra/index.js'),
    join(root, 'site/demos/own.tsx'),
    '\0virtual:entry',
  ])
  const line = '-'.repeat(80)
  expect(notices).toBe(`THIRD-PARTY NOTICES

The pages, scripts and styles of this site contain code of the packages below, each under its own licence.

${line}

@fruit/apple 2.1.0 (MIT)
https://apple.example
zebra 1.0.0 (MIT)
https://github.com/example/zebra

MIT License

Copyright Example

${line}

pear 3.0.0 (Apache-2.0)
https://code.example/pear

Apache License

Pear by Example

${line}

plum 3.9.0 (ISC)

The package holds no licence text.

${line}

plum 4.0.0 (licence not stated)
https://code.example/fruit/plum

The package holds no licence text.
`)
})
