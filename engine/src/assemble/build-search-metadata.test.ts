import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import type { ApiProp, ApiReference, ApiTable } from '../model/api.ts'
import type { SearchRouteSection } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { buildSearchData, buildSearchMetadata } from './build-search-metadata.ts'

describe('buildSearchMetadata', () => {
  it('leaves out the sections that the configuration names, and no others', async () => {
    const body = '## Sizes {#sizes}\n\nThree of them.\n\n## Read next {#next}\n\n- [Home](/)'
    const { site } = await loadFiles({ 'content/en-US/index.md': writePage('Lamp Kit', body) })
    const idsWith = (...skip: string[]): string[] | undefined =>
      buildSearchMetadata(site, 'en-US', { skip }).routes[0]?.sections.map(({ id }) => id)
    expect(idsWith()).toEqual(['sizes', 'next'])
    expect(idsWith('next')).toEqual(['sizes'])
  })

  it('gives parts of a page the keywords that its front matter has for them', async () => {
    const matter = 'title: Dimmer\nkeywords: [light]\nkeywordsOf:\n  care: [wipe, 220]\n  dimmer: [dark]'
    const { site, problems } = await loadFiles({
      'content/en-US/index.md': writePage('Home'),
      'content/en-US/demo/dimmer.md': `---\n${matter}\n---\n::demo{id="dimmer"}\n\n## Care {#care}\n\n## Bulbs {#bulbs}\n`,
      'demos/dimmer.tsx': 'export default () => null\n',
    })
    expect(problems).toEqual([])
    const { routes, demos } = buildSearchMetadata(site, 'en-US', { skip: [] })
    expect(routes.find(({ link }) => link === '/demo/dimmer')?.sections).toEqual([
      { id: 'care', title: 'Care', paragraphs: [], keywords: ['wipe', '220'] },
      { id: 'bulbs', title: 'Bulbs', paragraphs: [] },
    ])
    expect(demos.map(({ keywords }) => keywords)).toEqual([['light', 'dark']])
  })

  it('reports keywords of a part that the page does not have', async () => {
    const { problems } = await loadFiles({
      'content/en-US/index.md': '---\ntitle: Home\nkeywordsOf:\n  crae: [wipe]\n---\n## Care {#care}\n',
    })
    expect(problems).toEqual([
      'content/en-US/index.md:4\n  The link "#crae" leads to no anchor of content/en-US/index.md.\n  Did you mean "care"?',
    ])
  })

  it('brings what an empty field offers: six tasks of the home page, and the page with all demos', async () => {
    const tasks = Array.from({ length: 7 }, (_, i) => `    - { label: "task ${i}", link: "/demo#t${i}" }`).join('\n')
    const hero = `hero:\n  title: Home\n  description: Lamps\n  tasks:\n${tasks}`
    const ids = Array.from({ length: 7 }, (_, i) => `## T${i} {#t${i}}\n`).join('\n')
    const { site } = await loadFiles({
      'content/en-US/index.md': `---\ntitle: Home\n${hero}\n---\n`,
      'content/en-US/demo/index.md': writePage('Demos', `::demo-index\n\n${ids}`),
    })
    const { start, ...metadata } = buildSearchData(site, 'en-US', { skip: [] })
    expect(start.tasks).toHaveLength(6)
    expect(start.tasks[0]).toEqual({ label: 'task 0', link: '/demo#t0' })
    expect(start.browse).toEqual({ label: 'Browse all demos', link: '/demo' })
    expect(start.words.prop).toBe('prop of {owner}')
    expect(metadata).toEqual(buildSearchMetadata(site, 'en-US', { skip: [] }))
  })

  it('gives a tab its name, also when its text begins with a heading or is empty', async () => {
    const body =
      'Before.\n\n:::tab{key="care" title="Care"}\nWipe it.\n\n## Bulbs {#bulbs}\n:::\n\n' +
      ':::tab{key="parts" title="Parts"}\n## Screws {#screws}\n:::'
    const { site } = await loadFiles({ 'content/en-US/index.md': writePage('Lamp Kit', body) })
    expect(readSections(site)).toEqual([
      { id: '', title: '', paragraphs: ['Before.'] },
      { id: '', title: 'Care', tab: 'care', paragraphs: ['Wipe it.'] },
      { id: 'bulbs', title: 'Bulbs', tab: 'care', paragraphs: [] },
      { id: '', title: 'Parts', tab: 'parts', paragraphs: [] },
      { id: 'screws', title: 'Screws', tab: 'parts', paragraphs: [] },
    ])
  })

  it('lists the rows that the demos of a page use under its API tab', async () => {
    const { site } = await loadFiles({
      'content/en-US/demo/dimmer.md': writePage('Dimmer', '::demo{id="dimmer"}'),
      'content/en-US/other.md': writePage('Other'),
      'demos/dimmer.tsx': 'export default () => null\n',
    })
    const withUses = { ...site, demos: site.demos.map((demo) => ({ ...demo, source: useRow(demo.source) })) }
    const ready: Site = { ...withUses, api: { state: 'ready', references: { 'en-US': reference }, demosByProp: {} } }
    expect(readSections(ready, '/demo/dimmer')).toEqual([
      { id: '', title: 'API', tab: 'api', paragraphs: ['Props used by the demos of this page · Lamp: watt'] },
    ])
    expect(readSections(ready, '/other')).toEqual([])
    expect(readSections(withUses, '/demo/dimmer')).toEqual([])
  })

  it('puts pages without an entry of the navigation under the name of the site', async () => {
    const nav = [{ title: { 'en-US': 'Demos' }, path: '/demo' }]
    const { site } = await loadFiles({ 'content/en-US/index.md': writePage('Home') }, { nav })
    const metadata = buildSearchMetadata(site, 'en-US', { skip: [] })
    expect(metadata.routes.map(({ navPath }) => navPath)).toEqual(['/'])
    expect(metadata.nav).toEqual([
      { title: 'Demos', path: '/demo' },
      { title: 'Lamp Kit', path: '/' },
    ])
  })
})

function readSections(site: Site, link = '/'): SearchRouteSection[] | undefined {
  return buildSearchMetadata(site, 'en-US', { skip: [] }).routes.find((route) => route.link === link)?.sections
}

const useRow = (source: Site['demos'][number]['source']): typeof source => ({
  ...source,
  files: source.files.map((file) => ({
    ...file,
    uses: [{ id: 'lamp-watt', key: 'Lamp.watt', line: 1, column: 1, endColumn: 5 }],
  })),
})

const row = (name: string): ApiProp => ({
  name,
  id: `lamp-${name}`,
  type: 'number',
  fullType: 'number',
  required: false,
  default: undefined,
  defaultNote: undefined,
  description: '',
  deprecated: undefined,
  since: undefined,
  stage: undefined,
  links: [],
  declaredBy: 'LampProps',
  example: undefined,
  group: '',
})

const table: ApiTable = {
  id: 'Lamp',
  type: 'LampProps',
  kind: 'component',
  groups: [],
  generics: [],
  inherited: [],
  open: false,
  props: [row('watt'), row('shade')],
}

const reference = { tables: [table] } as unknown as ApiReference
