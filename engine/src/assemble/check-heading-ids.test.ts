import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { formatProblem } from '../node/format-problems.ts'
import { checkHeadingIds } from './check-heading-ids.ts'

describe('the id of a heading', () => {
  it.each([
    ['## Content', 'Content', 'content', 'the frame around the page'],
    ['## Find {#search}', 'Find', 'search', 'the frame around the page'],
    ['## Search list', 'Search list', 'search-list', 'the frame around the page'],
    ['## Tab usage', 'Tab usage', 'tab-usage', 'the tab "usage"'],
    ['## Tab API', 'Tab API', 'tab-api', 'the tab "api"'],
    ['## Tab care label', 'Tab care label', 'tab-care-label', 'the tab "care"'],
    ['## Sidebar light', 'Sidebar light', 'sidebar-light', 'the group "light" of the sidebar'],
    ['## Index light', 'Index light', 'index-light', 'the group "light" of the index of demos'],
    ['## Dimmer', 'Dimmer', 'dimmer', 'the demo "dimmer"'],
    ['## More dimmer', 'More dimmer', 'more-dimmer', 'the menu of the demo "dimmer"'],
  ])('is reported when something else on the page has it: %s', async (heading, title, id, owner) => {
    const body = `${heading}\n\n::demo{id="dimmer"}\n\n:::tab{key="care" title="Care"}\nDust.\n:::`
    const { problems } = await loadFiles({
      'content/en-US/index.md': writePage('Home', body, 'group: light'),
      'demos/dimmer.tsx': 'export default () => null\n',
    })
    expect(problems).toEqual([
      `content/en-US/index.md:5\n  The heading "${title}" has the id "${id}", which belongs to ${owner}.\n` +
        `  Give the heading another id: ${title} {#another-id}.`,
    ])
  })

  it('is reported when a row of a table on the page has it', () => {
    expect(checkHeadingIds([createPage(['Lamp'])], site).map(formatProblem)).toEqual([
      'content/en/lamp.md:7\n' +
        '  The heading "Lamp watts" has the id "lamp-watts", which belongs to the property "watts" in the table "Lamp".\n' +
        '  Give the heading another id: Lamp watts {#another-id}.',
    ])
    expect(checkHeadingIds([createPage([])], site)).toEqual([])
  })

  it('is reported for a demo as well', async () => {
    const { problems } = await loadFiles({
      'content/en-US/index.md': writePage('Home', '::demo{id="search"}'),
      'demos/search.tsx': 'export default () => null\n',
    })
    expect(problems).toEqual([
      'content/en-US/index.md:4\n  The demo "search" has an id that belongs to the frame around the page.\n' +
        '  Rename the file of the demo.',
    ])
  })

  it('may be anything else', async () => {
    const body = '## Tab keys\n\n## Sidebar groups\n\n## More dimmers\n\n## Dimmer'
    const { problems } = await loadFiles({ 'content/en-US/index.md': writePage('Home', body) })
    expect(problems).toEqual([])
  })
})

const site = {
  api: {
    state: 'ready',
    references: { en: { tables: [{ id: 'Lamp', props: [{ name: 'watts', id: 'lamp-watts' }] }] } },
  },
  frames: {},
} as unknown as Site

function createPage(apis: string[]): Page {
  const headings = [{ id: 'lamp-watts', title: 'Lamp watts', line: 7 }]
  const content = { apis, headings, tabs: [], demos: [] }
  return { filename: 'content/en/lamp.md', locale: 'en', contentLocale: 'en', content } as unknown as Page
}
