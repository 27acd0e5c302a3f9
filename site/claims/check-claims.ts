import { suggestNearest } from 'vitrine/stages'
import { findPassages } from './find-passages.ts'
import type { Proof } from './read-proofs.ts'
import { type Evidence, findFault } from './resolve-proof.ts'

/** A page in one language. */
export interface Page {
  /** `site/content/en-US/demo/single.md` */
  file: string
  locale: string
  text: string
  /** Each passage says how it is known. Else only sentences do that leave no exception. */
  isJoined: boolean
}

/** A page in all its languages, with what its proofs file names. */
export interface Claims {
  pages: Page[]
  proofs: Proof[]
}

/** What is wrong with the claims of the site, a sentence each, with the line. */
export function checkClaims(claims: readonly Claims[], shared: readonly Proof[], evidence: Evidence): string[] {
  const used = new Set<string>()
  const told = claims.flatMap(({ pages, proofs }) => checkPage(pages, proofs, shared, used))
  const own = claims.flatMap(({ proofs }) => proofs)
  return [
    ...told,
    ...shared
      .filter(({ id }) => !used.has(id))
      .map(({ id, file, line }) => `${file}:${line}: no page names the proof "${id}". Delete it, or name it.`),
    ...[...shared, ...own].flatMap(({ file, line, sources }) =>
      sources.flatMap((source) => {
        const fault = findFault(source, evidence)
        return fault === undefined ? [] : [`${file}:${line}: ${fault}`]
      }),
    ),
  ]
}

function checkPage(
  pages: readonly Page[],
  proofs: readonly Proof[],
  shared: readonly Proof[],
  used: Set<string>,
): string[] {
  const known = [...proofs, ...shared].map(({ id }) => id)
  const named = pages.map((page) => ({ ...page, ids: new Map<string, number>() }))
  const told: string[] = []
  for (const { file, text, isJoined, ids } of named) {
    for (const passage of findPassages(text)) {
      const where = `${file}:${passage.line}`
      for (const mark of passage.mistakes)
        told.push(`${where}: "${mark}" is no mark. Write <!-- proof: id, id --> or <!-- no claim: the reason -->.`)
      for (const sentence of passage.open)
        told.push(
          `${where}: nothing proves "${sentence}". Write <!-- proof: id --> behind it, or say it without the word that leaves no exception.`,
        )
      if (passage.isStray)
        told.push(
          `${where}: "${passage.text}" belongs to nothing. Write it behind a sentence, or directly above a list or a table.`,
        )
      if (isJoined && !passage.isJoined && passage.open.length === 0)
        told.push(
          `${where}: nothing says how this is known: "${passage.text}". Write <!-- proof: id --> behind it, <!-- no claim: the reason --> where it says nothing of the library, or one of them alone on the line above its list or table.`,
        )
      for (const id of passage.proofs) {
        if (!known.includes(id)) told.push(`${where}: there is no proof "${id}". ${suggestNearest(id, known)}`)
        if (!ids.has(id)) ids.set(id, passage.line)
        used.add(id)
      }
    }
  }
  for (const { file, locale, ids } of named) {
    for (const other of named) {
      for (const [id, line] of other.ids)
        if (!ids.has(id))
          told.push(`${other.file}:${line}: the page in ${locale} does not name the proof "${id}". Write it there too.`)
    }
    for (const proof of proofs)
      if (!ids.has(proof.id) && named.every((other) => !other.ids.has(proof.id)) && locale === named[0]?.locale)
        told.push(`${proof.file}:${proof.line}: ${file} does not name the proof "${proof.id}". Delete it, or name it.`)
  }
  return told
}
