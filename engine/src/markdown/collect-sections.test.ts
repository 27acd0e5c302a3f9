import { describe, expect, it } from 'vitest'
import { renderText } from '../../test/render-text.ts'

describe('sections for search', () => {
  it('hold the text below each heading, and what stands before the first one', async () => {
    const { content } = await renderText('Lamps *dim*\nslowly.\n\n## 亮度 Watt {#watt}\n\nTwo `W`.\n\n## Empty\n')
    expect(content.sections).toEqual([
      { id: '', title: '', tab: undefined, paragraphs: ['Lamps dim slowly.'] },
      { id: 'watt', title: '亮度 Watt', tab: undefined, paragraphs: ['Two W.'] },
      { id: 'empty', title: 'Empty', tab: undefined, paragraphs: [] },
    ])
  })

  it('take table rows, list items, quotes and notes for paragraphs', async () => {
    const { content } = await renderText(
      '| Size | Watt |\n| - | - |\n| S | 4 `W` |\n\n- one\n- two\n\n  three\n\n> said\n\n:::info[Note]\nnoted :kbd[Ctrl+L]\n:::',
    )
    expect(content.sections.flatMap(({ paragraphs }) => paragraphs)).toEqual([
      'Size · Watt',
      'S · 4 W',
      'one',
      'two',
      'three',
      'said',
      'noted Ctrl+L',
    ])
  })

  it('leave comments out', async () => {
    const { content } = await renderText('A bulb has <!-- fact -->60 W<!-- end -->.\n\n<!-- more -->\n')
    expect(content.sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(['A bulb has 60 W.'])
  })

  it('leave code out, and put a space where a line is broken', async () => {
    const { content } = await renderText('one  \ntwo\\\nthree\n\n```sh\nnpm install\n```\n')
    expect(content.sections).toEqual([{ id: '', title: '', tab: undefined, paragraphs: ['one two three'] }])
  })

  it('do not begin with an empty one', async () => {
    expect((await renderText('## Watt')).content.sections.map(({ id }) => id)).toEqual(['watt'])
    expect((await renderText('')).content.sections).toEqual([])
  })
})
