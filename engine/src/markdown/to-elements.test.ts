import { describe, expect, it } from 'vitest'
import { findElements, renderText } from '../../test/render-text.ts'

describe('elements', () => {
  it('of code carry their title and their highlighted HTML', async () => {
    const { content } = await renderText('```css [lamp.css] {1} lines\na { }\n```')
    expect(findElements(content.tree, 'v-code')[0]?.properties).toMatchObject({
      language: 'css',
      title: 'lamp.css',
      numbered: true,
      html: expect.stringMatching(/^<mark class="c-line"><span class="c-/),
    })
  })

  it('of code without a language are plain', async () => {
    const { content } = await renderText('```\na < b\n```\n\n    indented\n')
    expect(findElements(content.tree, 'v-code').map(({ properties }) => properties)).toMatchObject([
      { language: 'text', html: 'a &lt; b' },
      { language: 'text', html: 'indented' },
    ])
  })

  it('of tables stand in a frame of their own', async () => {
    const { content } = await renderText('| a |\n| - |\n| b |')
    expect(findElements(content.tree, 'v-table')[0]?.children).toMatchObject([{ tagName: 'table' }])
  })

  it('hold no positions, which only messages need', async () => {
    const { content } = await renderText('# a\n\n| a |\n| - |\n| **b** |\n\n```sh\nc\n```\n\n:::info\nd\n:::')
    expect(JSON.stringify(content)).not.toContain('"position"')
  })
})
