import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Facts } from './facts.ts'
import { type Difference, fillPage } from './fill-page.ts'
import { words as wordsOf } from './words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const content = 'site/content'

/** Every page whose facts are not these, a sentence a place: where it is, what it says, what `source` says. */
export function checkPages(facts: Facts, source: string): string[] {
  return readPages().flatMap(({ file, text, locale }) => {
    const words = wordsOf[locale]
    if (words === undefined) return []
    const { differences, mistakes } = fillPage(text, facts, words)
    return [
      ...mistakes.map(({ line, what, mend }) => `${file}:${line}: ${what} ${mend}`),
      ...differences.map((difference) => `${file}:${difference.line}: ${sayDifference(difference, source)}`),
    ]
  })
}

/** Writes the facts into the pages, and gives the paths of those that have changed. */
export function writePages(facts: Facts): string[] {
  return readPages().flatMap(({ file, text, locale }) => {
    const words = wordsOf[locale]
    if (words === undefined) return []
    const filled = fillPage(text, facts, words)
    if (filled.text === text) return []
    writeFileSync(join(root, file), filled.text)
    return [file]
  })
}

const mend = 'Run npm run facts and read what it changes.'

/** Of a row of a table only the cells that differ are said, after the first one. */
function sayDifference({ says, fact }: Difference, source: string): string {
  if (fact === '') return `the page says "${strip(says)}", ${source} nothing of it. ${mend}`
  if (says === '') return `the page lacks "${strip(fact)}", which ${source}. ${mend}`
  const [old, now] = [splitRow(says), splitRow(fact)]
  if (old.length === 1 || old.length !== now.length || old[0] !== now[0])
    return `the page says "${strip(says)}", ${source} "${strip(fact)}". ${mend}`
  const changed = now.flatMap((cell, index) => (cell === old[index] ? [] : [index]))
  const cells = (row: readonly string[]) => changed.map((index) => row[index]).join(' | ')
  return `of ${strip(old[0] ?? '')} the page says "${cells(old)}", ${source} "${cells(now)}". ${mend}`
}

function splitRow(line: string): string[] {
  return line.startsWith('|')
    ? line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim())
    : [line]
}

/** As a reader sees it: without the frame of a row and without directives. */
function strip(line: string): string {
  return line
    .replaceAll(/^\| | \|$/g, '')
    .replaceAll(/:replay\[(.*?)\]\{[^}]*\}/g, '$1')
    .replaceAll(/:(?:kbd|prop)\[([^\]]*)\]/g, '$1')
}

function readPages() {
  return readdirSync(join(root, content), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => ({
      file: `${content}/${path}`,
      locale: path.split('/')[0] ?? '',
      text: readFileSync(join(root, content, path), 'utf8'),
    }))
}
