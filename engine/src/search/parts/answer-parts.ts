import { createFoundAnswerer, type FoundAnswerer } from '../pagefind/answer-found.ts'
import { openParts } from './open-parts.ts'

/** The receiving side of the protocol where our own index in parts finds the pages. */
export function createAnswerer(open = openParts): FoundAnswerer {
  return createFoundAnswerer(open)
}
