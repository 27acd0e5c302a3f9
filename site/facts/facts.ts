import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { StateFacts } from './probe-dom.ts'
import type { KeyboardFacts } from './probe-keyboard.ts'
import type { ModeFacts } from './probe-modes.ts'
import type { ReaderFacts } from './probe-reader.ts'
import type { RowFacts, TimeFacts } from './probe-rows.ts'
import type { SizeFacts } from './probe-size.ts'

/** Everything that the probes saw, and with what. */
export interface Facts {
  seen: { library: string; react: string; browser: string; reader: string }
  keyboard: KeyboardFacts
  modes: Record<string, ModeFacts>
  dom: Record<string, StateFacts>
  size: SizeFacts
  rows: RowFacts
  /** What a simulated screen reader says of demos and fields. */
  reader: ReaderFacts
  /** As they were measured once. Another machine has others, so they are not compared. */
  times: TimeFacts
}

/** The committed facts, one file a probe beside `seen.json`. */
const folder = new URL('data/', import.meta.url)

export function readFacts(): Facts {
  return Object.fromEntries(factNames.map((name) => [name, readFact(name)])) as unknown as Facts
}

/** The committed facts of one probe. */
export function readFact<Name extends keyof Facts>(name: Name): Facts[Name] {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Facts[Name]
}

/** Writes the facts that are new, and gives the paths of their files. */
export function writeFacts(facts: Facts): string[] {
  return factNames.flatMap((name) => {
    if (existsSync(fileOf(name)) && isDeepStrictEqual(readFact(name), facts[name])) return []
    writeFileSync(fileOf(name), `${JSON.stringify(facts[name], undefined, 2)}\n`)
    return [`site/facts/data/${name}.json`]
  })
}

const factNames = [
  'seen',
  'keyboard',
  'modes',
  'dom',
  'size',
  'rows',
  'reader',
  'times',
] as const satisfies readonly (keyof Facts)[]

function fileOf(name: keyof Facts): URL {
  return new URL(`${name}.json`, folder)
}
