import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'vite'

const repository = resolve(import.meta.dirname, '../..')

/** One statement that names a module. Paths are relative to the repository, with "/". */
export interface Import {
  file: string
  request: string
  /** The file of a relative import, without its query. Undefined for packages. */
  target: string | undefined
  isType: boolean
}

/** The sources below a folder of the repository, without packages, built files and fixture sites. */
export function listSources(folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => nameFile(join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.cache|fixtures)\//.test(file))
    .toSorted()
}

/** The text of a source. */
export function readSource(file: string): string {
  return readFileSync(join(repository, file), 'utf8')
}

/** All imports of a file, or of a part of it: static ones, dynamic ones, re-exports and imports of types. */
export function readImports(file: string, text = readSource(file)): Import[] {
  const { module } = parseSync(file, text)
  const statics = module.staticImports.map(({ moduleRequest, entries, start, end }) => ({
    request: moduleRequest.value,
    isType:
      text.slice(start, end).startsWith('import type') ||
      (entries.length > 0 && entries.every((entry) => entry.isType)),
  }))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest === null ? [] : [{ request: entry.moduleRequest.value, isType: entry.isType }],
    ),
  )
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const request = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    return request === undefined ? [] : [{ request, isType: false }]
  })
  return [...statics, ...passedOn, ...dynamics].map(({ request, isType }) => ({
    file,
    request,
    isType,
    target: request.startsWith('.')
      ? nameFile(resolve(repository, dirname(file), request.replace(/\?.*/, '')))
      : undefined,
  }))
}

/** Circles of imports, each once, as the list of files on the circle. */
export function findCircles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { file, target } of imports)
    if (target !== undefined) targets.set(file, [...(targets.get(file) ?? []), target])
  const circles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string): void => {
    if (way.includes(file)) circles.push(way.slice(way.indexOf(file)))
    if (done.has(file) || way.includes(file)) return
    way.push(file)
    for (const target of targets.get(file) ?? []) visit(target)
    way.pop()
    done.add(file)
  }
  for (const file of targets.keys()) visit(file)
  return circles
}

/** An import as a line in a test's report. */
export function describeImport({ file, request }: Import): string {
  return `${file} imports ${request}`
}

function nameFile(path: string): string {
  return relative(repository, path).split(sep).join('/')
}
