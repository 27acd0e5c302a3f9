import { letterMask } from '../index/letter-mask.ts'
import { isStopWord } from '../index/stop-words.ts'
import { allowedEdits, countMissing, measureTypo } from './typo.ts'
import type { Vocabulary } from '../index/vocabulary.ts'
import {
  formQuality,
  insideQuality,
  insideShare,
  mostGuesses,
  prefixQuality,
  prefixShare,
  shortestChange,
  shortestInside,
  shortestStem,
  shortestTypoPrefix,
  typoPrefixQuality,
  typoQuality,
} from '../weights.ts'

// Kinds of fits; a better fit has a larger number. The fit of a result is that of its worst word.
export const typoFit = 1
const insideFit = 2
export const prefixFit = 3
export const formFit = 4
export const wholeFit = 5

/** A term of the index that a typed word may mean. */
export interface Expansion {
  term: number
  fit: number
  /** From 0 to 1: how likely the reader means this term. */
  quality: number
}

const endings = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'or', 'ion', 'ions', 'able', 'e']

/** Stems that may be left when an English ending is removed: `limiting` gives `limit`, `clipped` gives `clip` and `clippe`. */
function readStems(word: string): string[] {
  const stems = new Set<string>([word])
  for (const ending of endings) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
    if (stem.length < shortestStem) continue
    stems.add(stem)
    if (stem.at(-1) === stem.at(-2)) stems.add(stem.slice(0, -1))
  }
  return [...stems]
}

/** Other English forms that a word may have, whether they exist or not. */
export function listForms(word: string): string[] {
  if (word.length <= shortestStem) return []
  const forms = readStems(word).flatMap((stem) => [stem, ...endings.map((ending) => stem + ending)])
  return [...new Set(forms)].filter((form) => form !== word)
}

function expandForms(words: Vocabulary, word: string): Expansion[] {
  const terms = new Set(listForms(word).map((form) => words.find(form)))
  terms.delete(-1)
  return [...terms].map((term) => ({ term, fit: formFit, quality: formQuality }))
}

/** The terms that `word` means as it is typed: itself, its English forms, words that begin with it, words that contain it. */
export function expandWord(words: Vocabulary, word: string): Expansion[] {
  const expansions: Expansion[] = []
  const whole = words.find(word)
  if (whole >= 0) expansions.push({ term: whole, fit: wholeFit, quality: 1 })
  expansions.push(...expandForms(words, word))
  const beginning = words.fitting(word, false)
  // The middle of other words is noise beside a word that begins so: `ime` and `time`.
  const isKnown = expansions.length > 0 || beginning.length > 0 || word.length < shortestInside
  for (const { term, length, fit } of isKnown ? beginning : words.fitting(word, true)) {
    if (fit === 'whole') continue
    const share = word.length / length
    if (fit === 'prefix') expansions.push({ term, fit: prefixFit, quality: prefixQuality + prefixShare * share })
    else expansions.push({ term, fit: insideFit, quality: insideQuality + insideShare * share })
  }
  return expansions
}

/** Writers keep the first letter, or swap it with the second. Other words that differ by a letter are other words. */
function beginsAlike(word: string, found: string): boolean {
  return word[0] === found[0] || (word[0] === found[1] && word[1] === found[0])
}

/** The nearest terms to a word that is in no text. Beginnings of longer words count too, because the reader may still be typing. */
export function guessWord({ terms, masks }: Vocabulary, word: string): Expansion[] {
  const limit = allowedEdits(word.length)
  if (limit === 0) return []
  const mask = letterMask(word)
  const guesses: Expansion[] = []
  for (let term = 0; term < terms.length; term++) {
    const found = terms[term] ?? ''
    if (found.length < word.length - limit || countMissing(mask, masks[term] ?? 0) > limit) continue
    if (!beginsAlike(word, found) || isStopWord(found)) continue
    const { whole, prefix } = measureTypo(word, found, limit)
    const isSwap = found.length === word.length && masks[term] === mask
    if (whole <= limit && (isSwap || word.length >= shortestChange))
      guesses.push({ term, fit: typoFit, quality: typoQuality / whole })
    else if (prefix <= limit && word.length >= shortestTypoPrefix) {
      guesses.push({ term, fit: typoFit, quality: (typoPrefixQuality / prefix) * (word.length / found.length) })
    }
  }
  return guesses.sort((a, b) => b.quality - a.quality).slice(0, mostGuesses)
}

/** Splits a word into two words of the index, as `dropdownrender`. Empty when that is impossible. */
export function splitWord(words: Vocabulary, word: string): string[] {
  for (let at = word.length - shortestStem; at >= shortestStem; at--) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => words.find(part) >= 0)) return parts
  }
  return []
}
