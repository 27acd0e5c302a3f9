import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readShownFiles } from './read-shown-files.ts'

let root = ''
let outside = ''

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'shown-files-'))
  root = join(outside, 'site')
  mkdirSync(join(root, 'theme'), { recursive: true })
  writeFileSync(join(root, 'theme/lamp.css'), '.lamp {\r\n}\r\n')
  writeFileSync(join(outside, 'secret.css'), 'secret')
})

afterEach(() => rmSync(outside, { recursive: true, force: true }))

describe('files that a page shows', () => {
  it.each([
    ['Before.\n\n::file{src="theme/lamp.css"}\n\nAfter.', 'theme/lamp.css'],
    ["::file{src='theme/lamp.css'}", 'theme/lamp.css'],
    ['::file{src=theme/lamp.css}', 'theme/lamp.css'],
    ['::file{src="/theme/lamp.css"}', '/theme/lamp.css'],
  ])('are read under the address the page gives them: %j', (body, src) => {
    expect(readShownFiles(body, root)).toEqual({ [src]: '.lamp {\n}\n' })
  })

  it.each([
    '```md\n::file{src="theme/lamp.css"}\n```',
    '::file{src="theme/lmap.css"}',
    '::file{src="theme"}',
    '::file{src=""}',
    '::file',
    'No file.',
  ])('are left out when there is nothing to read: %j', (body) => expect(readShownFiles(body, root)).toEqual({}))

  it('never come from outside the site folder, by a path or by a link', () => {
    symlinkSync(join(outside, 'secret.css'), join(root, 'theme/linked.css'))
    symlinkSync(outside, join(root, 'linked'))
    for (const src of ['../secret.css', 'theme/linked.css', 'linked/secret.css'])
      expect(readShownFiles(`::file{src="${src}"}`, root)).toEqual({})
  })

  it('are never hidden ones', () => {
    mkdirSync(join(root, '.git'))
    for (const file of ['.env', '.git/config']) writeFileSync(join(root, file), 'secret')
    for (const src of ['.env', './.env', 'theme/../.env', '.git/config'])
      expect(readShownFiles(`::file{src="${src}"}`, root)).toEqual({})
    expect(readShownFiles('::file{src="./theme/lamp.css"}', root)).toEqual({ './theme/lamp.css': '.lamp {\n}\n' })
  })
})
