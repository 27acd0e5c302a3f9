import { listCode, stateTable } from './dom-tables.ts'
import type { Facts } from './facts.ts'
import { shortKeyTable, wholeKeyTable } from './keyboard-tables.ts'
import { modeTable } from './mode-tables.ts'
import { gapTable, heardOnDemo, heardTable } from './reader-tables.ts'
import { rowTable } from './row-tables.ts'
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
  modes: ({ modes, keyboard }, { locale }) => modeTable(modes, keyboard, locale),
  states: ({ dom }, { locale }) => stateTable(dom, locale),
  'open-list': ({ dom }) => listCode(dom),
  rows: ({ rows, times }, { locale }) => rowTable(rows, times, locale),
  'heard-single': ({ reader }, { locale }) => heardTable(reader, 'mode-single', locale),
  'heard-multiple': ({ reader }, { locale }) => heardTable(reader, 'mode-multiple', locale),
  'heard-tags': ({ reader }, { locale }) => heardTable(reader, 'mode-tags', locale),
  'heard-combobox': ({ reader }, { locale }) => heardTable(reader, 'mode-combobox', locale),
  unsaid: ({ reader }, { locale }) => gapTable(reader, locale),
}

/** The region of a name: one of the list, or `heard-on-<demo>`. Undefined without facts. */
export function findRegion(name: string, { reader }: Facts): Region | undefined {
  const demo = /^heard-on-(.+)$/.exec(name)?.[1]
  if (demo === undefined) return regions[name]
  if (reader['en-US']?.[demo] === undefined) return undefined
  return (facts, { locale }) => heardOnDemo(facts.reader, demo, facts.seen.reader, locale)
}

/** Parts of a sentence, between `<!-- fact: NAME -->` and `<!-- /fact -->` on one line. */
export const phrases: Readonly<Record<string, (facts: Facts, words: Words) => string>> = {
  gzip: ({ size }) => `${size.gzip} kB`,
  brotli: ({ size }) => `${size.brotli} kB`,
  bundler: ({ size }) => size.bundler,
  rows: ({ rows }) => String(rows['10000']?.virtual),
  reader: ({ seen }) => seen.reader,
  machine: ({ times }) => `${times.machine}, ${times.browser}`,
}
