import { stageKey } from '../../islands/storage-keys.client.ts'

/** What differs from the defaults: `width`, `dir` and `scheme` with their values in the menu. */
export type StageChoice = Readonly<Record<string, string>>

/** The choice of this visit. Empty when there is none, and when what is stored is no such choice. */
export function readStageChoice(): StageChoice {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(stageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    const entries: [string, unknown][] = Object.entries(stored)
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Keeps the choice for the visit. In a browser that stores nothing it holds for this page. */
export function storeStageChoice(choice: StageChoice): void {
  try {
    if (Object.keys(choice).length === 0) sessionStorage.removeItem(stageKey)
    else sessionStorage.setItem(stageKey, JSON.stringify(choice))
  } catch {
    // The reader chooses again on the next page.
  }
}
