import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, type SiteFiles } from '../../test/open-fixture.ts'
import { noteChanges } from './apply-changes.ts'
import type { FolderChanges } from './keep-times.ts'
import { changeFolder, replaceFolder, restoreFolder, type Disk } from './replace-folder.ts'

const last = { '.vitrine': '', 'index.html': 'last', 'page.html': 'last', 'assets/last.js': '', 'old.html': 'last' }
const next = { '.vitrine': '', 'index.html': 'next', 'page/more.html': 'next', 'assets/next.js': '' }

describe('replaceFolder', () => {
  it('puts a folder in the place of another one, or where none is', () => {
    const root = createFolder(place({ new: next, 'deep/er/new': next, out: last }))
    expect(replaceFolder(join(root, 'new'), join(root, 'out'))).toEqual({ reason: undefined, left: [] })
    expect(replaceFolder(join(root, 'deep/er/new'), join(root, 'deep/out')).left).toEqual([])
    expect(readAll(join(root, 'out'))).toEqual(next)
    expect(readAll(join(root, 'deep/out'))).toEqual(next)
    expect(readdirSync(root).toSorted()).toEqual(['deep', 'out'])
  })

  it('tells of an old folder that cannot be deleted, and tries again next time', () => {
    const root = createFolder(place({ new: next, out: last }))
    const old = join(root, `out.vitrine-${process.pid}.old`)
    const disk = watchDisk({ remove: (path) => existsSync(path) && fail('EACCES') })
    expect(replaceFolder(join(root, 'new'), join(root, 'out'), disk)).toEqual({ reason: undefined, left: [old] })
    expect(readAll(join(root, 'out'))).toEqual(next)
    expect(restoreFolder(join(root, 'out'))).toEqual([])
    expect(readdirSync(root)).toEqual(['out'])
  })

  it('leaves alone what only has a similar name', () => {
    const names = ['out.old', 'out.new', 'out.vitrine-1x.old', 'other.vitrine-999999999.old']
    const root = createFolder(place({ new: next, out: last, ...Object.fromEntries(names.map((name) => [name, last])) }))
    replaceFolder(join(root, 'new'), join(root, 'out'))
    expect(readdirSync(root).toSorted()).toEqual([...names, 'out'].toSorted())
  })

  it('brings the new folder to another disk before it touches the old one', () => {
    const root = createFolder(place({ new: next, out: last }))
    const out = join(root, 'out')
    const seen: unknown[] = []
    const disk = watchDisk({
      rename: (from, to) => {
        if (from.endsWith('/new')) fail('EXDEV')
        seen.push([basename(from), readAll(out)['index.html']])
        renameSync(from, to)
      },
    })
    expect(replaceFolder(join(root, 'new'), out, disk)).toEqual({ reason: undefined, left: [] })
    expect(seen).toEqual([
      ['out', 'last'],
      [`out.vitrine-${process.pid}.new`, undefined],
    ])
    expect(readAll(out)).toEqual(next)
    expect(readdirSync(root)).toEqual(['out'])
  })

  it('leaves the old folder, and nothing else, when the other disk is full', () => {
    const root = createFolder(place({ new: next, out: last }))
    const disk = watchDisk({
      rename: () => fail('EXDEV'),
      copy: (_, to) => {
        mkdirSync(to)
        writeFileSync(join(to, 'index.html'), 'ne')
        fail('ENOSPC')
      },
    })
    expect(() => replaceFolder(join(root, 'new'), join(root, 'out'), disk)).toThrow('ENOSPC')
    expect(readAll(join(root, 'out'))).toEqual(last)
    expect(readdirSync(root).toSorted()).toEqual(['new', 'out'])
  })

  it('puts the old folder back when the new one cannot take its place', () => {
    const root = createFolder(place({ new: next, out: last }))
    const disk = watchDisk({
      rename: (from, to) => (basename(to) === 'out' ? fail('EIO') : renameSync(from, to)),
    })
    expect(() => replaceFolder(join(root, 'new'), join(root, 'out'), disk)).toThrow('EIO')
    expect(readAll(join(root, 'out'))).toEqual(last)
    expect(readdirSync(root)).toEqual(['out'])
  })

  it('goes on when another process has put its folder there in between', () => {
    const root = createFolder(place({ new: next, theirs: last, out: last }))
    let isFirst = true
    const disk = watchDisk({
      rename: (from, to) => {
        renameSync(from, to)
        if (basename(from) === 'out' && isFirst) renameSync(join(root, 'theirs'), join(root, 'out'))
        if (basename(from) === 'out') isFirst = false
      },
    })
    replaceFolder(join(root, 'new'), join(root, 'out'), disk)
    expect(readAll(join(root, 'out'))).toEqual(next)
    expect(readdirSync(root)).toEqual(['out'])
  })
})

describe('a folder that cannot be moved', () => {
  const pinned = watchDisk({
    rename: (from, to) => {
      if (basename(from) === 'out') fail('EBUSY')
      // A volume is another disk than the folder around it.
      if (dirname(to).endsWith('/out') !== dirname(from).endsWith('/out')) fail('EXDEV')
      renameSync(from, to)
    },
  })

  it('gets the new files one by one and loses the old ones', () => {
    const root = createFolder(place({ new: next, out: { ...last, 'lost+found/piece': '' } }))
    expect(replaceFolder(join(root, 'new'), join(root, 'out'), pinned)).toEqual({ reason: 'EBUSY', left: [] })
    expect(readAll(join(root, 'out'))).toEqual({ ...next, 'lost+found/piece': '' })
    expect(readdirSync(root)).toEqual(['out'])
  })

  it('stays as it was when the new files have no room in it', () => {
    const root = createFolder(place({ new: next, out: last }))
    const full = watchDisk({
      rename: pinned.rename,
      copy: (from, to) => (dirname(to).endsWith('/out') ? fail('ENOSPC') : cpSync(from, to, { recursive: true })),
    })
    expect(() => replaceFolder(join(root, 'new'), join(root, 'out'), full)).toThrow('ENOSPC')
    expect(readAll(join(root, 'out'))).toEqual(last)
    expect(readdirSync(root)).toEqual(['out'])
  })

  it('may be a folder beside which nothing can be written', () => {
    const root = createFolder(place({ new: next, out: last }))
    const disk = watchDisk({
      rename: (from, to) => (dirname(to) === root ? fail('EACCES') : renameSync(from, to)),
    })
    expect(replaceFolder(join(root, 'new'), join(root, 'out'), disk)).toEqual({ reason: 'EACCES', left: [] })
    expect(readAll(join(root, 'out'))).toEqual(next)
  })

  it('takes what an ended process has left in it for nobody’s', () => {
    const root = createFolder(
      place({ new: next, out: { ...last, [`.vitrine-${endProcess()}.new/index.html`]: 'half' } }),
    )
    replaceFolder(join(root, 'new'), join(root, 'out'), pinned)
    expect(readAll(join(root, 'out'))).toEqual(next)
  })
})

describe('changeFolder', () => {
  const changes = {
    changed: ['assets/next.js', 'index.html', 'new/page.html'],
    removed: ['assets/last.js', 'old.html'],
  }
  const edited = { 'index.html': 'next', 'assets/next.js': '', 'new/page.html': 'next', 'page.html': 'not meant' }
  const done = { '.vitrine': '', ...edited, 'page.html': 'last' }

  it('brings what differs into a folder, which stays', () => {
    const root = createFolder(place({ new: edited, out: { ...last, 'gone/deep/page.html': '' } }))
    const then = statSync(join(root, 'out')).ino
    const removed = [...changes.removed, 'gone/deep/page.html']
    expect(changeFolder(join(root, 'new'), join(root, 'out'), { ...changes, removed })?.left).toEqual([])
    expect(readAll(join(root, 'out'))).toEqual(done)
    expect(statSync(join(root, 'out')).ino).toBe(then)
    expect([readdirSync(root), readdirSync(join(root, 'out')).includes('gone')]).toEqual([['out'], false])
  })

  it('goes on where a process was ended, as soon as the next one begins, and not in another folder', () => {
    const pid = endProcess()
    const root = createFolder(place({ new: edited, out: last }))
    const [out, noted] = [join(root, 'out'), join(root, `out.vitrine-${pid}.changes`)]
    noteChanges(join(root, 'new'), out, changes)
    // One that ends before all is noted has changed nothing.
    cpSync(join(root, 'new'), join(root, `out.vitrine-${pid}.new`), { recursive: true })
    expect(restoreFolder(out)).toEqual([])
    expect(readAll(out)).toEqual(last)
    cpSync(join(root, 'new'), noted, { recursive: true })
    renameSync(join(noted, 'assets/next.js'), join(out, 'assets/next.js'))
    expect(restoreFolder(out)).toEqual([])
    expect(readAll(out)).toEqual(done)
    renameSync(join(root, 'new'), noted)
    renameSync(out, join(root, 'elsewhere'))
    mkdirSync(out)
    expect(restoreFolder(out)).toEqual([])
    expect(readAll(out)).toEqual({})
    expect(readdirSync(root)).toEqual(['elsewhere', 'out'])
  })

  it.each<[string, SiteFiles, Partial<FolderChanges>]>([
    ['where a folder becomes a file', { 'new/page.html/index.html': '' }, {}],
    ['where a file becomes a folder', { new: '' }, {}],
    ['when much differs', last, { removed: Array.from({ length: 1000 }, (_, index) => `${index}.html`) }],
  ])('leaves it to a whole replacement %s', (_, out, more) => {
    const root = createFolder(place({ new: edited, out }))
    expect(changeFolder(join(root, 'new'), join(root, 'out'), { ...changes, ...more })).toBeUndefined()
    expect([readAll(join(root, 'new')), readAll(join(root, 'out'))]).toEqual([edited, out])
  })

  it('leaves the old folder, and nothing else, when there is no room for what is new', () => {
    const root = createFolder(place({ new: edited, out: last }))
    const disk = watchDisk({ rename: (_, to) => fail(to.endsWith('.changes') ? 'ENOSPC' : 'EXDEV') })
    expect(() => changeFolder(join(root, 'new'), join(root, 'out'), changes, disk)).toThrow('ENOSPC')
    expect(readAll(join(root, 'out'))).toEqual(last)
    expect(readdirSync(root)).toEqual(['out'])
  })
})

describe('restoreFolder', () => {
  it('brings back the folder that an ended process had moved away, and deletes its half-made one', () => {
    const pid = endProcess()
    const root = createFolder(
      place({ [`out.vitrine-${pid}.old`]: last, [`out.vitrine-${pid}.new`]: { 'index.html': 'ne' } }),
    )
    expect(restoreFolder(join(root, 'out'))).toEqual([])
    expect(readAll(join(root, 'out'))).toEqual(last)
    expect(readdirSync(root)).toEqual(['out'])
  })

  it('leaves alone what a running process is at', () => {
    const root = createFolder(place({ [`out.vitrine-${process.ppid}.old`]: last }))
    restoreFolder(join(root, 'out'))
    expect(existsSync(join(root, 'out'))).toBe(false)
    rmSync(join(root, `out.vitrine-${process.ppid}.old`), { recursive: true })
  })
})

/** Gives the files of several folders as one list. */
function place(folders: Readonly<Record<string, SiteFiles>>): SiteFiles {
  return Object.fromEntries(
    Object.entries(folders).flatMap(([folder, files]) =>
      Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
    ),
  )
}

function readAll(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}

function watchDisk(disk: Partial<Disk>): Disk {
  return {
    rename: renameSync,
    copy: (from, to) => cpSync(from, to, { recursive: true }),
    remove: (path) => rmSync(path, { recursive: true, force: true }),
    ...disk,
  }
}

function fail(code: string): never {
  throw Object.assign(new Error(code), { code })
}

/** The number of a process that has already ended. */
function endProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}
