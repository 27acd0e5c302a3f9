import type { SearchMetadata, SearchRouteSection } from 'vitrine/model'

/** A generator of numbers from 0 to 1. The same seed gives the same numbers. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Picks by Zipf's law: the n-th most frequent word is picked 1/n times as often as the first. */
function createZipf(items: readonly string[], random: () => number): () => string {
  const sums = new Float64Array(items.length)
  let sum = 0
  for (let i = 0; i < items.length; i++) sums[i] = sum += 1 / (i + 1)
  return () => {
    const wanted = random() * sum
    let low = 0
    let high = items.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return items[low] ?? ''
  }
}

const syllables =
  'ba con de el fi gra hu in ja ka lo mi no op pre qui ro se ta un ver wi ex yo zo tion ment er ly'.split(' ')

export interface GeneratedSite {
  metadata: SearchMetadata
  pickWord: () => string
  pickHan: () => string
  random: () => number
}

/** Pages with mixed Chinese and English paragraphs, whose words follow Zipf's law. The same count gives the same site. */
export function generatePages(count: number): GeneratedSite {
  const random = createRandom(20260101)
  const upTo = (limit: number): number => Math.floor(random() * limit)
  const createWord = (): string =>
    Array.from({ length: 1 + upTo(4) }, () => syllables[upTo(syllables.length)] ?? '').join('')
  const createHan = (): string =>
    Array.from({ length: random() < 0.75 ? 2 : 3 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(random() ** 3 * 5000)),
    ).join('')
  const words = [...new Set(Array.from({ length: 40_000 }, createWord))]
  // Identifiers, because documentation of code contains them.
  for (let i = 50; i < words.length; i += 20) {
    const [before = '', word = ''] = words.slice(i - 1, i + 1)
    words[i] = word + before.charAt(0).toUpperCase() + before.slice(1)
  }
  const pickWord = createZipf(words, random)
  const pickHan = createZipf([...new Set(Array.from({ length: 20_000 }, createHan))], random)
  const writeEnglish = (length: number): string => Array.from({ length }, pickWord).join(' ')
  const writeChinese = (length: number): string =>
    Array.from({ length }, (_, i) => pickHan() + (i % 9 === 8 ? '，' : random() < 0.06 ? ` ${pickWord()} ` : '')).join(
      '',
    )
  const write = (length: number): string => (random() < 0.5 ? writeEnglish(length) : writeChinese(length))

  const metadata: SearchMetadata = { routes: [], demos: [], nav: [] }
  for (let i = 0; i < 4; i++) metadata.nav.push({ title: `Part ${i}`, path: `/part-${i}` })
  for (let page = 0; page < count; page++) {
    const navPath = `/part-${page % 4}`
    const link = `${navPath}/page-${page}`
    const sections = Array.from({ length: 4 + upTo(8) }, (_, i): SearchRouteSection => ({
      id: `section-${i}`,
      title: write(2 + upTo(3)),
      paragraphs: Array.from({ length: 2 + upTo(4) }, () => write(25 + upTo(40))),
    }))
    const keywords = [pickWord(), pickHan()]
    metadata.routes.push({
      link,
      title: write(2 + upTo(2)),
      description: write(15),
      keywords,
      navPath,
      sections,
      props: [],
    })
    metadata.demos.push({
      id: `demo-${page}`,
      route: link,
      title: write(3),
      description: write(12),
      keywords: [pickWord()],
    })
  }
  return { metadata, pickWord, pickHan, random }
}

/** Queries of readers and of attackers: one word, two words, beginnings of words, Chinese parts, typing mistakes, junk. */
export function generateQueries({ pickWord, pickHan, random }: GeneratedSite, count: number): string[] {
  const misspell = (word: string): string => {
    const at = Math.floor(random() * (word.length - 1))
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  }
  const junk = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 60) }, () => String.fromCharCode(random() * 0x3000)).join('')
  const kinds: (() => string)[] = [
    pickWord,
    () => `${pickWord()} ${pickWord()}`,
    () => `${pickWord()} ${pickWord()} ${pickWord()}`,
    () => pickWord().slice(0, 3),
    pickHan,
    () => pickHan() + pickHan(),
    () => pickHan()[0] ?? '',
    () => pickHan() + pickWord(),
    () => misspell(pickWord()),
    () => (random() < 0.2 ? junk() : pickWord()),
  ]
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length]?.() ?? '')
}
