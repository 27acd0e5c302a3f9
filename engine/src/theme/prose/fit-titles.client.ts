/** More would be a list of guesses. */
const most = 3
/** A shorter title stands in most texts by chance. */
const shortestTitle = 12
const shortestText = 8
/** Share of the words of a title, or of the text, that must be in the other one. */
const enough = 0.6

/**
 * The places of the titles that a pasted text fits, best first. A title that stands in the text comes before one that has
 * many of its words. `%s` in a title stands for any words; quotes, case and line ends do not count.
 */
export function fitTitles(text: string, titles: readonly string[]): number[] {
  const given = simplify(text)
  const rated = titles.map((title, index) => ({ index, rate: rateTitle(given, simplify(title)) }))
  const best = Math.max(...rated.map(({ rate }) => rate))
  // Beside a title that stands in the text, those that only share words with it are noise.
  const least = best >= 1 ? 1 : enough
  return rated
    .filter(({ rate }) => rate >= least)
    .toSorted((a, b) => b.rate - a.rate)
    .slice(0, most)
    .map(({ index }) => index)
}

/** From 0 to 1 a share of words; above 1 the length of a title that stands in the text whole. */
function rateTitle(text: string, title: string): number {
  if (title.length < shortestTitle) return 0
  if (toPattern(title).test(text)) return title.length
  if (text.length >= shortestText && title.includes(text)) return 1
  const [own, given] = [listWords(title), listWords(text)]
  const shared = [...own].filter((word) => given.has(word)).length
  return shared < 3 ? 0 : Math.min(0.99, shared / Math.min(own.size, given.size))
}

function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[`'"‘’“”«»「」]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function toPattern(title: string): RegExp {
  const parts = title.split('%s').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.+?'))
}

function listWords(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}_.]{3,}/gu) ?? [])
}
