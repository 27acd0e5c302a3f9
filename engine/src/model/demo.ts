import type { ApiUse } from './api.ts'

/** A file of a demo: the demo itself first, then its local imports. */
export interface DemoFile {
  /** Name shown to the reader: `suggest.tsx`, `shared/packages.ts`. */
  name: string
  /** Absolute path. */
  path: string
  source: string
  /** Where it gives properties to the library; empty when extraction is off. */
  uses: ApiUse[]
}

/** A file of a demo as readers take it away. */
export type DemoText = Pick<DemoFile, 'name' | 'source'>

export interface DemoSource {
  /** File name = demo id = anchor = search target; `single.rtl.tsx` gives `single-rtl`. */
  id: string
  /** Route segment of the page it belongs to: `single` for `single-rtl`; undefined without a page. */
  page: string
  /** Path relative to the site folder. */
  filename: string
  files: DemoFile[]
}
