import { describe, expect, it } from 'vitest'
import userConfig from '../../test/fixtures/lamps/docs.config.ts'
import { openFixture } from '../../test/open-fixture.ts'
import { checkConfig } from './check-config.ts'

describe('checkConfig', () => {
  it('tells which names two entries have, and which names belong to no entry', () => {
    const entries = [
      { id: 'Lamp', from: 'lamp-kit', export: 'Lamp' },
      { id: 'Bulb', from: 'lamp-kit', export: 'Bulb', usedBy: ['Lamp.bulb', 'Lmap.bulb'] },
      { id: 'Lamp', from: 'lamp-kit', export: 'LampRef' },
    ]
    const light = { id: 'light', title: userConfig.title }
    const api = { entries, words: 'api', timeLimit: 1000 }
    expect(findMistakes({ groups: [light, light], api })).toEqual([
      'The configuration\'s "groups.1.id" is "light", as "groups.0.id" is. Give each an id of its own.',
      'The configuration\'s "api.entries.2.id" is "Lamp", as "api.entries.0.id" is. Give each an id of its own.',
      'The configuration\'s "api.entries.1.usedBy.1" names the table "Lmap", which no entry makes. Did you mean "Lamp"?',
    ])
  })

  it('tells of a version that has changes and is in no list, and of a change of no known kind', () => {
    const api = { entries: [], words: 'api', timeLimit: 1000 }
    const changes = { '1.9': [{ prop: 'Lamp.bulb', kind: 'added', after: 'Bulb' }] }
    expect(findMistakes({ api: { ...api, history: { versions: ['1.8.0', '1.9.0'], changes } } })).toEqual([
      'The configuration\'s "api.history.changes" tells of the version "1.9", which "api.history.versions" does not list. Did you mean "1.9.0"?',
    ])
    const odd = { '1.9.0': [{ prop: 'Lamp.bulb', kind: 'new' }] }
    expect(findMistakes({ api: { ...api, history: { versions: ['1.9.0'], changes: odd } } })).toEqual([
      'The configuration\'s "api.history.changes.1.9.0.0.kind" must be added, changed, deprecated or removed, not "new". Change the value.',
    ])
  })

  it('wants Pagefind installed when it is chosen', () => {
    expect(findMistakes({ search: { engine: 'pagefind' } })).toEqual([
      'The configuration\'s "search.engine" is "pagefind", a package that is not installed. Run in the site folder: npm install --save-dev pagefind',
    ])
  })

  it('refuses names that make no ids, and a route that leads to another host', () => {
    const groups = [{ id: 'more light', title: userConfig.title }]
    const nav = [{ title: userConfig.title, path: '//evil.example' }]
    expect(findMistakes({ groups, nav })).toEqual([
      'The configuration\'s "nav.0.path" must start with a single "/", not "//evil.example". Change the value.',
      'The configuration\'s "groups.0.id" must be a word without blanks, not "more light". Change the value.',
    ])
  })

  it('wants a place for the page in the address of an assistant', () => {
    const assistants = [
      { title: 'Oracle', href: 'https://oracle.example/?q={markdown}' },
      { title: 'Sphinx', href: 'https://sphinx.example/' },
    ]
    expect(findMistakes({ assistants })).toEqual([
      'The configuration\'s "assistants.1.href" must be an http(s) address with {url} or {markdown}, such as "https://example.org/?q={markdown}", not "https://sphinx.example/". Change the value.',
    ])
  })

  it('looks for the face in the packages, or below the site folder', () => {
    expect(findMistakes({ face: { family: 'Oil', file: '@lamps/oil/oil.woff2' } })).toEqual([
      'The configuration\'s "face.file" names "@lamps/oil/oil.woff2", which is no file. Write a file of an installed package, or run in the folder of that file: npm install @lamps/oil',
    ])
    expect(findMistakes({ face: { family: 'Oil', file: './oil.woff2' } })).toEqual([
      'The configuration\'s "face.file" names "./oil.woff2", which is no file. Write a path that begins in the site folder, such as "./file.woff2".',
    ])
    expect(findMistakes({ face: { family: 'Oil', file: './docs.config.ts', weights: { min: 0, max: 700 } } })).toEqual([
      'The configuration\'s "face.weights.min" must be a weight from 1 to 1000, not 0. Change the value.',
    ])
    expect(findMistakes({ face: { family: 'Oil', file: './docs.config.ts', letters: 'éŁ' } })).toEqual([
      'The configuration\'s "face.letters" must be characters of Latin-1 beyond ASCII, such as "éü", not "éŁ". Change the value.',
    ])
  })

  it('takes no folder for a file', () => {
    expect(findMistakes({ styles: ['theme'] })).toEqual([
      'The configuration\'s "styles.0" names "theme", which is no file. Write a path that begins in the site folder.',
    ])
    expect(findMistakes({ harness: { prefix: 'x-', styles: ['theme'] } })).toEqual([
      'The configuration\'s "harness.styles.0" names "theme", which is no file. Write a path that begins in the site folder.',
    ])
  })
})

function findMistakes(change: object): string[] {
  const checked = checkConfig({ ...userConfig, ...change }, openFixture('lamps'))
  return 'mistakes' in checked ? checked.mistakes.map(({ what, mend }) => `${what} ${mend}`) : []
}
