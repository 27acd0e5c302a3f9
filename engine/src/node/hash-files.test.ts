import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, writeFiles } from '../../test/open-fixture.ts'
import { hashFiles, hashText } from './hash-files.ts'

describe('hashFiles', () => {
  it('changes with the name and the text of every file, but not with tests', () => {
    const root = createFolder({ 'a/one.ts': '1', 'a/deep/two.ts': '2', 'single.css': '3' })
    const hash = (): string => hashFiles([join(root, 'a'), join(root, 'single.css')])
    const seen = new Set([hash()])
    writeFiles(root, { 'a/one.test.ts': 'a test' })
    expect(seen.has(hash())).toBe(true)
    for (const path of ['a/one.ts', 'a/deep/three.ts', 'single.css']) {
      writeFiles(root, { [path]: 'new' })
      expect(seen.has(hash())).toBe(false)
      seen.add(hash())
    }
  })

  it('takes a path that is not there for an empty folder', () => {
    expect(hashFiles([join(createFolder(), 'nowhere')])).toBe(hashFiles([]))
  })
})

describe('hashText', () => {
  it('is a short name that tells texts apart', () => {
    expect(hashText('灯')).toMatch(/^[0-9a-f]{32}$/)
    expect(hashText('灯')).not.toBe(hashText('灯 '))
  })
})
