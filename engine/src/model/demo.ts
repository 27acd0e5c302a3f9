import type { ApiUse } from './api.ts'

/** Lines of a file, counted from 1. Both are part of it. */
export interface LineRange {
  from: number
  to: number
}

/** A file of a demo. The demo itself is the first one; its local imports follow. */
export interface DemoFile {
  /** Name shown to the reader: `suggest.tsx`, `shared/packages.ts`. */
  name: string
  /** Absolute path. */
  path: string
  /** As readers see and copy it. */
  source: string
  /** The lines that matter, and are shown first. Empty: all of them. */
  parts: LineRange[]
  /** Where it gives properties to the library. Empty when the site has no reference. */
  uses: ApiUse[]
}

/** A file of a demo as readers copy it. */
export type DemoText = Pick<DemoFile, 'name' | 'source'>

export interface DemoSource {
  /** The same as file name, anchor and search target. `single.rtl.tsx` gives `single-rtl`. */
  id: string
  /** Route segment of the page it belongs to: `single` for `single-rtl`. Undefined when there is no such page. */
  page: string
  /** Path relative to the site folder. */
  filename: string
  files: DemoFile[]
  /** The same files in the words of a locale, by the id of each locale that has words for the demo. */
  versions: Record<string, DemoFile[]>
  /** What its card in the index shows, as HTML, by the id of each locale that has a file for it. */
  cards?: Record<string, string>
}
