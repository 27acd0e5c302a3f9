/** Pixels between a word and its card, and between the card and the edge of the window. */
const gap = 6
const edge = 8

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width' | 'height'>

/** Where the card of a word stands in the window: below the word, or above it where there is more room. Never on it. */
export function placeCard(
  word: Box,
  card: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): { left: number; top: number } {
  const isBelow = word.bottom + gap + card.height <= view.height || word.top < view.height - word.bottom
  return {
    left: Math.max(edge, Math.min(word.left, view.width - card.width - edge)),
    top: isBelow ? word.bottom + gap : word.top - gap - card.height,
  }
}

/** Where the first sentence of a text ends. A browser that cannot tell gets all of it. */
export function findSentenceEnd(text: string, language: string | undefined): number {
  if (!('Segmenter' in Intl)) return text.length
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return first?.segment.trimEnd().length ?? 0
}
