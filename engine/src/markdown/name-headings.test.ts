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

  it('take no id that is given to another', async () => {
    const { content, problems } = await renderText('## On {#off}\n\n## Off\n\n## Off\n')
    expect(problems).toEqual([])
    expect(content.outline.map(({ id }) => id)).toEqual(['off', 'off-1', 'off-2'])
  })

  it('are listed with their lines in the file, those in tabs as well', async () => {
    const { content } = await renderText('## On\n\n:::tab{key="care" title="Care"}\n## Dust\n:::', {}, { bodyLine: 5 })
    expect(content.headings).toEqual([
      { id: 'on', title: 'On', line: 5 },
      { id: 'dust', title: 'Dust', line: 8 },
    ])
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
    ['a\n\n##', 3, 'A heading has no text.', 'Write its text after the #, or leave the heading out.'],
    ['## {#lamp}', 1, 'A heading has no text.', 'Write its text after the #, or leave the heading out.'],
    [
      'a\n\n# Lamp {#lamp}',
      3,
      'The heading "Lamp {#lamp}" is a second title.',
      'Use ## for headings; the title comes from the front matter.',
    ],
    ['## On {#on}\n\n## Off {#on}', 3, 'The id "on" stands twice on this page.', 'Give the heading another {#id}.'],
    ['## On\n\n## Off {#on}', 3, 'The id "on" stands twice on this page.', 'Give the heading another {#id}.'],
  ])('that are wrong are reported: %j', async (body, line, what, mend) => {
    expect(await findProblems(body)).toEqual([`content/en/lamp.md:${line}\n  ${what}\n  ${mend}`])
  })
})
