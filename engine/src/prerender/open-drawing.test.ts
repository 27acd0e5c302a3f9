import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { openDrawing } from './open-drawing.ts'

/** Instead of the bundle of a site. */
const code = `
  export const islandModules = {}
  export const createDrawer = () => ({ draw: ({ locale }) => (locale === 'end' ? process.reallyExit(0) : locale) })
`

it('draws the documents that wait behind one that ends the thread', async () => {
  const root = createFolder()
  const entry = join(root, 'entry.mjs')
  writeFileSync(entry, code)
  const drawing = openDrawing({
    root,
    timeLimit: 10_000,
    files: () => new Map(),
    entry: pathToFileURL(entry).href,
    mode: 'bundle',
  })
  const drawn = await Promise.allSettled(
    ['end', 'b', 'c'].map((locale) => drawing.draw({ kind: 'not-found', locale, script: '' })),
  )
  expect(drawn).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('ended by itself') }) },
    { status: 'fulfilled', value: 'b' },
    { status: 'fulfilled', value: 'c' },
  ])
  await drawing.close()
})
