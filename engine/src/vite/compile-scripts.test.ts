import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { compileBoot, compileFrame, compileScripts } from './compile-scripts.ts'

it('makes the scripts of the engine once, and again when what is kept of them is torn', async () => {
  const folder = createFolder()
  const made = await compileScripts(folder)
  expect(made.boot).toBe(await compileBoot())
  expect(made.frame).toBe(await compileFrame())
  expect(made.worker).toContain('addEventListener')
  const [name = ''] = readdirSync(join(folder, 'scripts'))
  const path = join(folder, 'scripts', name)
  const kept = readFileSync(path, 'utf8')
  const { ino } = statSync(path)
  expect(await compileScripts(folder)).toEqual(made)
  expect(statSync(path).ino).toBe(ino)
  writeFileSync(path, kept.slice(0, 500))
  expect(await compileScripts(folder)).toEqual(made)
  expect(readFileSync(path, 'utf8')).toBe(kept)
})
