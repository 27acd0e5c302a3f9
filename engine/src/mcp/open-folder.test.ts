import { symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { openFolder } from './open-folder.ts'

it('reads files of a site, and nothing outside of it', async () => {
  const root = createFolder({ 'dist/demo/dimmer.md': '# Dimmer', 'secret.md': 'secret', 'dist-old/a.md': 'secret' })
  const dist = join(root, 'dist')
  symlinkSync(join(root, 'secret.md'), join(dist, 'linked.md'))
  const { read } = openFolder(dist)
  expect(await read('demo/dimmer.md')).toBe('# Dimmer')
  const outside = ['../secret.md', 'demo/../../secret.md', '../dist-old/a.md', 'linked.md', join(root, 'secret.md')]
  const nothing = ['demo', 'demo/dimmer.md/x', 'none.md', '', `../${basename(dist)}`, 'a\0b', 'x'.repeat(5000)]
  for (const path of [...outside, ...nothing]) expect(await read(path)).toBeUndefined()
})
