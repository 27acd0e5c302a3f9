import { describe, expect, it } from 'vitest'
import { findProblems } from '../../test/render-text.ts'

const open = 'The code block is never closed: what follows is shown as code.'
const close = 'End it with a line of as many backticks as it begins with.'
const directives = 'Put code into backticks; for the rest there are directives.'

describe('what markdown would lose without a word', () => {
  it.each([
    [
      'a\n\nA Lamp<string> and <b>bold</b>.',
      [
        [3, 'The HTML "<string>" is left out.', directives],
        [3, 'The HTML "<b>" is left out.', directives],
      ],
    ],
    ['<div>\nblock\n</div>', [[1, 'The HTML "<div>" is left out.', directives]]],
    [
      'a\n\n:::info\nIt burns:',
      [[3, 'The block ":::info" is never closed.', 'End it with as many colons as it begins with.']],
    ],
    [
      ':::grid\n:::info\na\n:::\n:::',
      [
        [2, 'The block ":::info" is never closed.', 'End it with as many colons as it begins with.'],
        [5, 'The colons ":::" close no block.', 'Give an outer block more colons than the blocks inside of it.'],
      ],
    ],
    ['a\n\n```tsx\n<Lamp />\n\n## Next', [[3, open, close]]],
    ['a\n\n~~~\n<Lamp />\n```', [[3, open, close]]],
    ['````md\n```\n````\n\n````md\n```', [[5, open, close]]],
    ['> ```\n> <Lamp />\n\nb', [[1, open, close]]],
    ['```', [[1, open, close]]],
  ] as const)('is reported: %j', async (body, problems) => {
    expect(await findProblems(body)).toEqual(
      problems.map(([line, what, mend]) => `content/en/lamp.md:${line}\n  ${what}\n  ${mend}`),
    )
  })

  it.each([
    'A `Lamp<string>` and a < b.',
    '```html\n<b>:::\n:::\n```',
    '<!-- a note for writers -->',
    'a <!-- b --> c',
    '> :::info\n> a\n> :::',
    '- :::info\n  a\n  :::\n- b',
    '::::grid\n:::info\na\n:::\n::::',
    ':::info\na\n:::   \nb',
    '<https://example.org>',
    '```\na\n````  ',
    '> ```\n> a\n> ```',
    '- b\n\n  ~~~\n  a\n  ~~~',
    ':::info\n```\na\n```\n:::',
    '    indented code',
  ])('is not found where nothing is lost: %j', async (body) => {
    expect(await findProblems(body)).toEqual([])
  })
})
