import { describe, expect, it } from 'vitest'
import { findProblems, readText, renderText } from '../../test/render-text.ts'

const home = { frontmatter: { hero: { title: 'Lamps', description: 'Light' } } as never }

const hero = '::::hero\nTake [one](/demo).\n\n:::beside\nOn.\n:::\n\n- Bright\n::::'

describe('the hero of a page', () => {
  it('is taken off the main text in three parts, with its links and as the first text that search finds', async () => {
    const { content, problems } = await renderText(`${hero}\n\n## After\n\nLess.`, {}, home)
    expect(problems).toEqual([])
    expect(readText(content.tree)).toBe('After\nLess.')
    const { text, beside, below } = content.hero ?? {}
    expect([text, beside, below].map((part) => part && readText(part))).toEqual(['Take one.', 'On.', 'Bright'])
    expect(content.links).toEqual([{ href: '/demo', line: 2 }])
    expect(content.sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(['Take one.', 'On.', 'Bright', 'Less.'])
  })

  it('may have nothing beside it, and a page may have none', async () => {
    const { content } = await renderText(':::hero\nText.\n:::', {}, home)
    expect(content.hero?.beside.children).toEqual([])
    expect(readText(content.hero?.text ?? content.tree)).toBe('Text.')
    expect((await renderText('Text.')).content.hero).toBeUndefined()
  })

  it('is reported on a page without a hero in its front matter', async () => {
    expect(await findProblems('Before.\n\n:::hero\nText.\n:::')).toEqual([
      'content/en/lamp.md:3\n  The page has the text of a hero, but no hero.\n  Add hero: with title and description to the front matter.',
    ])
  })
})
