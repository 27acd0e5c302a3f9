type Field = HTMLInputElement | HTMLTextAreaElement

/** What a reader has done in an island before React runs there: which element has the focus, and what was typed. */
interface ReaderState {
  focused: Element | undefined
  fields: readonly { field: Field; text: string; isTyped: boolean }[]
  /** Resolves when React knows of it: true when there was any typed text. */
  told: Promise<boolean>
  tell: (hasText: boolean) => void
}

/** Fields that hold typed text. The value of the excluded types is not typed by a reader. */
const fields = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea'

const states = new WeakMap<Element, ReaderState>()

/**
 * Remembers the reader's focus and text. To be called before an island is hydrated, because React gets no event for
 * the focus and the text that are there already, and takes such text away when it draws the field again.
 */
export function keepReaderState(island: Element): void {
  const { activeElement } = document
  let tell: ReaderState['tell'] = () => undefined
  const told = new Promise<boolean>((resolve) => {
    tell = resolve
  })
  states.set(island, {
    focused: activeElement !== null && island.contains(activeElement) ? activeElement : undefined,
    fields: [...island.querySelectorAll<Field>(fields)].map((field) => ({
      field,
      text: field.value,
      isTyped: field.value !== field.defaultValue,
    })),
    told,
    tell,
  })
}

/**
 * Tells React of the reader's focus and text, by events. To be called once the island is hydrated and its effects have
 * run, before React draws it again: until then the fields hold all that was typed, the letters since `keepReaderState`
 * included.
 */
export function restoreReaderState(island: Element): void {
  const state = states.get(island)
  if (state === undefined) return
  states.set(island, { ...state, focused: undefined, fields: [] })
  if (state.focused !== undefined && state.focused === document.activeElement)
    state.focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const typed = state.fields.filter(({ field, text, isTyped }) => isTyped || field.value !== text)
  for (const { field } of typed) {
    const { value } = field
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    // React compares with the last text that it has seen in the field, and replaces the setter of `value` to see each.
    // It has seen what the reader typed, so it is shown another text first; the browser's own setter is not seen.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  state.tell(typed.length > 0)
}

/** Resolves when React knows the reader's focus and text: true when there was any typed text. */
export async function whenRestored(island: Element): Promise<boolean> {
  return (await states.get(island)?.told) ?? false
}
