type Field = HTMLInputElement | HTMLTextAreaElement

/** Fields that hold text; the others have values that nobody has typed. */
const fields = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea'

const kept = new WeakMap<Element, [Field, string][]>()

/** Notes what a reader has typed into an island that is about to be hydrated: React puts every field back to how it was drawn. */
export function keepTyped(island: Element): void {
  const typed = [...island.querySelectorAll<Field>(fields)].filter(({ value, defaultValue }) => value !== defaultValue)
  kept.set(
    island,
    typed.map((field) => [field, field.value]),
  )
}

/** Types it again, now that somebody listens. True when there was anything. */
export function typeAgain(island: Element): boolean {
  const typed = kept.get(island) ?? []
  kept.delete(island)
  for (const [field, text] of typed) {
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    // The field's own setter would tell React that the text is nothing new.
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return typed.length > 0
}
