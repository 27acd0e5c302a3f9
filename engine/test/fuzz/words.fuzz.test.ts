import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problem } from '../../src/model/problem.ts'
import { checkYaml } from '../../src/node/check-yaml.ts'
import { tableNotesSchema, tableWordsSchema, typeNotesSchema, typeWordsSchema } from '../../src/schema/api-words.ts'
import { createFrontMatterSchema } from '../../src/schema/front-matter.ts'
import { mutateText } from './mutate-text.ts'
import { runCases } from './run-cases.ts'

const site = new URL('../../../site/', import.meta.url).pathname
const read = (folder: string, end: string): string[] =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(site, folder, name), 'utf8'))

const pieces = [
  '\n',
  '\n\n',
  '  ',
  '\t',
  ': ',
  ':',
  '- ',
  '? ',
  '|',
  '>',
  '|-\n',
  '---',
  '...',
  '#',
  '"',
  "'",
  '`',
  '%',
  '@',
  '!',
  '!!js/function',
  '!!binary',
  '&a ',
  '*a',
  '<<: *a',
  '{',
  '}',
  '[',
  ']',
  '{a: {a: {a: ',
  '[[[[',
  ',',
  '~',
  'null',
  'true',
  '1.10',
  '0e12',
  '.inf',
  '2020-01-01',
  '1_000',
  '__proto__: ',
  'constructor: ',
  'toString: ',
  'title: ',
  'keywords: [',
  'group: guide',
  'order: x',
  'props:\n',
  'example: {',
  '\0',
  '\ufeff',
  '\u2028',
  '\ud83d',
  '灯',
]
const wordsPlace = {
  subject: 'The file',
  place: 'to the file',
  example: 'props: { … }',
  firstLine: 1,
  scalars: 'text',
} as const
const matterPlace = {
  subject: 'The front matter',
  place: 'between the lines',
  example: 'title: x',
  firstLine: 2,
  scalars: 'typed',
} as const

test('front matter that anybody wrote is read or told about, with a line of the file', () => {
  const texts = read('content', '.md').map((text) => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '')
  const schema = createFrontMatterSchema(['guide', 'practice'])
  return runCases('front matter', mutateText(texts, pieces), (text) => {
    const { value, problems, lineOf } = checkYaml(
      text,
      schema,
      { ...matterPlace, file: 'page.md' },
      { title: 'page.md' },
    )
    checkProblems(problems, text, 2)
    expect(value.title).not.toBe('')
    expect(typeof value.listed).toBe('boolean')
    expect(lineOf(['keywords', 0])).toBeGreaterThan(0)
  })
}, 1_200_000)

test('words of the reference that anybody wrote are read or told about, with a line of the file', () => {
  const texts = read('api', '.yml')
  const schema = fc.constantFrom(tableNotesSchema, tableWordsSchema, typeNotesSchema, typeWordsSchema)
  return runCases('words of the reference', fc.tuple(mutateText(texts, pieces), schema), ([text, one]) => {
    const { value, problems } = checkYaml<typeof one>(text, one, { ...wordsPlace, file: 'select.yml' })
    checkProblems(problems, text, 1)
    expect(typeof value).toBe('object')
  })
}, 1_200_000)

function checkProblems(problems: readonly Problem[], text: string, firstLine: number): void {
  for (const { line, what, mend } of problems) {
    expect(line).toBeGreaterThan(0)
    expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length + firstLine)
    expect(what.length * mend.length).toBeGreaterThan(0)
    if (!/undefined|\[object/.test(text)) expect(`${what} ${mend}`).not.toMatch(/undefined|\[object/)
  }
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
}
