import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, listFiles, pages, readHtml } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { type Floor, homonyms, newer, readableIn, selectStyleIn, worksIn } from './floors.ts'
import { listNewer, readCssFeatures, readHtmlFeatures, readScriptFeatures } from './read-features.ts'

const repository = join(import.meta.dirname, '../..')

function readOutput(extension: string): string {
  const folder = join(builtFolder(), 'assets')
  return listFiles(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

/** The statement for a feature: its own, or that of the name it begins with. */
function findStatement(feature: string): string | undefined {
  return Object.keys(newer).find((name) => feature === name || feature.startsWith(`${name}.`))
}

test('what the output uses is as old as the floor, or it is said what a reader has without it', () => {
  const script = readScriptFeatures(readOutput('.js'), worksIn)
  for (const name of homonyms) expect(script.delete(name), `${name} is in use still`).toBe(true)
  const html = readHtmlFeatures(pages.map(({ path }) => readHtml(path)).join('\n'))
  const used = listNewer(new Set([...html, ...readCssFeatures(readOutput('.css')), ...script]), worksIn)
  const silent = [...used].filter(([feature]) => findStatement(feature) === undefined)
  expect(Object.fromEntries(silent), 'each needs a fallback and a line in floors.ts').toEqual({})
  const stated = new Set([...used.keys()].map(findStatement))
  expect(
    Object.keys(newer).filter((name) => !stated.has(name)),
    'nothing uses these any longer',
  ).toEqual([])
})

test('the style of the select, which readers copy, is as old as its own floor', () => {
  const used = readCssFeatures(readFileSync(join(repository, 'site/theme/select.css'), 'utf8'))
  const silent = [...listNewer(used, selectStyleIn)].filter(([feature]) => findStatement(feature) === undefined)
  expect(Object.fromEntries(silent), 'each needs a fallback and a line in floors.ts').toEqual({})
})

test('without layers there is no style: the floor of reading is theirs', () => {
  const layers = new Set(['css.at-rules.layer'])
  expect([...listNewer(layers, readableIn).keys()]).toEqual([])
  for (const browser of Object.keys(readableIn) as (keyof Floor)[]) {
    const older = { ...readableIn, [browser]: readableIn[browser] - 1 }
    expect([...listNewer(layers, older).values()].join(), `${browser} is the oldest`).toContain(browser)
  }
})

test('the README names the floors', () => {
  const readme = readFileSync(join(repository, 'README.md'), 'utf8')
  for (const floor of [worksIn, readableIn, selectStyleIn]) {
    const { chrome, firefox, safari } = floor
    const words = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`
    expect(readme.includes(words), words).toBe(true)
  }
})
