import { existsSync, readFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/** What proves a sentence, by the id that the page gives. */
export interface Proof {
  id: string
  /** The file that names it, from the root of the repository. */
  file: string
  line: number
  /** Tests, facts and rows of the reference, as they are written. */
  sources: string[]
}

/** The proofs of a file `proofs/….yml`. A file that is not there has none. */
export function readProofs(root: string, file: string): Proof[] {
  if (!existsSync(root + file)) return []
  const lines = new LineCounter()
  const { contents, errors } = parseDocument(readFileSync(root + file, 'utf8'), { lineCounter: lines })
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  if (!isMap(contents)) return []
  return contents.items.map(({ key, value }) => {
    const sources = isSeq(value) ? value.items : [value]
    const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1
    return {
      id: String(key),
      file,
      line,
      sources: sources.map((source) => (isScalar(source) ? String(source.value) : '')),
    }
  })
}
