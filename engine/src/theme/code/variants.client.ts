import { variantsKey } from '../../islands/storage-keys.client.ts'

/** So many chosen names are kept. Nobody needs more at a time. */
const mostNames = 8

/** The choices of this page, for browsers that block storage. */
let chosen: string[] = []

/** The names of the code blocks that the reader has chosen, the latest one first. */
export function readVariants(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(variantsKey) ?? '[]')
    // Other code of the same host may have written something else under this name. The next choice replaces it.
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    return chosen
  }
}

/** Puts a name in front of those that were chosen before. */
export function storeVariant(name: string): void {
  chosen = [name, ...readVariants().filter((other) => other !== name)].slice(0, mostNames)
  try {
    localStorage.setItem(variantsKey, JSON.stringify(chosen))
  } catch {
    // Storage may be blocked or full.
  }
}
