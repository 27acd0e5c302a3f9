type Field = HTMLInputElement | HTMLTextAreaElement

/** Where a reader is in an island, and what was typed there, before React knows of either. */
interface ReaderState {
  focused: Element | undefined
  typed: readonly (readonly [Field, string])[]
}

/** Fields that hold text; the others have values that nobody has typed. */
const fields = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea'

const states = new WeakMap<Element, ReaderState>()

/** To be called before an island is hydrated: React puts every field back to how it was drawn, and hears of no focus that was there. */
export function keepReaderState(island: Element): void {
  const { activeElement } = document
  states.set(island, {
    focused: activeElement !== null && island.contains(activeElement) ? activeElement : undefined,
    typed: [...island.querySelectorAll<Field>(fields)]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((field) => [field, field.value]),
  })
}

/** Tells the island, now that it listens. True when there was anything typed. */
export function restoreReaderState(island: Element): boolean {
  const { focused, typed = [] } = states.get(island) ?? {}
  states.delete(island)
  if (focused !== undefined && focused === document.activeElement)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [field, text] of typed) {
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    // The field's own setter would tell React that the text is nothing new.
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return typed.length > 0
}
