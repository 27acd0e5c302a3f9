import { join } from 'node:path'
import type { Config } from '../../model/config.ts'
import { formatProblems } from '../../node/format-problems.ts'
import { Refusal } from '../../node/refusal.ts'
import { listRows } from '../build-reference.ts'
import type { ApiFacts, PropFacts, TypeFacts } from '../read/api-facts.ts'
import { editWords, type WordsEditor } from './edit-words.ts'
import { type ApiWords, loadWords } from './load-words.ts'

/**
 * Writes a place for every word that is missing: a key for each property and type in the files of each locale that has
 * a folder of words, and the hash of each type that nobody has written of. What the types say is a start: text in an
 * English file, a comment in the others. Refuses when a file of words has mistakes. Returns a line for each file, such as `api/en/box.yml: 12`.
 */
export function writeWords(config: Config, facts: ApiFacts): string[] {
  const { words, problems } = loadWords(config)
  if (problems.length > 0) throw new Refusal(formatProblems(problems))
  const written: string[] = []
  const edit = (file: string, heading: string, run: (editor: WordsEditor) => void): void => {
    const count = editWords(join(config.root, file), run, heading)
    if (count > 0) written.push(`${file}: ${count}`)
  }
  for (const table of facts.tables) {
    const notes = words.notes.get(table.id)
    const rows = listRows(table, notes?.props)
    if (notes === undefined) continue
    edit(notes.file, `What is true of the properties of ${table.id} in every language.`, ({ write }) => {
      for (const prop of rows) {
        const note = notes.props.get(prop.name)
        if (note?.add !== undefined || note?.reviewed !== undefined || isSpokenOf(prop, table.id, words)) continue
        write(['props', prop.name, 'reviewed'], prop.hash)
      }
    })
    for (const [locale, tables] of words.tables) {
      const own = tables.get(table.id)
      if (own === undefined) continue
      edit(own.file, `One or two sentences about each property of ${table.id}.`, (editor) => {
        for (const { name, description } of rows) {
          const word = own.props.get(name)
          if (word?.description !== undefined) continue
          const at = word?.default === undefined ? ['props', name] : ['props', name, 'description']
          begin(editor, at, description, locale)
        }
      })
    }
  }
  writeTypes(facts, words, edit)
  return written
}

type Edit = (file: string, heading: string, run: (editor: WordsEditor) => void) => void

function writeTypes(facts: ApiFacts, words: ApiWords, edit: Edit): void {
  const types = Object.values(facts.types)
  edit(words.typeNotes.file, 'Hashes of the helper types when their words were last read.', ({ write }) => {
    for (const { name, hash } of types) {
      const isDescribed = [...words.types.values()].some((each) => each.types.get(name)?.description !== undefined)
      if (!isDescribed && !words.typeNotes.reviewed.has(name)) write(['reviewed', name], hash)
    }
  })
  for (const [locale, { file, types: own }] of words.types) {
    edit(file, 'One or two sentences about each helper type.', (editor) => {
      for (const type of types) {
        const word = own.get(type.name)
        const fields = listFields(type, facts).filter(({ name }) => (word?.members.get(name)?.description ?? '') === '')
        const isLong = fields.length > 0 || (word?.members.size ?? 0) > 0
        if (word?.description === undefined)
          begin(editor, isLong ? [type.name, 'description'] : [type.name], type.description, locale)
        for (const field of fields) begin(editor, [type.name, 'members', field.name], field.description, locale)
      }
    })
  }
}

/** Types of other packages need no words for their fields. */
function listFields(type: TypeFacts, facts: ApiFacts): TypeFacts['members'] {
  return type.package === facts.package ? type.members : []
}

function isSpokenOf({ name }: PropFacts, table: string, words: ApiWords): boolean {
  return [...words.tables.values()].some((tables) => tables.get(table)?.props.get(name)?.description !== undefined)
}

/** Comments of a library are English. In another language they help its writer, and must not be shown to readers. */
function begin({ write }: WordsEditor, at: readonly string[], description: string, locale: string): void {
  if (description === '') write(at, '')
  else if (new Intl.Locale(locale).language === 'en') write(at, description)
  else write(at, '', `The types say: ${description}`)
}
