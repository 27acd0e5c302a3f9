/** What a reader saw when a result was opened. The history entry keeps it, so that Back shows it again. */
export interface SearchMemory {
  keywords: string
  /** Link of the active result. */
  active: string | undefined
}

/** What an entry of the history keeps of search. Undefined when it keeps nothing, or something that is not of this shape. */
export function readMemory(state: unknown): SearchMemory | undefined {
  const { search } = (state ?? {}) as { search?: unknown }
  const { keywords, active } = (search ?? {}) as { keywords?: unknown; active?: unknown }
  if (typeof keywords !== 'string') return undefined
  return { keywords, active: typeof active === 'string' ? active : undefined }
}

/**
 * What the box gets from `events.client.ts`, which opens it. A function of the code on demand is passed and not imported:
 * an import would make that code wait for one more file, the one that gives a shared chunk its exports.
 */
export interface SearchHost {
  isSlashOn: () => boolean
  /** True when the reader has used `/` before. */
  isSlashKnown: () => boolean
  storeSlash: (isOn: boolean) => void
  /** The element that a hash names. */
  findTarget: (hash: string) => HTMLElement | null
  /** True while an input method is composing in the field. The composition may have begun before the code of the box was loaded. */
  isComposing: () => boolean
}

/** What an open search box offers to other files. */
export interface SearchBox {
  restore: (memory: SearchMemory) => void
}

/** An open box. Undefined when its code could not be loaded. */
export type LoadedSearchBox = Promise<SearchBox | undefined>
