import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findNeeds } from './find-needs.mjs'

const folder = mkdtempSync(join(tmpdir(), 'needs-'))
const files = {
  'support/site.ts': "export const subUrl = '/sub/'\nexport const names = ['sub', 'second']\n",
  'shell/tab.ts': "import { helper } from './deploy.ts'\n",
  'shell/deploy.ts': "import { tab } from './tab.ts'\nexport const next = 'second'\n",
  'shell/plain.spec.ts': "import { pages } from '../support/site.ts'\n",
  'shell/moved.spec.ts': "import { subUrl } from '../support/site.ts'\n",
  'shell/again.spec.ts': "import { tab } from './tab.ts'\n",
  'dev/edits.spec.ts': 'export {}\n',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [['plain'], ['root']],
  [['PLAIN.spec'], ['root']],
  [['plain.spec.ts:12'], ['root']],
  [['moved.spec.ts:12:3'], ['root', 'sub']],
  [['--headed', 'plain'], ['root']],
  [['-x', 'plain', '--grep', 'again'], ['root']],
  [['--workers=1', 'plain'], ['root']],
  [
    ['plain', 'again'],
    ['root', 'second'],
  ],
  [['dev/'], []],
  [['nothing'], []],
])('%j asks for the builds %j', (args, needs) => {
  expect([...findNeeds(args, folder)].toSorted()).toEqual(needs)
})

test.each([[[]], [['--grep', 'plain']], [['--project', 'sweep']], [['plain(']]])(
  '%j may choose every spec, so that all builds are asked for',
  (args) => {
    expect([...findNeeds(args, folder)].toSorted()).toEqual(['root', 'second', 'sub'])
  },
)
