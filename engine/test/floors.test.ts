import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Rooms by floor, lowest first. A room imports only from floors below its own. */
const floors = [
  // What people may write: the types of model are read off these schemas.
  ['schema'],
  ['model'],
  ['shared', 'i18n', 'node'],
  ['config', 'content', 'markdown', 'api', 'assemble', 'search', 'islands', 'serve'],
  // Swaps what islands live in, so it stands above them.
  ['navigation'],
  ['theme'],
  ['entry'],
  ['prerender'],
  ['vite'],
  // What the package exports, so that nobody outside knows a path in here.
  ['doors'],
]

/** Rooms that never touch Node: what is in them runs in the browser, on both sides, or is drawn into pages. */
const browserRooms = ['schema', 'model', 'shared', 'i18n', 'search', 'navigation', 'islands', 'theme', 'entry']

/** Files of the root of src: the door, the pipeline and the command line may import from every room. */
const topFiles = ['index.ts', 'load-site.ts', 'cli.ts', 'run-command-line.ts']

const source = resolve(import.meta.dirname, '../src')

interface Import {
  file: string
  room: string
  request: string
  /** Room of a relative import; undefined for packages. */
  target: string | undefined
  isType: boolean
}

const imports = listFiles().flatMap(readImports)

describe('floors', () => {
  it('know every room', () => {
    const rooms = readdirSync(source, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect(rooms.toSorted()).toEqual(floors.flat().toSorted())
    const files = readdirSync(source, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
    expect(files.toSorted()).toEqual(topFiles.toSorted())
  })

  it('let a room import only from rooms below it', () => {
    const upward = imports.filter(
      ({ room, target }) => target !== undefined && room !== '' && target !== room && floorOf(target) >= floorOf(room),
    )
    expect(upward.map(describeImport)).toEqual([])
  })

  it('keep Node out of browser rooms', () => {
    const node = imports.filter(({ room, request }) => browserRooms.includes(room) && request.startsWith('node:'))
    expect(node.map(describeImport)).toEqual([])
  })

  it('keep the catalogue of words out of the browser', () => {
    const words = imports.filter(({ file, target, isType }) => target === 'i18n' && !isType && isClient(file))
    expect(words.map(describeImport)).toEqual([])
  })

  it('hold types and nothing else in model', () => {
    const values = listFiles()
      .filter((path) => path.startsWith(join(source, 'model')))
      .filter((path) => /^export (?!type|interface)/m.test(readFileSync(path, 'utf8')))
    expect(values).toEqual([])
  })

  it('know nothing of the documented component', () => {
    const naming = listFiles()
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .filter((path) => /@rc-component|rc-select|getPopupContainer/.test(withoutComments(readFileSync(path, 'utf8'))))
    expect(naming.map((path) => relative(source, path))).toEqual([])
  })
})

/** Whether a file runs in the browser. */
function isClient(file: string): boolean {
  return /\.client\.tsx?$/.test(file)
}

function listFiles(): string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function readImports(path: string): Import[] {
  const file = relative(source, path).split(sep).join('/')
  if (/\.test\.tsx?$/.test(file)) return []
  const room = file.includes('/') ? (file.split('/')[0] ?? '') : ''
  const text = readFileSync(path, 'utf8')
  const { module } = parseSync(path, text)
  const statics = module.staticImports.map(({ moduleRequest, entries, start, end }) => ({
    request: moduleRequest.value,
    isType:
      text.slice(start, end).startsWith('import type') ||
      (entries.length > 0 && entries.every((entry) => entry.isType)),
  }))
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest === null ? [] : [{ request: entry.moduleRequest.value, isType: entry.isType }],
    ),
  )
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const request = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    return request === undefined ? [] : [{ request, isType: false }]
  })
  return [...statics, ...reexports, ...dynamics].map(({ request, isType }) => ({
    file,
    room,
    request,
    isType,
    target: request.startsWith('.') ? roomOf(resolve(dirname(path), request)) : undefined,
  }))
}

function roomOf(path: string): string {
  return relative(source, path).split(sep)[0] ?? ''
}

function floorOf(room: string): number {
  return floors.findIndex((rooms) => rooms.includes(room))
}

function describeImport({ file, request }: Import): string {
  return `${file} imports ${request}`
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}
