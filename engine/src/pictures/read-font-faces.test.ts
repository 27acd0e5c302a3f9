import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { readFontFaces } from './read-font-faces.ts'

test('the upright faces of a stylesheet are read with their weights and characters, in its order', () => {
  const folder = createFolder({
    'fonts.css': `
      /* @font-face { src: url(./old.woff2) } */
      @font-face {
        font-weight: 100 900;
        src: url(./files/a.woff2) format('woff2-variations');
        unicode-range: U+41-5A,U+e9, U+4??;
      }
      @font-face { font-style: italic; src: url(b.woff2) }
      @font-face { font-weight: bold; src: url('c.woff') format('woff'), url("c.ttf") format('truetype') }
      @font-face { src: local(Arial) }`,
  })
  expect(readFontFaces(join(folder, 'fonts.css'))).toEqual([
    {
      file: join(folder, 'files/a.woff2'),
      weights: [100, 900],
      ranges: [
        [0x41, 0x5a],
        [0xe9, 0xe9],
        [0x400, 0x4ff],
      ],
    },
    { file: join(folder, 'c.ttf'), weights: [700, 700], ranges: [] },
  ])
})
