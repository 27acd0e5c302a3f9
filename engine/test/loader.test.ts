import { expect, it } from 'vitest'
import { listSources, readSource } from './read-imports.ts'

/** The file that hands addresses of the page's HTML to the loader. */
const loader = 'engine/src/islands/load-module.client.ts'
/** It runs in a worker, where the loader is not: a failure ends the worker, and the next query begins again. */
const inWorker = 'engine/src/search/pagefind/open-pagefind.ts'

it('the browser loads code only by the loader of chunks: with its tries, its time limit and its error', () => {
  const bare = listSources('engine/src')
    .filter((file) => /\.client\.tsx?$|\/src\/(model|shared|search)\//.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .filter((file) => file !== loader && file !== inWorker)
    .flatMap((file) =>
      readSource(file)
        .split('\n')
        .filter((line) => /\bimport\(/.test(line) && !isComment(line) && !isHanded(line) && !isDevelopment(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(bare).toEqual([])
})

function isComment(line: string): boolean {
  return /^\s*(\/\/|\*|\/\*)/.test(line)
}

/** `load: () => import(…)` of `loadChunk`, or the function given to `loadScript`. */
function isHanded(line: string): boolean {
  return /\bload: \(\) => import\(|\bloadScript\('[\w-]+', \(\) => import\(/.test(line)
}

function isDevelopment(line: string): boolean {
  return line.startsWith('if (import.meta.hot) ')
}
