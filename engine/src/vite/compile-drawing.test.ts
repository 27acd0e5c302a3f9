import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import type { createDrawer } from '../prerender/create-drawer.ts'
import { compileDrawing } from './compile-drawing.ts'
import { engineDir } from './site-files.ts'

it('is one module of the engine and what it uses, without React and without islands', async () => {
  const { entry, modules } = await compileDrawing(resolveFixture(openFixture('lamps')))
  const drawing = (await import(pathToFileURL(entry).href)) as { createDrawer: typeof createDrawer }
  const listener = { at: () => {}, failed: () => {} }
  const drawer = await drawing.createDrawer({}, listener, [])
  expect(drawer.draw({ kind: 'menu', locale: 'en-US', sandbox: '/sandbox.json' })).toContain('<svg')
  expect(modules).toContain(join(engineDir, 'theme/frame/site-footer.tsx'))
  expect(modules.filter((path) => /node_modules\/(react|react-dom)\/|\/demos\//.test(path))).toEqual([])
})
