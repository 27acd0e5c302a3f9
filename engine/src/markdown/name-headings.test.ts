import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findElements, findProblems, renderText } from '../../test/render-text.ts'

describe('headings', () => {
  it('have ids made from their text, or given in braces, and are listed as the outline', async () => {
    const { content } = await renderText('## First `light`\n\n### 开灯 Switch on {#switch-on}\n\n## First light\n')
    expect(content.outline).toEqual([
      { id: 'first-light', depth: 2, title: 'First light' },
      { id: 'switch-on', depth: 3, title: '开灯 Switch on' },
      { id: 'first-light-1', depth: 2, title: 'First light' },
    ])
    expect(findElements(content.tree, 'v-heading').map(({ properties }) => properties)).toEqual([
      { depth: 2, anchor: 'first-light', label: 'First light' },
      { depth: 3, anchor: 'switch-on', label: '开灯 Switch on' },
      { depth: 2, anchor: 'first-light-1', label: 'First light' },
    ])
  })

  it('keep an id in braces behind code', async () => {
    const { content } = await renderText('## `watt` {#watt}\n')
    expect(content.outline).toEqual([{ id: 'watt', depth: 2, title: 'watt' }])
  })

  it('take no id that is given to another, to a demo or to the frame', async () => {
    const { content, problems } = await renderText(
      '::demo{id="dimmer"}\n\n## On {#off}\n\n## Off\n\n## Dimmer\n\n## Search\n\n## Content\n',
    )
    expect(problems).toEqual([])
    expect(content.outline.map(({ id }) => id)).toEqual(['off', 'off-1', 'dimmer-1', 'search-1', 'content-1'])
  })

  it('have an id even when there is nothing to make it from', async () => {
    const { content } = await renderText('## !\n\n## 💡\n\n##\n')
    expect(content.outline.map(({ id }) => id)).toEqual(['section', 'section-1', 'section-2'])
  })

  it('never share an id, whatever they say', async () => {
    const title = fc.stringMatching(/^[ab -]{0,6}1?$/)
    await fc.assert(
      fc.asyncProperty(fc.array(title, { maxLength: 12 }), async (titles) => {
        const { content } = await renderText(titles.map((text) => `## ${text}\n`).join('\n'))
        expect(content.outline).toHaveLength(titles.length)
        expect(new Set(content.anchors).size).toBe(titles.length)
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    [
      'a\n\n# Lamp {#lamp}',
      3,
      'The heading "Lamp {#lamp}" is a second title.',
      'Use ## for headings; the title comes from the front matter.',
    ],
    ['## On {#on}\n\n## Off {#on}', 3, 'The id "on" stands twice on this page.', 'Give the heading another {#id}.'],
    ['## On\n\n## Off {#on}', 3, 'The id "on" stands twice on this page.', 'Give the heading another {#id}.'],
    [
      '## Light {#dimmer}\n\n::demo{id="dimmer"}',
      1,
      'The id "dimmer" stands twice on this page.',
      'Give the heading another {#id}.',
    ],
    [
      '## Find {#search}',
      1,
      'The id "search" belongs to the frame around the page.',
      'Give the heading another {#id}.',
    ],
  ])('that are wrong are reported: %j', async (body, line, what, mend) => {
    expect(await findProblems(body)).toEqual([`content/en/lamp.md:${line}\n  ${what}\n  ${mend}`])
  })
})
