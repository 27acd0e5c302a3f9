import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

  it('never come from outside the site folder', () => {
    expect(readShownFiles('::file{src="../secret.css"}', root)).toEqual({})
  })
})
