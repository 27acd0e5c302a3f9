import { join } from 'node:path'
import type { Config } from '../../model/config.ts'
import type { ApiFacts } from '../read/api-facts.ts'
import { listRows } from '../build-reference.ts'
import { editWords } from './edit-words.ts'
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
    editWords(join(config.root, notes.file), ({ write }) => {
      for (const prop of listRows(table, notes.props)) {
        const note = notes.props.get(prop.name)
        if (note?.add !== undefined || note?.reviewed === prop.hash) continue
        write(['props', prop.name, 'reviewed'], prop.hash)
        changed.push(`${table.id}.${prop.name}`)
      }
    })
  }
  editWords(join(config.root, words.typeNotes.file), ({ write }) => {
    for (const type of Object.values(facts.types)) {
      if (words.typeNotes.reviewed.get(type.name)?.hash === type.hash) continue
      write(['reviewed', type.name], type.hash)
      changed.push(type.name)
    }
  })
  return changed
}
