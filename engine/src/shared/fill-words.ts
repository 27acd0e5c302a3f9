/** Replaces each `{name}` in a sentence by its value. */
export function fillWords(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
