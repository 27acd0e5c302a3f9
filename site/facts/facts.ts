import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { KeyboardFacts } from './probe-keyboard.ts'

/** Everything that the probes saw, and with what. */
export interface Facts {
  seen: { library: string; react: string; browser: string }
  keyboard: KeyboardFacts
}

/** The committed facts, one file a probe beside `seen.json`. */
const folder = new URL('data/', import.meta.url)

export function readFacts(): Facts {
  const read = (name: keyof Facts): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'))
  return Object.fromEntries(factNames.map((name) => [name, read(name)])) as unknown as Facts
}

/** Writes the facts, and gives the paths of the files. */
export function writeFacts(facts: Facts): string[] {
  return factNames.map((name) => {
    writeFileSync(fileOf(name), `${JSON.stringify(facts[name], undefined, 2)}\n`)
    return fileURLToPath(fileOf(name))
  })
}

const factNames = ['seen', 'keyboard'] as const satisfies readonly (keyof Facts)[]

function fileOf(name: keyof Facts): URL {
  return new URL(`${name}.json`, folder)
}
