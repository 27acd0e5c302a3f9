import { readdirSync, readFileSync } from 'node:fs'

/** A title as it is written in the source: `${…}` of a template stays, and so does `%s` behind `each([…])`. */
const title =
  /(?:\b(?:test|it|describe|step)|\]\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** The titles of tests and of their steps, by file from the root of the repository. */
export function listTests(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const folder of ['e2e', 'site']) {
    for (const path of readdirSync(root + folder, { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${path.replaceAll('\\', '/')}`
      if (file.includes('node_modules') || !/\.(?:spec|test)\.tsx?$/.test(file)) continue
      const source = readFileSync(root + file, 'utf8')
      found.set(
        file,
        [...source.matchAll(title)].map(([, single, double, template]) =>
          (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
        ),
      )
    }
  }
  return found
}
