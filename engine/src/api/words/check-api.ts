import type { Problem } from '../../model/problem.ts'
import { suggestNearest } from '../../node/nearest.ts'
import type { ApiFacts, PropFacts, TableFacts } from '../read/api-facts.ts'
import { listRows } from '../build-reference.ts'
import type { ApiWords, PropNotes, TableNotes } from './load-words.ts'

/** A longer comment of the types is cut in a message. */
const maxQuoted = 120

/**
 * Compares types and words, and reports words that are missing, words for what no longer exists, words that
 * contradict the types, and types that have changed since the words were reviewed.
 */
export function checkApi(facts: ApiFacts, words: ApiWords): Problem[] {
  return [
    ...facts.tables.flatMap((table) => [...checkNotes(table, facts, words), ...checkWords(table, facts, words)]),
    ...checkTypes(facts, words),
  ]
}

function checkNotes(table: TableFacts, facts: ApiFacts, words: ApiWords): Problem[] {
  const notes = words.notes.get(table.id)
  if (notes === undefined) return []
  const { file, groups } = notes
  if (!notes.exists)
    return table.props.length === 0 ? [] : [reportNoFile(file, `The notes of ${table.id}`, 'the hash of each type')]
  const problems: Problem[] = []
  const known = new Set(table.props.map((prop) => prop.name))
  for (const [name, note] of notes.props) {
    if (note.add !== undefined && known.has(name)) {
      const what = `The row "${name}" of ${table.id} is added by hand, but the types have it now.`
      problems.push({ file, line: note.line, what, mend: 'Take "add" away.' })
    } else if (note.add === undefined && !known.has(name))
      problems.push(reportGone(file, note.line, name, table, facts))
  }
  for (const prop of listRows(table, notes.props)) {
    const note = notes.props.get(prop.name)
    const at = { file, line: note?.line ?? 1 }
    if (groups.length > 0 && !groups.includes(note?.group ?? '')) {
      const named = note?.group === undefined ? 'has no group' : `is in the unknown group "${note.group}"`
      const what = `The property "${prop.name}" of ${table.id} ${named}.`
      problems.push({ ...at, what, mend: suggestGroup(note, groups) })
    }
    problems.push(...checkDefault(prop, note, at), ...checkReviewed(prop, note, table, notes))
  }
  return problems
}

function suggestGroup(note: PropNotes | undefined, groups: readonly string[]): string {
  return note?.group === undefined
    ? `Write "group:" with one of: ${groups.join(', ')}.`
    : suggestNearest(note.group, groups)
}

function checkDefault(prop: PropFacts, note: PropNotes | undefined, at: { file: string; line: number }): Problem[] {
  if (note?.default === undefined || note.defaultReason !== undefined || note.default === prop.default) return []
  const what =
    prop.default === undefined
      ? `The default of "${prop.name}" is written as ${note.default}, but it cannot be read from the published code.`
      : `The default of "${prop.name}" is written as ${note.default}, but the published code says ${prop.default}${prop.defaultFrom === undefined ? '' : ` (${prop.defaultFrom})`}.`
  const mend =
    prop.default === undefined
      ? 'Add "defaultReason" with where it comes from.'
      : `Write ${prop.default}, or add "defaultReason" with what makes the difference.`
  return [{ ...at, what, mend }]
}

function checkReviewed(prop: PropFacts, note: PropNotes | undefined, table: TableFacts, notes: TableNotes): Problem[] {
  if (note?.reviewed === prop.hash || note?.add !== undefined) return []
  const changed =
    note?.reviewed === undefined ? 'was never reviewed with its words' : 'changed since its words were last reviewed'
  const what = `The type of "${prop.name}" of ${table.id} ${changed}: it is ${prop.type}.`
  const mend = `Read its description in every locale, then write "reviewed: ${prop.hash}".`
  return [{ file: notes.file, line: note?.line ?? 1, what, mend }]
}

function checkWords(table: TableFacts, facts: ApiFacts, words: ApiWords): Problem[] {
  const notes = words.notes.get(table.id)
  const rows = listRows(table, notes?.props)
  const problems: Problem[] = []
  for (const [locale, tables] of words.tables) {
    const written = tables.get(table.id)
    if (written === undefined) continue
    const { file } = written
    if (!written.exists) {
      if (rows.length === 0) continue
      problems.push(reportNoFile(file, `The words of ${table.id} in ${locale}`, 'a line for each property'))
      continue
    }
    for (const { name, description } of rows) {
      if (written.props.get(name)?.description !== undefined) continue
      const what = `The property "${name}" of ${table.id} has no description in ${locale}.`
      problems.push({
        file,
        line: written.props.get(name)?.line ?? 1,
        what,
        mend: `Add "${name}:" with one or two sentences under "props".${quoteTypes(description)}`,
      })
    }
    for (const [name, { line }] of written.props) {
      if (!rows.some((row) => row.name === name)) problems.push(reportGone(file, line, name, table, facts))
    }
    for (const group of notes?.groups ?? []) {
      if ((written.groups.get(group) ?? '') !== '') continue
      const what = `The group "${group}" of ${table.id} has no title in ${locale}.`
      problems.push({ file, line: 1, what, mend: `Add "${group}:" with a title under "groups".` })
    }
  }
  return problems
}

/** `npx vitrine words` writes a file that is not there yet. */
function reportNoFile(file: string, subject: string, content: string): Problem {
  const what = `${subject} are missing: the file does not exist.`
  return { file, line: 1, what, mend: `Run npx vitrine words: it writes the file with ${content}.` }
}

/** What the library's own comment says, as a start. */
function quoteTypes(description: string): string {
  if (description === '') return ''
  const text = description.length <= maxQuoted ? description : `${description.slice(0, maxQuoted)} …`
  return ` The types say: "${text}"`
}

function reportGone(file: string, line: number, name: string, table: TableFacts, facts: ApiFacts): Problem {
  const what = `The property "${name}" of ${table.id} is described, but ${facts.package} ${facts.version} does not have it.`
  return {
    file,
    line,
    what,
    mend: suggestNearest(
      name,
      table.props.map((prop) => prop.name),
    ),
  }
}

function checkTypes(facts: ApiFacts, words: ApiWords): Problem[] {
  const problems: Problem[] = []
  const { file: notesFile, reviewed, exists } = words.typeNotes
  const types = Object.values(facts.types)
  if (!exists && types.length > 0)
    problems.push(reportNoFile(notesFile, 'The notes of the helper types', 'the hash of each type'))
  for (const type of exists ? types : []) {
    const note = reviewed.get(type.name)
    if (note?.hash === type.hash) continue
    const changed =
      note === undefined ? 'was never reviewed with its words' : 'changed since its words were last reviewed'
    const mend = `Read its description in every locale, then write "${type.name}: ${type.hash}" under "reviewed".`
    problems.push({ file: notesFile, line: note?.line ?? 1, what: `The type "${type.name}" ${changed}.`, mend })
  }
  for (const [name, { line }] of reviewed)
    if (!(name in facts.types)) problems.push(reportGoneType(notesFile, line, name, facts))
  for (const [locale, { file, exists: isWritten, types: written }] of words.types) {
    if (!isWritten && types.length > 0)
      problems.push(reportNoFile(file, `The words of the helper types in ${locale}`, 'a line for each type'))
    for (const type of isWritten ? types : []) {
      const word = written.get(type.name)
      const line = word?.line ?? 1
      if (word?.description === undefined) {
        const what = `The type "${type.name}" has no description in ${locale}.`
        problems.push({
          file,
          line,
          what,
          mend: `Add "${type.name}:" with one or two sentences.${quoteTypes(type.description)}`,
        })
      }
      // Types of other packages need no words here, because their packages document them.
      const own = type.package === facts.package ? type.members : []
      for (const { name } of own) {
        if (word === undefined || (word.members.get(name)?.description ?? '') !== '') continue
        const what = `The field "${name}" of the type "${type.name}" has no description in ${locale}.`
        problems.push({ file, line, what, mend: `Add "${name}:" under "members" of "${type.name}".` })
      }
      for (const [name, member] of word?.members ?? []) {
        if (type.members.some((each) => each.name === name)) continue
        const what = `The field "${name}" of the type "${type.name}" is described, but ${type.package} does not have it.`
        problems.push({
          file,
          line: member.line,
          what,
          mend: suggestNearest(
            name,
            type.members.map((each) => each.name),
          ),
        })
      }
    }
    for (const [name, { line }] of written)
      if (!(name in facts.types)) problems.push(reportGoneType(file, line, name, facts))
  }
  return problems
}

function reportGoneType(file: string, line: number, name: string, facts: ApiFacts): Problem {
  const what = `The type "${name}" is described, but no property of ${facts.package} ${facts.version} mentions it.`
  return { file, line, what, mend: suggestNearest(name, Object.keys(facts.types)) }
}
