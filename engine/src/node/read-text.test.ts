import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { readText } from './read-text.ts'

const again = 'Save it as UTF-8.'

describe('readText', () => {
  it('gives the text, with the line ends of every system made one, and without a byte order mark', () => {
    expect(read('\uFEFFone\r\ntwo\rthree\n\t\uFFFD 灯\n')).toEqual({ text: 'one\ntwo\nthree\n\t\uFFFD 灯\n' })
  })

  it.each([
    ['UTF-16', Buffer.from('\uFEFFlamp', 'utf16le'), { line: 1, what: 'The file is written in UTF-16.', mend: again }],
    [
      'UTF-16 in the other order',
      Buffer.from('\uFEFFlamp', 'utf16le').swap16(),
      { line: 1, what: 'The file is written in UTF-16.', mend: again },
    ],
    [
      'Latin-1',
      Buffer.from('a\nlampé\n', 'latin1'),
      { line: 2, what: 'The file holds bytes that are not UTF-8.', mend: again },
    ],
    ['NUL', 'a\nb\nc\0', { line: 3, what: 'The file holds the control character U+0000.', mend: 'Delete it.' }],
    [
      'an escape of a terminal',
      'a\n\u001B[1mb',
      { line: 2, what: 'The file holds the control character U+001B.', mend: 'Delete it.' },
    ],
  ])('tells what is wrong with bytes: %s', (_name, content, mistake) => {
    expect(read(content).mistake).toEqual(mistake)
  })

  it('reads UTF-16 all the same, so that what links to the file is not wrong as well', () => {
    expect(read(Buffer.from('\uFEFFlamp', 'utf16le')).text).toBe('lamp')
  })
})

function read(content: string | Uint8Array) {
  return readText(join(createFolder({ 'lamp.md': content }), 'lamp.md'))
}
