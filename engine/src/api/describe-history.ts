import type { ApiTableWords } from '../i18n/words.ts'
import type { ApiChange } from '../model/api.ts'
import { fillWords } from '../shared/fill-words.ts'

/** Sentences that say when a property came, changed its type, and was deprecated. */
export function describePast(history: readonly ApiChange[], words: ApiTableWords): string {
  const kinds = [
    ['added', words.addedIn],
    ['changed', words.changedIn],
    ['deprecated', words.deprecatedIn],
  ] as const
  return kinds
    .flatMap(([kind, sentence]) => {
      const versions = history.filter((change) => change.kind === kind).map(({ version }) => version)
      return versions.length === 0 ? [] : [fillWords(sentence, { versions: versions.join(words.listComma) })]
    })
    .join(' ')
}
