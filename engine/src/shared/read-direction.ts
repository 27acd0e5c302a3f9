/** Scripts that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** The direction in which a language is written. Undefined for left to right, which needs no word. */
export function readDirection(language: string): 'rtl' | undefined {
  return rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : undefined
}
