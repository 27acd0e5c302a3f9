import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, openFixture } from '../../test/open-fixture.ts'
import { listPictureSizes, readPictureSize } from './read-picture-size.ts'

describe('readPictureSize', () => {
  it('gives the pixels of a picture', () => {
    expect(readPictureSize(join(openFixture('lamps'), 'public/pictures/lamp-light.png'))).toEqual({
      width: 120,
      height: 81,
      hasAvif: false,
    })
  })

  it('knows whether the picture is there as AVIF too', () => {
    const png = Buffer.from('\u0089PNG\r\n\u001a\n'.padEnd(24, '\0'), 'latin1')
    const root = createFolder({ 'a.png': png, 'a.avif': '', 'b.png': png })
    expect(readPictureSize(join(root, 'a.png'))?.hasAvif).toBe(true)
    expect(readPictureSize(join(root, 'b.png'))?.hasAvif).toBe(false)
  })

  it.each([
    ['is not there', 'none.png'],
    ['is a folder', 'folder'],
    ['is no picture', 'text.png'],
    ['is cut off', 'cut.png'],
  ])('knows no size of a file that %s', (_, name) => {
    const root = createFolder({
      'folder/a': '',
      'text.png': 'text '.repeat(20),
      'cut.png': Buffer.from('\u0089PNG\r\n', 'latin1'),
    })
    expect(readPictureSize(join(root, name))).toBeUndefined()
  })
})

describe('listPictureSizes', () => {
  it('lists the pictures of a folder by their path', () => {
    expect(listPictureSizes(join(openFixture('lamps'), 'public'))).toEqual({
      'pictures/lamp-dark.png': { width: 120, height: 81, hasAvif: false },
      'pictures/lamp-light.png': { width: 120, height: 81, hasAvif: false },
    })
  })

  it('lists nothing where there is no folder', () => {
    expect(listPictureSizes(join(createFolder(), 'public'))).toEqual({})
  })
})
