import { describe, expect, it } from 'vitest'
import { findElements, readText, renderText } from '../../test/render-text.ts'

describe('a colon in a sentence', () => {
  it.each([
    'Open from 10:30 to 22:00.',
    'The key foo:bar and a:b[c].',
    'The key a:b[c]{d="e"} and x:y{z}.',
    'Set state:error, type:demo or a:prop.',
    '名称:值',
    ':smile: and std::vector',
    'See http://localhost:port/x.',
    'In a:table the word.',
  ])('stays as it is written: %s', async (sentence) => {
    const { content, problems } = await renderText(sentence)
    expect(problems).toEqual([])
    expect(readText(content.tree)).toBe(sentence)
  })

  it('keeps the markup behind it', async () => {
    const { content } = await renderText('a:b[**bold** and :badge[New]]')
    expect(readText(content.tree)).toBe('a:b[bold and New]')
    expect(findElements(content.tree, 'strong')).toHaveLength(1)
    expect(findElements(content.tree, 'v-badge')).toHaveLength(1)
  })
})
