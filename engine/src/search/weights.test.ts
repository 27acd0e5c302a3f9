import { describe, expect, it } from 'vitest'
import { createMetadata, createRoute, createSection, listHints, listLinks } from '../../test/search/create-metadata.ts'
import { createSearch } from './create-search.ts'

// Weights that decide no first place among the judged queries of the bench, so that each has a promise of its own.
describe('a weight that no judged query holds', () => {
  it('corrects the beginning of a longer word', () => {
    const search = createSearch(createMetadata({ routes: [createRoute({ link: '/a', title: 'Accessibility' })] }))
    expect(listLinks(search, 'acess')).toEqual(['/a'])
  })

  it('shows the paragraph in which the words stand together', () => {
    const sections = [createSection('x', 'Tea', 'Green leaves, black tea.', 'A cup of green tea.')]
    const search = createSearch(createMetadata({ routes: [createRoute({ link: '/a', sections })] }))
    const [hint] = listHints(search, 'green tea')
    expect(hint?.highlightTexts.map(({ text }) => text).join('')).toBe('A cup of green tea.')
  })

  it('puts the page first that treats a subject in its parts', () => {
    const routes = ['/a', '/b', '/c'].map((link) =>
      createRoute({
        link,
        title: `Page ${link}`,
        description: 'Also lamps.',
        sections: [createSection('x', link === '/b' ? 'Lamps' : 'Chairs')],
      }),
    )
    const links = listLinks(createSearch(createMetadata({ routes })), 'lamps')
    expect(links.filter((link) => !link.includes('#'))).toEqual(['/b', '/a', '/c'])
  })
})
