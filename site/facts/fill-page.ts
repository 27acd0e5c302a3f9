import type { Facts } from './facts.ts'
import { findRegion, phrases, regions } from './regions.ts'
import type { Words } from './words.ts'

/** A line of a page that is not what the facts make of it. */
export interface Difference {
  /** Line of the page, from 1. */
  line: number
  says: string
  /** What should stand there instead. */
  fact: string
}

export interface Filled {
  text: string
  differences: Difference[]
  /** Places that name no fact, or never end. */
  mistakes: { line: number; what: string; mend: string }[]
}

const begin = /^<!-- facts: (\S+) -->$/
const end = '<!-- /facts -->'
const inline = /(<!-- fact: (\S+) -->)(.*?)(<!-- \/fact -->)/g

/** Writes the facts into a page, and says where they were not there yet. */
export function fillPage(page: string, facts: Facts, words: Words): Filled {
  const filled: Filled = { text: '', differences: [], mistakes: [] }
  const lines = page.split('\n')
  const out: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    out.push(fillLine(line, at + 1, { facts, words, filled }))
    const name = begin.exec(line)?.[1]
    if (name === undefined) continue
    const last = lines.indexOf(end, at)
    const make = findRegion(name, facts)
    if (make === undefined || last < 0) {
      filled.mistakes.push(
        make === undefined
          ? {
              line: at + 1,
              what: `There are no facts "${name}".`,
              mend: `There are ${Object.keys(regions).join(', ')}, and heard-on- with the name of a demo.`,
            }
          : { line: at + 1, what: `The facts "${name}" never end.`, mend: `Write ${end} below them.` },
      )
      continue
    }
    // A blank line ends a table.
    const made = [...make(facts, words), '']
    compare(lines.slice(at + 1, last), made, at + 2, filled)
    out.push(...made)
    at = last - 1
  }
  filled.text = out.join('\n')
  return filled
}

interface Writing {
  facts: Facts
  words: Words
  filled: Filled
}

function fillLine(line: string, number: number, { facts, words, filled }: Writing): string {
  return line.replaceAll(inline, (whole, head: string, name: string, says: string, tail: string) => {
    const make = phrases[name]
    if (make === undefined) {
      filled.mistakes.push({
        line: number,
        what: `There is no fact "${name}".`,
        mend: `There are ${Object.keys(phrases).join(', ')}.`,
      })
      return whole
    }
    const fact = make(facts, words)
    if (fact !== says) filled.differences.push({ line: number, says, fact })
    return head + fact + tail
  })
}

/** Line by line. Rows that begin the same are the same row, so that one more in between does not move the others. */
function compare(says: readonly string[], made: readonly string[], first: number, filled: Filled): void {
  let at = 0
  for (const fact of made) {
    const found = says.indexOf(fact, at)
    if (found >= 0) {
      for (let extra = at; extra < found; extra += 1)
        filled.differences.push({ line: first + extra, says: says[extra] ?? '', fact: '' })
      at = found + 1
      continue
    }
    const said = says[at]
    const isSame = said !== undefined && !made.includes(said)
    filled.differences.push({ line: first + Math.min(at, says.length), says: isSame ? said : '', fact })
    if (isSame) at += 1
  }
  for (; at < says.length; at += 1) filled.differences.push({ line: first + at, says: says[at] ?? '', fact: '' })
}
