import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createFolder, writeFiles } from '../../test/open-fixture.ts'
import { readGitDates } from './read-git-dates.ts'

const first = Date.UTC(2024, 0, 2, 3, 4, 5)
const second = Date.UTC(2025, 5, 6, 7, 8, 9)

describe('readGitDates', () => {
  it('knows the last commit of each file below a folder', () => {
    const root = createRepository()
    const content = join(root, 'site/content')
    expect(readGitDates(content)).toEqual(
      new Map([
        [join(content, '灯 lamp.md'), first],
        [join(content, 'dimmer.md'), second],
      ]),
    )
  })

  it('does not know files that are not committed', () => {
    const root = createRepository()
    writeFiles(root, { 'site/content/new.md': 'new' })
    expect(readGitDates(join(root, 'site/content')).has(join(root, 'site/content/new.md'))).toBe(false)
  })

  it('answers with the paths it is asked for, through symbolic links too', () => {
    const link = join(createFolder(), 'link')
    symlinkSync(createRepository(), link)
    expect(readGitDates(join(link, 'site/content')).get(join(link, 'site/content/dimmer.md'))).toBe(second)
  })

  it('knows nothing in a shallow clone, where every date would be that of the last commit', () => {
    const clone = join(createFolder(), 'clone')
    git('.', 'clone', '--quiet', '--depth', '1', pathToFileURL(createRepository()).href, clone)
    expect(readGitDates(join(clone, 'site/content'))).toEqual(new Map())
  })

  it('knows nothing outside of a repository, in an empty one and of a folder that is not there', () => {
    const folder = createFolder()
    expect(readGitDates(folder)).toEqual(new Map())
    git(folder, 'init', '--quiet')
    expect(readGitDates(folder)).toEqual(new Map())
    expect(readGitDates(join(folder, 'nowhere'))).toEqual(new Map())
  })
})

function createRepository(): string {
  const root = createFolder({ 'site/content/灯 lamp.md': 'a', 'site/content/dimmer.md': 'a', 'other.md': 'a' })
  git(root, 'init', '--quiet')
  commit(root, first)
  writeFiles(root, { 'site/content/dimmer.md': 'b', 'other.md': 'b' })
  commit(root, second)
  return root
}

function commit(root: string, date: number): void {
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', 'change', `--date=${new Date(date).toISOString()}`)
  // The dates are those of the committer, which may differ from the author's.
  const env = { ...process.env, GIT_COMMITTER_DATE: new Date(date).toISOString() }
  execFileSync('git', [...identity, '-C', root, 'commit', '--quiet', '--amend', '--no-edit'], { env })
}

const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false']

function git(root: string, ...args: string[]): void {
  execFileSync('git', [...identity, '-C', root, ...args], { stdio: 'ignore' })
}
