import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { findOwner, findPackage } from './find-package.mjs'

const manifest = (name: string): string => JSON.stringify({ name })

it('finds an installed package in the folder itself or in one above, the nearest first', () => {
  const root = createFolder({
    'node_modules/lamp/package.json': manifest('lamp'),
    'node_modules/@bright/bulb/package.json': manifest('@bright/bulb'),
    'site/node_modules/lamp/package.json': manifest('lamp'),
    'site/node_modules/torch/left-over.txt': '',
    'site/demos/a.tsx': '',
  })
  const find = (name: string): string | undefined => findPackage(name, join(root, 'site/demos'))
  expect(find('lamp')).toBe(join(root, 'site/node_modules/lamp'))
  expect(find('@bright/bulb')).toBe(join(root, 'node_modules/@bright/bulb'))
  expect(find('torch')).toBeUndefined()
})

it('names the package of a file: an installed one by its place, else the nearest that has a name', () => {
  const root = createFolder({
    'package.json': manifest('house'),
    'site/package.json': '{"private":true}',
    'node_modules/@bright/bulb/package.json': manifest('@bright/bulb'),
    'node_modules/@bright/bulb/led/package.json': manifest('bulb-led'),
    'node_modules/@bright/bulb/node_modules/wire/package.json': manifest('wire'),
  })
  const owner = (file: string): unknown => findOwner(join(root, file))
  const bulb = { name: '@bright/bulb', folder: join(root, 'node_modules/@bright/bulb') }
  expect(owner('node_modules/@bright/bulb/led/index.js')).toEqual(bulb)
  expect(owner('node_modules/@bright/bulb/index.js')).toEqual(bulb)
  expect(owner('node_modules/@bright/bulb/node_modules/wire/lib/a.js')).toMatchObject({ name: 'wire' })
  expect(owner('site/demos/a.tsx')).toEqual({ name: 'house', folder: root })
})
