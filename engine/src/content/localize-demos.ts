import { existsSync } from 'node:fs'
import type { Config } from '../model/config.ts'
import type { DemoFile, DemoSource } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'
import { suggestNearest } from '../node/nearest.ts'
import type { CodeText } from './code-text.ts'
import { listTexts } from './list-texts.ts'
import { putWords } from './put-words.ts'
import { type DemoWords, findStrayWords, joinWords, readWordsOf } from './read-demo-words.ts'

/** Demos with a version for each locale that has words for them, and what is wrong with these words. */
export interface LocalizedDemos {
  demos: DemoSource[]
  problems: Problem[]
}

/** A demo has a version in a locale when it has words of its own there; the files that it imports then need words too. */
export function localizeDemos(config: Config, demos: readonly DemoSource[]): LocalizedDemos {
  const files = [...new Map(demos.flatMap((demo) => demo.files).map((file) => [file.path, file])).values()]
  const problems = findStrayWords(
    config,
    files.map(({ path }) => path),
  )
  const versions = new Map<string, DemoSource['versions']>(demos.map(({ id }) => [id, {}]))
  for (const { id: locale } of config.locales) {
    const done = new Map<string, LocalizedFile>()
    for (const demo of demos) {
      const [main] = demo.files
      if (main === undefined || !existsSync(readWordsOf(config, locale, main.path).own.path)) continue
      const localized = demo.files.map((file) => {
        const known = done.get(file.path) ?? localizeFile(config, locale, file)
        done.set(file.path, known)
        return known.file
      })
      const own = versions.get(demo.id)
      if (own !== undefined) own[locale] = localized
    }
    problems.push(...[...done.values()].flatMap((each) => each.problems), ...checkCommon([...done.values()]))
  }
  return { demos: demos.map((demo) => ({ ...demo, versions: versions.get(demo.id) ?? {} })), problems }
}

interface LocalizedFile {
  file: DemoFile
  problems: Problem[]
  common: DemoWords
  keys: ReadonlySet<string>
}

function localizeFile(config: Config, locale: string, file: DemoFile): LocalizedFile {
  const found = readWordsOf(config, locale, file.path)
  const words = joinWords(found)
  const texts = listTexts(file.name, file.source)
  return {
    file: { ...file, source: putWords(file.source, texts, words, false) },
    problems: [
      ...found.own.problems,
      ...checkKeys(found.own, texts),
      ...[found.own, found.common].flatMap((each) => checkValues(each, texts)),
      ...checkMissing(file, texts, { words, locale, own: found.own.file }),
    ],
    common: found.common,
    keys: new Set(texts.map(({ key }) => key)),
  }
}

/** Words for texts that the file does not hold: a text was changed, or mistyped. */
function checkKeys({ words, file, lineOf }: DemoWords, texts: readonly CodeText[]): Problem[] {
  const keys = [...new Set(texts.map(({ key }) => key))]
  return [...words.keys()]
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const what = `The code holds no text ${JSON.stringify(key)}.`
      return { file, line: lineOf(key), what, mend: suggestNearest(key, keys) }
    })
}

/** Values in words that the text of the code does not have. */
function checkValues({ words, file, lineOf }: DemoWords, texts: readonly CodeText[]): Problem[] {
  const templates = new Set(texts.flatMap(({ key, kind }) => (kind === 'template' ? [key] : [])))
  return [...words].flatMap(([key, word]) => {
    const known = listValues(key)
    return listValues(word).flatMap((value) => {
      if (!templates.has(key) || known.includes(value)) return []
      const what = `The words for ${JSON.stringify(key)} hold "${value}", which that text does not.`
      return [{ file, line: lineOf(key), what, mend: suggestNearest(value, known) }]
    })
  })
}

/** Texts that readers see and that nobody has said in the language. */
function checkMissing(
  { name, source }: DemoFile,
  texts: readonly CodeText[],
  { words, locale, own }: { words: ReadonlyMap<string, string>; locale: string; own: string },
): Problem[] {
  const missing = texts.filter(({ key, isShown }) => isShown && !words.has(key))
  return [...new Map(missing.map((each) => [each.key, each])).values()].map(({ key, start }) => ({
    file: `demos/${name}`,
    line: source.slice(0, start).split('\n').length,
    what: `The text ${JSON.stringify(key)} has no words in ${locale}.`,
    mend: `Write them into ${own}, or the same text again where it is the same in both languages.`,
  }))
}

/** Mistakes in the words that demos share, and words that none of them uses. */
function checkCommon(files: readonly LocalizedFile[]): Problem[] {
  const common = files[0]?.common
  if (common === undefined) return []
  const keys = new Set(files.flatMap((each) => [...each.keys]))
  const unused = [...common.words.keys()].filter((key) => !keys.has(key))
  return [
    ...common.problems,
    ...unused.map((key) => {
      const what = `No demo holds the text ${JSON.stringify(key)}.`
      return { file: common.file, line: common.lineOf(key), what, mend: suggestNearest(key, [...keys]) }
    }),
  ]
}

function listValues(text: string): string[] {
  return text.match(/\$\{[^}]*\}/g) ?? []
}
