import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { keepTimes } from './keep-times.ts'
import { listFiles } from './list-files.ts'

it('a file with the same bytes keeps its time, and what differs is listed', () => {
  const long = 'a'.repeat(70_000)
  const same = { 'index.html': 'home', 'deep/long.html': long, 'empty.txt': '' }
  const old = createFolder({ ...same, 'edited.html': 'lamp', 'deep/tail.html': `${long}x`, 'gone.html': '' })
  const from = createFolder({ ...same, 'edited.html': 'lamb', 'deep/tail.html': `${long}y`, 'new.html': '' })
  const then = new Date('2026-01-31T12:00:00Z')
  for (const name of [...Object.keys(same), 'edited.html']) utimesSync(join(old, name), then, then)
  expect(keepTimes({ from, files: listFiles(from), kept: new Set(), old })).toEqual({
    changed: ['deep/tail.html', 'edited.html', 'new.html'],
    removed: ['gone.html'],
  })
  for (const name of Object.keys(same)) expect(statSync(join(from, name)).mtime).toEqual(then)
  for (const name of ['edited.html', 'new.html']) expect(statSync(join(from, name)).mtime).not.toEqual(then)
})

it('all files are new where there was no folder', () => {
  const from = createFolder({ 'index.html': 'home' })
  expect(keepTimes({ from, files: ['index.html'], kept: new Set(), old: join(from, 'none') })).toEqual({
    changed: ['index.html'],
    removed: [],
  })
})
