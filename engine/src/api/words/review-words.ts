import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { Config } from '../../model/config.ts'
import type { ApiFacts } from '../read/api-facts.ts'
import { listRows } from '../build-reference.ts'
import { loadWords } from './load-words.ts'

/**
 * Writes the hash of every type into the shared word files. To be called after somebody has compared the words with
 * the types. Comments and layout of the files stay. Returns what has changed, as `Select.maxCount`.
 */
export function reviewWords(config: Config, facts: ApiFacts): string[] {
  const { words } = loadWords(config)
  const changed: string[] = []
  for (const table of facts.tables) {
    const notes = words.notes.get(table.id)
    if (notes === undefined) continue
    edit(join(config.root, notes.file), (write) => {
      for (const prop of listRows(table, notes.props)) {
        const note = notes.props.get(prop.name)
        if (note?.add !== undefined || note?.reviewed === prop.hash) continue
        write(['props', prop.name, 'reviewed'], prop.hash)
        changed.push(`${table.id}.${prop.name}`)
      }
    })
  }
  edit(join(config.root, words.typeNotes.file), (write) => {
    for (const type of Object.values(facts.types)) {
      if (words.typeNotes.reviewed.get(type.name)?.hash === type.hash) continue
      write(['reviewed', type.name], type.hash)
      changed.push(type.name)
    }
  })
  return changed
}

function edit(path: string, run: (write: (at: string[], value: string) => void) => void): void {
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '')
  let touched = false
  run((at, value) => {
    touched = true
    document.setIn(at, value)
  })
  if (touched) writeFileSync(path, document.toString({ lineWidth: 0, flowCollectionPadding: true }))
}
