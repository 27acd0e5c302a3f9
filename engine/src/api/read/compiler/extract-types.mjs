// Runs as a process of its own: reads a request from stdin, writes one JSON message a line to stdout.
// This folder is the only place that knows the compiler; it is plain JavaScript, because Node 20 does not run TypeScript.
// Shapes of request and messages: raw-types.ts.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findOwner } from '../../../node/find-package.mjs'
import { findExport } from './find-export.mjs'
import { findForms } from './find-forms.mjs'
import { findMissing } from './find-missing.mjs'
import { findSymbol, namePackage } from './names.mjs'
import { openProject } from './open-project.mjs'
import { readTable } from './read-table.mjs'

/** @import { Symbol } from 'typescript/unstable/sync' */
/** @import { Context } from './context.ts' */
/** @import { RawMessage, RawRequest, RawResult, RawType } from './raw-types.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

/** @type {RawRequest} */
const request = JSON.parse(readFileSync(0, 'utf8'))
const folder = join(request.root, '.vitrine-api').replaceAll('\\', '/')
const { api, project, asked } = openProject(request, folder)
const { checker, program } = project
/** @type {Context} */
const context = { checker, program, request, types: new Map() }

for (const [index, entry] of request.entries.entries()) {
  send({ kind: 'start', id: entry.id })
  send({ kind: 'end', id: entry.id, ...attempt(() => extractEntry(index)) })
}
const read = program.getSourceFileNames().filter((name) => !name.startsWith(folder))
send({ kind: 'files', files: read.filter((name) => namePackage(name) !== 'typescript'), absent: listAbsent() })
api.close()

/** What the compiler looked for in vain, such as types that are not installed: the outermost folders and files. */
function listAbsent() {
  const absent = [...asked].filter((name) => !name.startsWith(folder) && !existsSync(name))
  return absent.filter((name) => existsSync(dirname(name)))
}

/** @param {RawMessage} message */
function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

/** @param {() => RawResult} run @returns {{ result: RawResult }} */
function attempt(run) {
  try {
    return { result: run() }
  } catch (error) {
    return { result: { problem: 'crash', detail: error instanceof Error ? error.message : String(error) } }
  }
}

/** @param {number} index @returns {RawResult} */
function extractEntry(index) {
  const known = new Set(context.types.keys())
  const entry = request.entries[index]
  const file = program.getSourceFile(`${folder}/entry.ts`)
  const statement = /** @type {SyntaxNode | undefined} */ (file?.statements[index])
  if (entry === undefined || statement === undefined) throw new Error('the entry file was not read')
  const local = findSymbol(context, statement.importClause?.namedBindings?.name)
  const module = local && checker.getAliasedSymbol(local)
  if (module === undefined || checker.isUnknownSymbol(module)) return { problem: 'no-types' }
  const broken = findBroken(module)
  if (broken !== undefined) return { problem: 'syntax', ...broken }
  const found = findExport(context, module, entry.export)
  const followed = 'symbol' in found ? found.symbol : found.owner
  const missing = followed === undefined ? [] : findMissing(context, followed)
  if (missing.length > 0) return { problem: 'missing-types', missing }
  if ('exports' in found) return { problem: 'no-export', exports: found.exports }
  const target = findForms(context, found.symbol, entry.export)
  if ('problem' in target) return target
  const table = readTable(context, entry.id, target, found.symbol)
  const fresh = [...context.types.values()].filter((type) => type !== null && !known.has(type.name))
  return { table, types: /** @type {RawType[]} */ (fresh) }
}

/** First syntax error in the files of the module's own package. @param {Symbol} module */
function findBroken(module) {
  const home = findOwner(module.declarations[0]?.path ?? '')
  for (const name of program.getSourceFileNames()) {
    if (findOwner(name).folder !== home.folder) continue
    const first = program.getSyntacticDiagnostics(name)[0]
    if (first === undefined) continue
    return { detail: first.text, file: name, line: readFileSync(name, 'utf8').slice(0, first.pos).split('\n').length }
  }
  return undefined
}
