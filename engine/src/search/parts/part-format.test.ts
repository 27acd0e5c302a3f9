import { expect, it } from 'vitest'
import { readPages, readPart, writePart } from './part-format.ts'

it('a part gives back its words, and for each the pages and what it is worth there', () => {
  const words = [
    { word: 'bulb', pages: [0, 3, 130, 40_000], values: [8, 1.5, 0.01, 90] },
    { word: '灯泡', pages: [2], values: [5] },
  ]
  const part = readPart(writePart(words))
  const read = part.words.map((word, at) => {
    const pages: [number, number][] = []
    readPages(part, at, (page, value) => pages.push([page, value]))
    return { word, pages }
  })
  expect(read).toEqual([
    {
      word: 'bulb',
      // Steps of an eighth, never nothing, and 31.9 at most.
      pages: [
        [0, 8],
        [3, 1.5],
        [130, 0.125],
        [40_000, 31.875],
      ],
    },
    { word: '灯泡', pages: [[2, 5]] },
  ])
})
