import { describe, expect, it } from 'vitest'
import { findElements, renderText } from '../../test/render-text.ts'
import { readMeta } from './to-elements.ts'

describe('readMeta', () => {
  it.each([
    ['', { title: undefined, marked: [], numbered: false }],
    ['[app.tsx]', { title: 'app.tsx', marked: [], numbered: false }],
    ['[my app.tsx] {1,3-5} lines', { title: 'my app.tsx', marked: [1, 3, 4, 5], numbered: true }],
    ['lines {2}', { title: undefined, marked: [2], numbered: true }],
    ['{ 1, 2 - 3 }', { title: undefined, marked: [1, 2, 3], numbered: false }],
    ['{3-1}', { title: undefined, marked: [], numbered: false }],
    ['outlines', { title: undefined, marked: [], numbered: false }],
  ])('understands "%s"', (meta, expected) => {
    expect(readMeta(meta)).toEqual(expected)
  })
})

describe('elements', () => {
  it('of code carry the source and its highlighted HTML', async () => {
    const { content } = await renderText('```css [lamp.css] {1}\na { }\n```')
    expect(findElements(content.tree, 'v-code')[0]?.properties).toEqual({
      language: 'css',
      title: 'lamp.css',
      marked: [1],
      numbered: false,
      source: 'a { }',
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
