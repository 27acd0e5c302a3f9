import type { ApiReference } from '../model/api.ts'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'
import { buildReference } from './build-reference.ts'
import { checkApi } from './words/check-api.ts'
import { extractApi } from './read/extract-api.ts'
import { loadWords } from './words/load-words.ts'

/** The reference of the documented package in every locale, and the problems where types and words differ. */
export interface LoadedReference {
  /** By locale id. */
  references: Record<string, ApiReference>
  problems: Problem[]
  /** Absolute paths of the files it was made from. The development server watches them. */
  files: string[]
}

/** Extracts the tables from the installed package and adds the hand-written words. Undefined when the site has no reference. */
export async function loadReference(config: Config): Promise<LoadedReference | undefined> {
  if (config.api === false) return undefined
  const { history } = config.api
  const extracted = await extractApi(config)
  const { words, problems } = loadWords(config)
  const references = Object.fromEntries(
    config.locales.map(({ id }) => [id, buildReference(extracted.facts, words, id, history)]),
  )
  return {
    references,
    problems: [...extracted.problems, ...problems, ...checkApi(extracted.facts, words)],
    files: extracted.files,
  }
}
