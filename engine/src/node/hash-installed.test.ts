import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder, writeFiles } from '../../test/open-fixture.ts'
import { hashInstalled, listInstalled } from './hash-installed.ts'

it('changes with the version and the place of every package that is used, whoever installed it', () => {
  const root = createFolder({
    'site/package.json': '{ "dependencies": { "kit": "*" }, "devDependencies": { "tool": "*", "absent": "*" } }',
    'site/node_modules/tool/package.json': '{ "version": "1.0.0" }',
    'site/node_modules/unused/package.json': '{ "version": "1.0.0" }',
    'site/node_modules/named/package.json': '{ "version": "1.0.0" }',
    // Some package managers keep packages elsewhere and link them; what these use lies beside them.
    'store/node_modules/kit/package.json': '{ "version": "1.0.0", "peerDependencies": { "deep": "*" } }',
    'store/node_modules/deep/package.json': '{ "version": "1.0.0", "dependencies": { "kit": "*" } }',
    'checkout/package.json': '{ "version": "1.0.0" }',
  })
  const link = join(root, 'site/node_modules/kit')
  symlinkSync(join(root, 'store/node_modules/kit'), link)
  const hash = (): string => hashInstalled(listInstalled(join(root, 'site/content'), ['named']))
  const seen = new Set([hash()])
  const expectChange = (): void => {
    expect(seen.has(hash())).toBe(false)
    seen.add(hash())
  }
  writeFiles(root, { 'site/node_modules/unused/package.json': '{ "version": "2.0.0" }' })
  expect(seen.has(hash())).toBe(true)
  for (const folder of ['site/node_modules/tool', 'site/node_modules/named', 'store/node_modules/deep']) {
    writeFiles(root, { [`${folder}/package.json`]: '{ "version": "2.0.0" }' })
    expectChange()
  }
  rmSync(link)
  symlinkSync(join(root, 'checkout'), link)
  expectChange()
  writeFiles(root, { 'site/node_modules/absent/package.json': '{}' })
  expectChange()
})

it('is about nothing in a folder that uses nothing, but what is known already', () => {
  const known = new Map([['/kit', '1.0.0']])
  expect(listInstalled(createFolder())).toEqual(new Map())
  expect(listInstalled(createFolder(), [], known)).toEqual(known)
})
