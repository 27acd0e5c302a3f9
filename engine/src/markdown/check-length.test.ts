import { expect, it } from 'vitest'
import { renderText } from '../../test/render-text.ts'
import { formatProblem } from '../node/format-problems.ts'
import { checkLength } from './check-length.ts'

const lines = 'A lamp that **shines** in the `dark`.\n'.repeat(6000)
const page = { bodyLine: 3, filename: 'content/en/lamp.md' }

it('reports a paragraph that would take minutes, with the line on which it begins, and reads nothing of the page', async () => {
  const { problems, content } = await renderText(`One.\n\n${lines}`)
  expect(problems.map(formatProblem)).toEqual([
    'content/en/lamp.md:3\n  A paragraph is longer than 200000 letters.\n  Put empty lines into it: it would take minutes to be read.',
  ])
  expect(content.sections).toEqual([])
})

it.each([
  ['paragraphs', lines.replaceAll('\n', '\n\n')],
  ['code', `\`\`\`md\n${lines}\`\`\`\n`],
  ['a list', lines.replaceAll('A lamp', '- A lamp')],
  ['a table', `| a |\n| - |\n${lines.replaceAll('A lamp', '| A lamp')}`],
])('has nothing against as much text in %s', (_kind, body) => {
  expect(checkLength({ ...page, body })).toEqual([])
})

it('finds a long paragraph behind code', () => {
  expect(checkLength({ ...page, body: `\`\`\`\na\n\`\`\`\n${lines}` })).toMatchObject([{ line: 6 }])
})
