import { createFoundAnswerer, type FoundAnswerer } from './answer-found.ts'
import { openPagefind } from './open-pagefind.ts'

/** The receiving side of the protocol where Pagefind finds the pages. */
export function createAnswerer(open = openPagefind): FoundAnswerer {
  return createFoundAnswerer(open)
}
