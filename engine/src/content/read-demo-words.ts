import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as v from 'valibot'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'
import { checkYaml } from '../node/check-yaml.ts'
import { suggestNearest } from '../node/nearest.ts'
import { readText } from '../node/read-text.ts'
import { text } from '../schema/values.ts'

/** A file with the words of demos in one language: what stands in the code, and what takes its place. */
export interface DemoWords {
  /** Path relative to the site folder. */
  file: string
  /** Absolute path. The file need not exist; then there are no words. */
  path: string
  words: ReadonlyMap<string, string>
  lineOf: (key: string) => number
  problems: Problem[]
}

/** The words of one source file in a locale: its own, which decide, and those that all demos of the locale share. */
export interface WordsOfFile {
  own: DemoWords
  common: DemoWords
}

/** `demos/<locale>/<name>.yml` beside `demos/<locale>.yml`. `source` is the absolute path of the source file. */
export function readWordsOf(config: Config, locale: string, source: string): WordsOfFile {
  const name = relative(config.demosDir, source).replace(/\.tsx?$/, '.yml')
  return {
    own: readWords(config, join(config.demosDir, locale, name)),
    common: readWords(config, join(config.demosDir, `${locale}.yml`)),
  }
}

/** Own words before common ones. */
export function joinWords({ own, common }: WordsOfFile): ReadonlyMap<string, string> {
  return new Map([...common.words, ...own.words])
}

/** All files of words, read or not, relative to `demos/`. */
export function listWordFiles({ demosDir }: Config): string[] {
  if (!existsSync(demosDir)) return []
  const found = readdirSync(demosDir, { recursive: true, encoding: 'utf8' }).map(toSlashes)
  return found.filter((name) => /\.ya?ml$/i.test(name)).toSorted((a, b) => a.localeCompare(b))
}

/** Files of words that nobody reads: of a language that the site does not have, or of no demo. `sources` are absolute paths. */
export function findStrayWords(config: Config, sources: readonly string[]): Problem[] {
  const locales = config.locales.map(({ id }) => id)
  const names = sources.map((path) => toSlashes(relative(config.demosDir, path)).replace(/\.tsx?$/, ''))
  return listWordFiles(config).flatMap((name) => {
    const at = { file: `demos/${name}`, line: 1 }
    const [locale = '', ...rest] = name.replace(/\.ya?ml$/i, '').split('/')
    if (!locales.includes(locale)) {
      const what = `The words of this file are for "${locale}", which is no locale that docs.config.ts names.`
      return [{ ...at, what, mend: suggestNearest(locale, locales) }]
    }
    if (!name.endsWith('.yml')) return [{ ...at, what: 'The words of this file are not read.', mend: 'Name it .yml.' }]
    const owner = rest.join('/')
    if (rest.length === 0 || names.includes(owner)) return []
    return [{ ...at, what: `There is no demo file "${owner}" for these words.`, mend: suggestNearest(owner, names) }]
  })
}

const wordsSchema = v.record(v.string(), text, 'must be words by text')

function readWords(config: Config, path: string): DemoWords {
  const file = toSlashes(relative(config.root, path))
  if (!existsSync(path)) return { file, path, words: new Map(), lineOf: () => 1, problems: [] }
  const { text: yaml, mistake } = readText(path)
  const place = { file, subject: 'The file', place: 'to the file', example: 'City: 城市', firstLine: 1 } as const
  const { value, problems, lineOf } = checkYaml(yaml, wordsSchema, { ...place, scalars: 'text' })
  return {
    file,
    path,
    words: new Map(Object.entries(value)),
    lineOf: (key) => lineOf([key]),
    problems: mistake === undefined ? problems : [{ file, ...mistake }],
  }
}

function toSlashes(path: string): string {
  return path.split(sep).join('/')
}
