import { expect, test } from 'vitest'
import type { FontFace } from './read-font-faces.ts'
import { splitByFace } from './split-by-face.ts'

const latin: FontFace = { file: 'latin', weights: [100, 900], ranges: [[0x20, 0x7e]] }
const light: FontFace = { file: 'light', weights: [300, 300], ranges: [[0x4e00, 0x9fff]] }
const bold: FontFace = { file: 'bold', weights: [700, 700], ranges: [[0x20, 0x9fff]] }

function split(text: string, weight = 700): (string | undefined)[][] {
  return splitByFace(text, [latin, light, bold], weight).map((run) => [run.text, run.face?.file])
}

test('each piece of a text gets the first font that has its characters, in the nearest weight', () => {
  expect(split('Lamp 灯具 x')).toEqual([
    ['Lamp ', 'latin'],
    ['灯具 ', 'bold'],
    ['x', 'latin'],
  ])
  expect(split('灯', 400)).toEqual([['灯', 'light']])
})

test('a mark stays with its letter, and what no font has is a piece without a font', () => {
  expect(split('e\u0301a🪔')).toEqual([
    ['e\u0301a', 'latin'],
    ['🪔', undefined],
  ])
})
