import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blankSiteRegions } from '../src/content/cut-regions.ts'
import { describeImport, findCircles, type Import, listSources, readImports, readSource } from './read-imports.ts'

/** Rooms by floor, lowest first. A room may import only from lower floors. */
const floors = [
  // What people write. The types in `model` are derived from these schemas.
  ['schema'],
  ['model'],
  ['shared', 'i18n', 'node'],
  ['config', 'content', 'markdown', 'api', 'assemble', 'pictures', 'search', 'offline', 'islands', 'play', 'serve'],
  // Navigation replaces the parts of a page that contain islands, so it is above `islands`.
  // The server of questions asks the stages of search and the reference.
  // What edits and runs code uses what loads and reports, as islands do.
  ['navigation', 'mcp', 'try'],
  // The same page twice: as HTML and as Markdown.
  ['theme', 'twin'],
  ['entry', 'texts'],
  ['prerender'],
  ['vite'],
  // What the package exports, so that nobody outside knows a path in here.
  ['doors'],
]

/** The same inside of rooms that have rooms, or files of their own, on several floors. */
const innerFloors: Readonly<Record<string, string[][]>> = {
  try: [
    ['try.late.css', 'timeline.late.css', 'keep-edits.client.ts'],
    ['compile', 'share', 'stage', 'record'],
    ['editor', 'panel'],
    ['timeline'],
    ['frame'],
    ['timeline.client.ts'],
    ['open-runner.client.ts'],
    ['session.client.ts', 'recording.client.ts'],
  ],
  search: [['weights.ts'], ['index'], ['query'], ['result'], ['create-search.ts'], ['client'], ['pagefind'], ['parts']],
  theme: [['styles'], ['view.ts'], ['parts'], ['demo', 'api', 'search', 'code', 'offline'], ['prose'], ['frame']],
}

/** Rooms that never use Node: their code runs in the browser, on both sides, or is rendered into pages. */
const browserRooms = [
  'schema',
  'model',
  'shared',
  'i18n',
  'search',
  'offline',
  'navigation',
  'islands',
  'play',
  'try',
  'theme',
  'entry',
]

/** Rooms for every runtime. */
const commonRooms = ['model', 'shared', 'search', 'offline']

/** Files of other rooms that a page runs and the build too, and why. */
const commonFiles = {
  'theme/parts/svg-icon.tsx': 'the list of results has icons as the pages have',
}

/** Files of the root of src: the door, the pipeline and the command line may import from every room. */
const topFiles = ['index.ts', 'load-site.ts', 'cli.ts', 'run-command-line.ts']

/** What stands outside of the engine, and may import of each other only what is listed. */
const outside = ['site', 'e2e', 'bench', 'scripts']

const source = 'engine/src/'
const files = listSources('engine/src').filter((file) => !/\.test\.tsx?$/.test(file))
const imports = files.flatMap((file) => readImports(file))
const outsideImports = outside.flatMap(listSources).flatMap((file) => readImports(file))

describe('floors', () => {
  it('know every room', () => {
    expect(listNames(source, 'folder')).toEqual(floors.flat().toSorted())
    expect(listNames(source, 'file')).toEqual(topFiles.toSorted())
    for (const [room, inner] of Object.entries(innerFloors)) {
      const names = [...listNames(source + room, 'folder'), ...listNames(source + room, 'file')]
      expect(names.toSorted()).toEqual(inner.flat().toSorted())
    }
  })

  it('have no circles, not even of types', () => {
    expect(findCircles([...imports, ...outsideImports]).map((way) => way.join(' > '))).toEqual([])
  })

  it('let a room import only from rooms below it', () => {
    expect(imports.filter((each) => isUpward(each, floors, roomOf)).map(describeImport)).toEqual([])
  })

  it.each(Object.entries(innerFloors))('go on inside of %s', (room, inner) => {
    const inside = imports.filter(({ file, target = '' }) => roomOf(file) === room && roomOf(target) === room)
    expect(inside.filter((each) => isUpward(each, inner, innerRoomOf)).map(describeImport)).toEqual([])
  })

  it('keep components and stylesheets apart, which meet in a list of styles', () => {
    const styles = imports.filter(({ file, target = '' }) => roomOf(file) === 'theme' && isStyle(target))
    expect(styles.filter(({ file }) => innerRoomOf(file) !== 'styles').map(describeImport)).toEqual([])
  })

  it('keep Node out of browser rooms', () => {
    const node = imports.filter(({ file, request }) => browserRooms.includes(roomOf(file)) && isNode(request))
    expect(node.map(describeImport)).toEqual([])
  })

  it('hold types and nothing else in model', () => {
    const values = files
      .filter((file) => roomOf(file) === 'model')
      .filter((file) => /^export (?!type|interface)/m.test(readSource(file)))
    expect(values).toEqual([])
  })

  it('keep what speaks a protocol to the command that needs it', () => {
    const speaking = imports.filter(({ request }) => request.startsWith('@modelcontextprotocol/'))
    expect(speaking.filter(({ file }) => roomOf(file) !== 'mcp').map(describeImport)).toEqual([])
    const asking = imports.filter(({ file, target = '' }) => roomOf(target) === 'mcp' && roomOf(file) !== 'mcp')
    expect(asking.filter(({ file }) => file !== `${source}cli.ts`).map(describeImport)).toEqual([])
    expect(readSource(`${source}cli.ts`)).not.toMatch(/^import .*\.\/mcp\//m)
  })

  it('know nothing of the documented component', () => {
    const naming = files.filter((file) =>
      /@rc-component|rc-select|getPopupContainer/.test(withoutComments(readSource(file))),
    )
    expect(naming).toEqual([])
  })
})

describe('the suffix', () => {
  it('keeps the page out of what is drawn in the build', () => {
    const mixed = imports.filter(({ file, target = '' }) => !isClient(file) && isClient(target))
    expect(mixed.map(describeImport)).toEqual([])
  })

  it('keeps the build out of the page', () => {
    const mixed = imports.filter(({ file, target }) => isClient(file) && target !== undefined && !isForPage(target))
    // A stylesheet that comes late is asked for by its address, or comes with the code.
    expect(mixed.filter(({ request }) => !/\.css\?(url|inline)$/.test(request)).map(describeImport)).toEqual([])
  })

  it('keeps the build out of what runs everywhere', () => {
    const common = imports.filter(({ file }) => isCommon(file))
    const mixed = common.filter(({ target, isType }) => target !== undefined && !isType && !isCommon(target))
    expect(mixed.map(describeImport)).toEqual([])
    const lists = Object.keys(commonFiles).filter((name) => !files.includes(`${source}${name}`))
    expect(lists).toEqual([])
  })
})

describe('what stands outside of the engine', () => {
  it('comes in by its doors', () => {
    const paths = outsideImports.filter(({ target }) => target?.startsWith('engine/'))
    expect(paths.map(describeImport)).toEqual([])
    const sources = outside.flatMap(listSources).filter((file) => !file.includes('.test.'))
    expect(sources.filter((file) => /['"`/]engine\/src\//.test(readSource(file)))).toEqual([])
  })

  it('does not import from each other', () => {
    const mixed = outsideImports
      .filter(({ file, target }) => target !== undefined && topOf(target) !== topOf(file))
      // What a page shows to be copied runs in the browser tests as it is.
      .filter(({ file, target }) => !(topOf(file) === 'e2e' && target?.startsWith('site/samples/')))
    expect(mixed.map(describeImport)).toEqual([])
  })

  it('lets a demo be one file that runs anywhere', () => {
    const copied = listSources('site/demos').flatMap((file) => readImports(file, blankSiteRegions(readSource(file))))
    const strange = copied.filter(({ request, target }) =>
      target === undefined ? isNode(request) || /^vitrine\b/.test(request) : !target.startsWith('site/demos/shared/'),
    )
    expect(copied.length).toBeGreaterThan(100)
    expect(strange.map(describeImport)).toEqual([])
  })
})

function isUpward({ file, target }: Import, order: readonly string[][], nameRoom: (file: string) => string): boolean {
  if (target === undefined) return false
  const [from, to] = [nameRoom(file), nameRoom(target)]
  const floorOf = (room: string): number => order.findIndex((rooms) => rooms.includes(room))
  return floorOf(from) !== -1 && from !== to && floorOf(to) >= floorOf(from)
}

/** The folder of src that a file lies in; the file's own name at the root of src. */
function roomOf(file: string): string {
  return file.slice(source.length).split('/')[0] ?? ''
}

function innerRoomOf(file: string): string {
  return file.slice(source.length).split('/')[1] ?? ''
}

function topOf(file: string): string {
  return file.split('/')[0] ?? ''
}

/** Whether a file runs in the browser. */
function isClient(file: string): boolean {
  return /\.client\.tsx?$/.test(file)
}

function isForPage(file: string): boolean {
  return isClient(file) || isCommon(file)
}

function isCommon(file: string): boolean {
  return commonRooms.includes(roomOf(file)) || file.slice(source.length) in commonFiles
}

function isStyle(file: string): boolean {
  return file.endsWith('.css') || file.startsWith(`${source}theme/styles/`)
}

function isNode(request: string): boolean {
  return request.startsWith('node:')
}

function listNames(folder: string, kind: 'file' | 'folder'): string[] {
  return readdirSync(resolve(import.meta.dirname, '../..', folder), { withFileTypes: true })
    .filter((entry) => (kind === 'file' ? entry.isFile() : entry.isDirectory()))
    .map((entry) => entry.name)
    .filter((name) => !name.includes('.test.') && !name.endsWith('.md'))
    .toSorted()
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}
