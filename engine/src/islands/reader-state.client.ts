type Field = HTMLInputElement | HTMLTextAreaElement

/** What a reader has done in an island before React runs there: which element has the focus, and what was typed. */
interface ReaderState {
  focused: Element | undefined
  typed: readonly (readonly [Field, string])[]
}

/** Fields that hold typed text. The value of the excluded types is not typed by a reader. */
const fields = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea'

const states = new WeakMap<Element, ReaderState>()

/**
 * Remembers the reader's focus and text. To be called before an island is hydrated, because React resets every field
 * to its prerendered value and gets no event for the focus that is there already.
 */
export function keepReaderState(island: Element): void {
  const { activeElement } = document
  states.set(island, {
    focused: activeElement !== null && island.contains(activeElement) ? activeElement : undefined,
    typed: [...island.querySelectorAll<Field>(fields)]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map((field) => [field, field.value]),
  })
}

/** Gives focus and text back to the hydrated island, as events that React hears. True when there was any typed text. */
export function restoreReaderState(island: Element): boolean {
  const { focused, typed = [] } = states.get(island) ?? {}
  states.delete(island)
  if (focused !== undefined && focused === document.activeElement)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [field, text] of typed) {
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    // React replaces the setter of `value` on the field. With that setter React would not see the text as a change,
    // so the browser's own setter is used.
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return typed.length > 0
}
