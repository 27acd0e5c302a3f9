import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Parts of search by floor, lowest first. A part imports from floors below its own, and from itself. */
const floors = ['weights.ts', 'index', 'query', 'result', 'create-search.ts', 'client']

const source = resolve(import.meta.dirname, '../../src')
const imports = new Map(['search', 'theme/search'].flatMap(listFiles).map((file) => [file, readImports(file)]))

describe('search', () => {
  it('knows the floor of every file', () => {
    const names = readdirSync(join(source, 'search')).filter((name) => !/\.test\.ts$|\.md$/.test(name))
    expect(names.toSorted()).toEqual(floors.toSorted())
  })

  it('imports from the floors below, and outside of itself only types of model', () => {
    const upward = Array.from(imports).flatMap(([file, targets]) =>
      targets.filter((target) => isInSearch(file) && !mayImport(file, target)).map((target) => `${file} → ${target}`),
    )
    expect(upward).toEqual([])
  })

  it('has no circle, types counted', () => {
    expect(findCircle()).toEqual([])
  })
})

function isInSearch(file: string): boolean {
  return file.startsWith('search/')
}

function mayImport(file: string, target: string): boolean {
  return isInSearch(target) ? floorOf(target) <= floorOf(file) : target.startsWith('model/')
}

function floorOf(file: string): number {
  return floors.indexOf(file.split('/')[1] ?? '')
}

function listFiles(folder: string): string[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
}

/** Files that a file imports, named from the source folder; packages are left out. */
function readImports(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  return Array.from(text.matchAll(/(?:from |import\()'(\.[^']+)'/g), ([, request = '']) =>
    relative(source, resolve(source, file, '..', request))
      .split(sep)
      .join('/'),
  )
}

/** The files of one circle of imports; empty when there is none. */
function findCircle(): string[] {
  const done = new Set<string>()
  function follow(file: string, way: string[]): string[] {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return []
    for (const target of imports.get(file) ?? []) {
      const circle = follow(target, [...way, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  for (const file of imports.keys()) {
    const circle = follow(file, [])
    if (circle.length > 0) return circle
  }
  return []
}
