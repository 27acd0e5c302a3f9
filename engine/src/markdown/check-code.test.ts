import { describe, expect, it } from 'vitest'
import { renderText } from '../../test/render-text.ts'

async function complaints(markdown: string): Promise<string[]> {
  const { problems } = await renderText(markdown)
  return problems.map(({ line, what, mend }) => `${line}: ${what} ${mend}`)
}

describe('a code block', () => {
  it('that asks for nothing wrong is not complained about', async () => {
    expect(await complaints('```tsx [a.tsx] {1} /b/ lines open\nb\n```')).toEqual([])
  })

  it.each([
    ['linse', '1: A code block takes no "linse". Did you mean "lines"?'],
    [
      'numbers=on',
      '1: A code block takes no "numbers=on". Use one of: [file name], {1,3-4}, /word/, lines, diff, open.',
    ],
    ['{1-3}', '1: The code block has no line 3 to mark. Its lines are 1 to 2.'],
    ['{0}', '1: The code block has no line 0 to mark. Its lines are 1 to 2.'],
    ['/c/', '1: The code block does not hold the word "c". Write it as it stands in the code.'],
    ['diff', '1: Line 1 of a diff block has no mark: "a". Begin each line with "+", "-" or a blank.'],
  ])('with "%s" is reported', async (meta, message) => {
    expect(await complaints(`\`\`\`tsx ${meta}\na\nb\n\`\`\``)).toEqual([message])
  })

  it('shares no name with its neighbour in a group', async () => {
    const block = '```sh [npm]\na\n```'
    expect(await complaints(`:::code-group\n${block}\n\n${block}\n:::`)).toEqual([
      '1: The name "npm" stands twice in this code-group. Give each block a [name] of its own.',
    ])
  })
})
