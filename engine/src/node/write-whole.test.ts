import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { writeWhole } from './write-whole.ts'

it('writes into a folder that is not there yet, and leaves nothing else in it', () => {
  const folder = join(createFolder(), 'a/b')
  writeWhole(join(folder, 'page.json'), 'first')
  writeWhole(join(folder, 'page.json'), 'second')
  expect(readdirSync(folder)).toEqual(['page.json'])
  expect(readFileSync(join(folder, 'page.json'), 'utf8')).toBe('second')
})

it('leaves the file as it was when it cannot be written', () => {
  const folder = createFolder({ 'page.json': 'whole' })
  // A folder with the name of the temporary file, which contains the number of the process, makes the write fail.
  mkdirSync(join(folder, `page.json.${process.pid}`))
  expect(() => writeWhole(join(folder, 'page.json'), 'half')).toThrow('EISDIR')
  expect(readFileSync(join(folder, 'page.json'), 'utf8')).toBe('whole')
})
