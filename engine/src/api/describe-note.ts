import type { ApiTableWords } from '../i18n/words.ts'
import type { ApiGeneric, ApiInherited, ApiNote } from '../model/api.ts'
import { fillWords } from '../shared/fill-words.ts'
import { quoteAll } from './describe-only.ts'

/** A sentence about a whole table. */
export function describeNote(note: ApiNote, words: ApiTableWords): string {
  switch (note.kind) {
    case 'also':
      return fillWords(words.alsoTypes, { types: quoteAll(note.texts) })
    case 'arguments':
      return fillWords(words.furtherArguments, { code: quoteAll(note.texts) })
    case 'forms':
      return fillWords(words.manyForms, { count: String(note.count) })
  }
}

/** A sentence about properties that another package declares. */
export function describeInherited({ type, package: from, names }: ApiInherited, words: ApiTableWords): string {
  return fillWords(words.inherited, { names: summarize(names), type, package: from })
}

/** A type parameter as it is declared: `ValueType extends string = string`. */
export function describeGeneric({ name, constraint, default: fallback }: ApiGeneric): string {
  const limit = constraint === undefined ? '' : ` extends ${constraint}`
  return `${name}${limit}${fallback === undefined ? '' : ` = ${fallback}`}`
}

/** `aria-*` for many names with the same beginning, else the names themselves (five at most). */
function summarize(names: readonly string[]): string {
  const start = names[0]?.split('-')[0] ?? ''
  if (names.length > 3 && names.every((name) => name.startsWith(`${start}-`))) return `\`${start}-*\` (${names.length})`
  const shown = names.slice(0, 5).map((name) => `\`${name}\``)
  return names.length > 5 ? `${shown.join(', ')} (+${names.length - 5})` : shown.join(', ')
}
