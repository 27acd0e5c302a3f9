import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readFacts } from '../facts/facts.ts'
import { regions } from '../facts/regions.ts'
import { listTests } from './list-tests.ts'
import type { Evidence } from './resolve-proof.ts'

/** The files that say what is true of the rows of each table. `reference.test.ts` holds them to the installed types. */
const tables = {
  Select: 'select',
  Methods: 'methods',
  SearchConfig: 'search-config',
  Option: 'option',
  OptGroup: 'opt-group',
}

/** Everything that a proof may name, as the repository has it. */
export function loadEvidence(root: string): Evidence {
  return {
    tests: listTests(root),
    facts: { ...readFacts() },
    tables: Object.keys(regions),
    rows: Object.entries(tables).flatMap(([table, file]) =>
      readRows(`${root}site/api/${file}.yml`).map((row) => `${table}.${row}`),
    ),
  }
}

function readRows(path: string): string[] {
  const { props } = parse(readFileSync(path, 'utf8')) as { props: object }
  return Object.keys(props)
}
