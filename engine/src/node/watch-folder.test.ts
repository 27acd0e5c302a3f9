import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { watchFolder } from './watch-folder.ts'

function follow(files: Record<string, string>) {
  const root = createFolder(files)
  const told = new Set<string>()
  let wake = (): void => {}
  const { close } = watchFolder(root, (event, path) => {
    told.add(`${event} ${relative(root, path).split(sep).join('/')}`)
    wake()
  })
  onTestFinished(close)
  return {
    at: (path: string) => join(root, path),
    /** Waits until so much has been told, and gives all of it. */
    hear: async (count = 1): Promise<string[]> => {
      await new Promise<void>((resolve) => {
        wake = () => {
          if (told.size >= count) resolve()
        }
        wake()
      })
      const heard = [...told].toSorted()
      told.clear()
      return heard
    },
  }
}

it('tells what becomes of files, in folders that come and go as well', async () => {
  const { at, hear } = follow({ 'a.md': 'a', 'en/b.md': 'b', 'en/part/c.md': 'c' })
  writeFileSync(at('en/part/c.md'), 'changed')
  expect(await hear()).toEqual(['change en/part/c.md'])
  writeFileSync(at('en/d.md'), 'new')
  expect(await hear()).toEqual(['add en/d.md'])
  rmSync(at('a.md'))
  expect(await hear()).toEqual(['unlink a.md'])

  // As many editors save.
  writeFileSync(at('en/b.md.new'), 'b 2')
  renameSync(at('en/b.md.new'), at('en/b.md'))
  expect(await hear()).toEqual(['change en/b.md'])

  renameSync(at('en/part'), at('en/piece'))
  expect(await hear(2)).toEqual(['add en/piece/c.md', 'unlink en/part/c.md'])
  writeFileSync(at('en/piece/c.md'), 'changed again')
  expect(await hear()).toEqual(['change en/piece/c.md'])
  mkdirSync(at('zh/part'), { recursive: true })
  writeFileSync(at('zh/part/e.md'), 'e')
  expect(await hear()).toEqual(['add zh/part/e.md'])
  rmSync(at('zh'), { recursive: true })
  expect(await hear()).toEqual(['unlink zh/part/e.md'])
})
