import type { Facts } from './facts.ts'
import { shortKeyTable, wholeKeyTable } from './keyboard-tables.ts'
import type { Words } from './words.ts'

/** Makes the lines of a region of a page. */
type Region = (facts: Facts, words: Words) => string[]

/** What stands between `<!-- facts: NAME -->` and `<!-- /facts -->` of a page. */
export const regions: Readonly<Record<string, Region>> = {
  'keys-of-single': ({ keyboard }, words) => shortKeyTable(keyboard, words, ['single', 'single-search']),
  'keys-of-several': ({ keyboard }, words) => shortKeyTable(keyboard, words, ['multiple', 'tags']),
  'keys-of-combobox': ({ keyboard }, words) => shortKeyTable(keyboard, words, ['combobox']),
  'all-keys-of-single': ({ keyboard }, words) => wholeKeyTable(keyboard, words, 'single'),
  'all-keys-of-single-search': ({ keyboard }, words) => wholeKeyTable(keyboard, words, 'single-search'),
  'all-keys-of-multiple': ({ keyboard }, words) => wholeKeyTable(keyboard, words, 'multiple'),
  'all-keys-of-multiple-no-search': ({ keyboard }, words) => wholeKeyTable(keyboard, words, 'multiple-no-search'),
  'all-keys-of-tags': ({ keyboard }, words) => wholeKeyTable(keyboard, words, 'tags'),
  'all-keys-of-combobox': ({ keyboard }, words) => wholeKeyTable(keyboard, words, 'combobox'),
}

/** Parts of a sentence, between `<!-- fact: NAME -->` and `<!-- /fact -->` on one line. */
export const phrases: Readonly<Record<string, (facts: Facts, words: Words) => string>> = {}
