import { readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { changeFolder, replaceFolder } from './replace-folder.ts'
import { listFiles } from './list-files.ts'
import { openSiteFolder, type SiteFolder } from './site-folder.ts'

const root = createFolder({}, 'file')
const [output, record] = [join(root, 'out'), join(root, 'left.json')]
let count = 0
const open = (to = output): SiteFolder => openSiteFolder(join(root, `${(count += 1)}`), { output: to, record })
const publish = (folder: SiteFolder, changes = folder.settle()): void => {
  if (changeFolder(folder.directory, output, changes) === undefined) {
    folder.complete()
    replaceFolder(folder.directory, output)
  }
  folder.remember()
}
const read = (path: string): string => readFileSync(join(output, path), 'utf8')
const inode = (path: string): number => statSync(join(output, path)).ino

it('takes over what the last build has left and would be made again, and nothing else', () => {
  const first = open()
  for (const [path, text] of [
    ['a.html', 'lamp'],
    ['deep/b.html', 'bulb'],
    ['c.txt', 'wire'],
  ] as const)
    first.write(path, text, `key of ${path}`)
  expect(first.settle()).toEqual({ changed: ['a.html', 'c.txt', 'deep/b.html'], removed: [] })
  publish(first)
  const then = ['', 'a.html', 'c.txt'].map(inode)

  const second = open()
  expect(second.take('a.html', 'key of a.html')).toBe(true)
  expect(second.take('deep/b.html', 'another key')).toBe(false)
  expect(second.take('new.html', 'key of a.html')).toBe(false)
  second.write('deep/b.html', 'tube')
  second.write('c.txt', 'wire')
  expect(second.files.get('a.html')).toEqual(first.files.get('a.html'))
  expect(second.settle()).toEqual({ changed: ['deep/b.html'], removed: [] })
  // Until it is published, the output is as it was.
  expect(read('deep/b.html')).toBe('bulb')
  publish(second)
  expect(read('deep/b.html')).toBe('tube')
  // The folder too: only what differs has come to its place.
  expect(['', 'a.html', 'c.txt'].map(inode)).toEqual(then)
  expect(open().take('a.html', 'key of a.html')).toBe(true)
})

it('links what it has taken over where the folder is replaced as a whole', () => {
  const folder = open()
  expect(folder.take('a.html', 'key of a.html')).toBe(true)
  folder.write('d.html', 'cord')
  expect(folder.settle()).toEqual({ changed: ['d.html'], removed: ['c.txt', 'deep/b.html'] })
  const then = inode('a.html')
  folder.complete()
  expect(listFiles(folder.directory)).toEqual(['a.html', 'd.html'])
  expect(statSync(join(folder.directory, 'a.html')).ino).toBe(then)
})

it('is refused when the output changes meanwhile, unless what was taken is still there', () => {
  const [other, mine] = [open(), open()]
  for (const folder of [other, mine]) expect(folder.take('a.html', 'key of a.html')).toBe(true)
  other.write('deep/b.html', 'bulbs')
  publish(other)
  expect(mine.settle().changed).toEqual([])
  const lamp = read('a.html')
  const late = open()
  expect(late.take('a.html', 'key of a.html')).toBe(true)
  rmSync(join(output, 'a.html'))
  expect(() => late.settle()).toThrow(`"${output}" was changed while the build was at work: build again.`)
  writeFileSync(join(output, 'a.html'), lamp)
  utimesSync(join(output, 'a.html'), 1, 1)
  writeFileSync(join(output, 'c.txt'), 'wire')
  const last = open()
  for (const [path, text] of [
    ['a.html', 'lamp'],
    ['deep/b.html', 'tube'],
    ['c.txt', 'wire'],
  ] as const)
    last.write(path, text, `key of ${path}`)
  publish(last)
})

it('never writes into a file that is also in the output', () => {
  const folder = open()
  expect(folder.take('a.html', 'key of a.html')).toBe(true)
  folder.write('a.html', 'another lamp')
  expect(folder.settle().changed).toEqual(['a.html'])
  expect(read('a.html')).toBe('lamp')
})

it('takes nothing that somebody has edited or deleted since, however well they hid it', () => {
  const path = join(output, 'a.html')
  const { atime, mtime } = statSync(path)
  writeFileSync(path, 'lump')
  utimesSync(path, atime, mtime)
  rmSync(join(output, 'c.txt'))
  const folder = open()
  expect([folder.take('a.html', 'key of a.html'), folder.take('c.txt', 'key of c.txt')]).toEqual([false, false])
  folder.write('a.html', 'lamp')
  folder.write('c.txt', 'wire')
  expect(folder.settle().changed).toEqual(['a.html', 'c.txt'])
  // What was only touched, or copied by whoever keeps it, is still the same.
  writeFileSync(path, 'lamp')
  expect(open().take('a.html', 'key of a.html')).toBe(true)
})

it('knows nothing of another output, and of none when its record is torn', () => {
  expect(open(join(root, 'other')).take('deep/b.html', 'any')).toBe(false)
  const before = open()
  before.write('deep/b.html', 'tube')
  expect(before.settle().changed).toEqual([])
  truncateSync(record, 60)
  const after = open()
  expect(after.take('a.html', 'key of a.html')).toBe(false)
  // The bytes are compared, then.
  after.write('deep/b.html', 'tube')
  expect(after.settle()).toEqual({ changed: [], removed: ['a.html'] })
})
