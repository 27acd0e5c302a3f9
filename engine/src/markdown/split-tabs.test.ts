import { describe, expect, it } from 'vitest'
import { findProblems, readText, renderText } from '../../test/render-text.ts'

const care =
  ':::tab{key="care" title="Care"}\n\n## Cleaning\n\nLet it [cool](/demo).\n\n:::demo{id="dimmer"}\n:::\n\n:::'

const example = 'Write :::tab{key="short-name" title="Name"}.'

describe('tabs', () => {
  it('are taken off the main text, with an outline of their own', async () => {
    const { content, problems } = await renderText(`Before.\n\n:${care}:\n\n## After`)
    expect(problems).toEqual([])
    expect(readText(content.tree)).toBe('Before.\nAfter')
    expect(content.outline).toEqual([{ id: 'after', depth: 2, title: 'After' }])
    expect(content.tabs.map(({ key, title, outline }) => ({ key, title, outline }))).toEqual([
      { key: 'care', title: 'Care', outline: [{ id: 'cleaning', depth: 2, title: 'Cleaning' }] },
    ])
  })

  it('give their sections, links, demos and anchors to the page', async () => {
    const { content } = await renderText(`## Before\n\n:${care}:`)
    expect(content.sections).toEqual([
      { id: 'before', title: 'Before', tab: undefined, paragraphs: [] },
      { id: 'cleaning', title: 'Cleaning', tab: 'care', paragraphs: ['Let it cool.'] },
    ])
    expect(content.links).toEqual([{ href: '/demo', line: 7 }])
    expect(content.demos.map(({ id, line }) => ({ id, line }))).toEqual([{ id: 'dimmer', line: 9 }])
    expect(content.anchors).toEqual(['before', 'cleaning', 'dimmer'])
  })

  it('share one set of ids with the page', async () => {
    const { content } = await renderText('## Care\n\n:::tab{key="a" title="A"}\n\n## Care\n\n:::')
    expect(content.anchors).toEqual(['care', 'care-1'])
  })

  it.each([
    [':::tab{key="a"}\nx\n:::', 1, 'A tab has no key or no title.', example],
    [':::tab{title="A"}\nx\n:::', 1, 'A tab has no key or no title.', example],
    [':::tab{key="api" title="A"}\nx\n:::', 1, 'The tab key "api" is taken.', 'Choose another key.'],
    [':::tab{key="usage" title="A"}\nx\n:::', 1, 'The tab key "usage" is taken.', 'Choose another key.'],
    [
      ':::tab{key="a" title="A"}\nx\n:::\n\n:::tab{key="a" title="B"}\nx\n:::',
      5,
      'The tab key "a" is taken.',
      'Choose another key.',
    ],
    [
      '::::info\n:::tab{key="a" title="A"}\nx\n:::\n::::',
      2,
      'A tab stands inside of something else.',
      'Tabs belong at the top level of a page.',
    ],
  ])('that are wrong are reported: %j', async (body, line, what, mend) => {
    expect(await findProblems(body)).toEqual([`content/en/lamp.md:${line}\n  ${what}\n  ${mend}`])
  })

  it('that cannot be understood leave no text behind, and are not taken for the main text', async () => {
    const { content } = await renderText('Main.\n\n:::tab{key="a"}\nLost.\n:::')
    expect(readText(content.tree)).toBe('Main.')
    expect(content.tabs).toEqual([])
  })
})
