import { dataComposing, dataIsland } from '../shared/markup.ts'

/** Events that tell whether an input method is composing. */
export const compositionEvents = ['input', 'compositionend']

/**
 * Marks the island in which an input method composes: `hydrateIsland` waits for its end. The mark is an attribute,
 * because the two files may come from different builds.
 */
export function noteComposition(event: Event): void {
  const { isComposing } = event as Partial<InputEvent>
  if (event.target instanceof Element)
    event.target.closest(`[${dataIsland}]`)?.toggleAttribute(dataComposing, isComposing === true)
}
