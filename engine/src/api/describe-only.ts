import type { ApiTableWords } from '../i18n/words.ts'
import type { ApiOnly } from '../model/api.ts'
import { fillWords } from '../shared/fill-words.ts'

/** A sentence that says which forms of an object have a property. */
export function describeOnly(only: ApiOnly, words: ApiTableWords): string {
  switch (only.kind) {
    case 'with':
      return fillWords(only.required ? words.onlyWithRequired : words.onlyWith, { code: `\`${only.code}\`` })
    case 'required':
      return fillWords(words.requiredWith, { code: `\`${only.code}\`` })
    case 'without':
      return fillWords(words.onlyWithout, { names: quoteAll(only.names) })
    case 'some':
      return fillWords(words.onlySome, { count: String(only.count), total: String(only.total) })
  }
}

/** Codes one after another: `a`, `b`. */
export function quoteAll(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ')
}
