import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import * as markup from '../../shared/markup.ts'

const theme = resolve(import.meta.dirname, '..')

const shared = new Set<unknown>(Object.values(markup))

/** Names in stylesheets that occur neither in `shared/markup.ts` nor in a component or script of the same room. */
function listUnknown(path: string): string[] {
  const room = join(theme, dirname(path))
  const own = readdirSync(room)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(room, name), 'utf8'))
    .join('\n')
  const names = readFileSync(join(theme, path), 'utf8').match(/(?<=\[)data-[a-z-]+|(?<![\w-])v-[a-z-]+/g) ?? []
  return [...new Set(names)]
    .filter((name) => !shared.has(name) && !new RegExp(`${name}(?![\\w-])`).test(own))
    .map((name) => `${path}: ${name}`)
}

it('stylesheets select by names that somebody writes', () => {
  const paths = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.flatMap(listUnknown)).toEqual([])
})
