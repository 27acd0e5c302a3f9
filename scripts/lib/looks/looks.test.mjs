import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readLooks } from './read-looks.mjs'
import { describeChanged, explainPlatform, listUnused } from './show-looks.mjs'
import { compressLook, writeSheet } from './write-sheet.mjs'

const folder = mkdtempSync(join(tmpdir(), 'looks-'))

/** @param {string} color @param {number} width */
const draw = (color, width) =>
  sharp({ create: { width, height: 10, channels: 3, background: color } })
    .webp({ lossless: true })
    .toBuffer()

/** @param {string} look @param {readonly string[]} parts */
const attach = (look, ...parts) =>
  parts.map((part) => ({ name: `${look}-${part}.webp`, path: `/${look}-${part}.webp` }))

/** @param {readonly string[]} names */
const annotate = (...names) => names.map((description) => ({ type: 'look', description }))

test('of a report: what looks different, what is new, what was asked for, and what else has failed', () => {
  const different =
    '\u001B[31mError: "home" looks different\u001B[39m\n\nexpect(page).toHaveScreenshot(expected) failed'
  const missing = "Error: A snapshot doesn't exist at /drawer.webp, writing actual."
  const report = {
    suites: [
      {
        suites: [
          {
            specs: [
              {
                tests: [
                  {
                    annotations: [...annotate('home', 'home-dark'), { type: 'slow' }],
                    results: [
                      {
                        errors: [{ message: different }, { message: 'Error: expect(locator).toBeVisible() failed' }],
                        attachments: [
                          ...attach('home', 'expected', 'actual', 'diff'),
                          { name: 'error-context', path: '/error.md' },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        specs: [
          {
            tests: [
              {
                annotations: annotate('drawer'),
                results: [{ errors: [{ message: missing }], attachments: attach('drawer', 'expected', 'actual') }],
              },
            ],
          },
        ],
      },
    ],
  }
  expect(readLooks(report)).toEqual({
    changed: [
      { name: 'drawer', expected: '/drawer-expected.webp', actual: '/drawer-actual.webp' },
      {
        name: 'home',
        expected: '/home-expected.webp',
        actual: '/home-actual.webp',
        difference: '/home-diff.webp',
      },
    ],
    asked: ['home', 'home-dark', 'drawer'],
    failures: ['Error: expect(locator).toBeVisible() failed'],
  })
  expect(readLooks({})).toEqual({ changed: [], asked: [], failures: [] })
})

test('what has changed stands side by side, and is gone when nothing has', async () => {
  const paths = await Promise.all(
    ['red', 'blue', 'white'].map(async (color, at) => {
      const path = join(folder, `${color}.webp`)
      writeFileSync(path, await draw(color, 20 + at))
      return path
    }),
  )
  const [expected = '', actual = '', difference = ''] = paths
  const sheet = join(folder, 'sheet')
  await writeSheet(
    [
      { name: 'home', expected, actual, difference },
      { name: 'new', actual },
    ],
    sheet,
  )
  expect(readdirSync(sheet).toSorted()).toEqual(['home.png', 'index.html', 'new.png'])
  const { width, height } = await sharp(join(sheet, 'home.png')).metadata()
  expect({ width, height }).toEqual({ width: 20 + 16 + 21 + 16 + 22, height: 10 })
  const html = readFileSync(join(sheet, 'index.html'), 'utf8')
  expect([...html.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)).toEqual(['home.png', 'new.png'])
  await writeSheet([], sheet)
  expect(readdirSync(folder)).not.toContain('sheet')
})

test('a reader is told how many look different, where to compare them and how to accept them', () => {
  expect(describeChanged(0)).toBeUndefined()
  expect(describeChanged(1)).toBe(
    'One picture looks different: compare in .cache/looks/index.html, or the PNG files beside it; npm run looks accepts what you see.',
  )
  expect(describeChanged(3)).toMatch(/^3 pictures look different: /)
})

test('where the system draws letters in its own way, nothing is compared, and it is said why', () => {
  expect(explainPlatform('linux')).toBeUndefined()
  expect(explainPlatform('darwin')).toBe(
    'The pictures are those of Chromium on Linux; on darwin the system draws letters in its own way: run this on Linux.',
  )
})

test('pictures that no test asks for are found, and a picture keeps its pixels when it gets smaller', async () => {
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures)
  const picture = await draw('red', 64)
  for (const name of ['home', 'old']) writeFileSync(join(pictures, `${name}.webp`), picture)
  expect(listUnused(['home', 'home-dark'], pictures)).toEqual(['old'])
  expect(listUnused([], join(folder, 'none'))).toEqual([])
  const smaller = await compressLook(picture)
  expect(await sharp(smaller).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
})
