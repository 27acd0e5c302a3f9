import { expect, test } from 'vitest'
import { findProblems } from '../../../test/render-text.ts'

test('an island is given a table that is there, and any while extraction is off', async () => {
  expect(await findProblems('::island{name="switch" reference="Lamp"}')).toEqual([])
  expect(await findProblems('::island{name="switch" reference="Lmap"}')).toEqual([
    'content/en/lamp.md:1\n  There is no table "Lmap" in the reference.\n  Did you mean "Lamp"?',
  ])
  expect(await findProblems('::island{name="switch" reference="Lmap"}', { apiIds: undefined })).toEqual([])
})
