import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '../src')

/** The packages that a file loads, and all files that it loads, before any of its code runs. */
function listLoaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports } = parseSync(file, text).module
  const requests = [
    ...staticImports
      .filter(({ start, end }) => !text.slice(start, end).startsWith('import type'))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ]
  for (const request of requests) {
    if (!request.startsWith('.')) seen.add(request)
    else if (request.endsWith('.ts')) listLoaded(resolve(dirname(file), request), seen)
  }
  return seen
}

it('a build loads no bundler and nothing for fonts until it needs them: half a second of each start', () => {
  const packages = [
    'vite',
    'rolldown',
    '@vitejs/plugin-react',
    'subset-font',
    '@capsizecss/unpack',
    'sharp',
    'harfbuzzjs',
  ]
  const loaded = listLoaded(resolve(source, 'vite/build-docs.ts'))
  expect(loaded).toContain('rolldown/utils')
  expect(packages.filter((name) => loaded.has(name))).toEqual([])
})
