import { dirname, resolve } from 'node:path'
import type { DemoFile } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'
import { splitStatements, type ImportedName, type SplitFile, type Statement } from './inline-demo-statements.ts'
import { writeImports } from './inline-demo-imports.ts'

/** One text in place of several files. */
export interface InlinedDemo {
  text: string
  problems: Problem[]
}

interface Part extends SplitFile {
  file: DemoFile
}

/**
 * A demo and its local files as one file that runs anywhere: packages imported once, local code above the demo in the
 * order it is needed, without what the demo does not use. A demo of one file comes out as it is.
 */
export function inlineDemo(files: readonly DemoFile[]): InlinedDemo {
  const [demo] = files
  if (demo === undefined) return { text: '', problems: [] }
  const problems: Problem[] = []
  const parts = order(demo, files, problems)
  if (files.length === 1) return { text: demo.source, problems }

  problems.push(...findClashes(parts))
  const kept = findNeeded(parts)
  const used = new Set([...kept].flatMap(({ mentions }) => [...mentions]))
  const own = parts.toReversed()
  const blocks = [
    writeImports(
      own.flatMap(({ imports }) => imports.filter(({ request, local }) => !isLocal(request) && used.has(local))),
      own.flatMap(({ bare }) => bare.filter((request) => !isLocal(request))),
    ),
    ...parts.flatMap(({ file, statements }) => {
      const left = statements.filter((statement) => kept.has(statement))
      return left.length === 0 ? [] : [`// ${file.name}\n\n${writeStatements(left)}`]
    }),
  ]
  return { text: `${blocks.filter((block) => block !== '').join('\n\n')}\n`, problems }
}

/** The files in the order in which they are needed; the demo comes last. */
function order(demo: DemoFile, files: readonly DemoFile[], problems: Problem[]): Part[] {
  const parts: Part[] = []
  const seen = new Set<DemoFile>()
  const add = (file: DemoFile): void => {
    if (seen.has(file)) return
    seen.add(file)
    const split = splitStatements(file, file === demo)
    for (const obstacle of split.obstacles) problems.push({ file: toPath(file), ...obstacle })
    for (const request of new Set([...split.imports.map((each) => each.request), ...split.bare])) {
      if (!isLocal(request)) continue
      const path = resolve(dirname(file.path), request)
      const target = files.find((candidate) => candidate.path === path)
      if (target === undefined) problems.push(describeForeign(file, request, split.imports))
      else add(target)
    }
    for (const imported of split.imports) if (isLocal(imported.request)) problems.push(...checkName(file, imported))
    parts.push({ file, ...split })
  }
  add(demo)
  return parts
}

/** Statements that the demo reaches, directly or through others. */
function findNeeded(parts: readonly Part[]): Set<Statement> {
  const byName = new Map<string, Statement>()
  for (const { statements } of parts)
    for (const statement of statements) for (const name of statement.names) byName.set(name, statement)
  const kept = new Set<Statement>()
  const keep = (statement: Statement): void => {
    if (kept.has(statement)) return
    kept.add(statement)
    for (const name of statement.mentions) {
      const target = byName.get(name)
      if (target !== undefined) keep(target)
    }
  }
  const own = parts.at(-1)?.statements ?? []
  for (const statement of own) keep(statement)
  for (const { statements } of parts) for (const statement of statements) if (statement.hasEffect) keep(statement)
  return kept
}

/** Names that two files mean differently. Reported where the second of them stands. */
function findClashes(parts: readonly Part[]): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, { meaning: string; place: string }>()
  const claim = (name: string, meaning: string, file: DemoFile, line: number): void => {
    const owner = owners.get(name)
    if (owner === undefined) owners.set(name, { meaning, place: `${toPath(file)}:${line}` })
    else if (owner.meaning !== meaning)
      problems.push({
        file: toPath(file),
        line,
        what: `"${name}" also means something else in ${owner.place}, and the copied demo is one file.`,
        mend: 'Rename one of them.',
      })
  }
  for (const { file, imports, statements } of parts) {
    for (const { request, imported, local, line } of imports)
      if (!isLocal(request)) claim(local, `${imported} of ${request}`, file, line)
    for (const { names, line } of statements) for (const name of names) claim(name, file.path, file, line)
  }
  return problems
}

function checkName(file: DemoFile, { request, imported, local, line }: ImportedName): Problem[] {
  if (imported === local) return []
  const what =
    imported === 'default' || imported === '*'
      ? `"${local}" is everything, or the default, of "${request}", which the copied demo cannot name.`
      : `"${imported}" of "${request}" is called "${local}" here, and the copied demo is one file.`
  return [{ file: toPath(file), line, what, mend: 'Import it in braces, by the name it is exported under.' }]
}

function describeForeign(file: DemoFile, request: string, imports: readonly ImportedName[]): Problem {
  return {
    file: toPath(file),
    line: imports.find((each) => each.request === request)?.line ?? 1,
    what: `"${request}" is neither .ts nor .tsx and cannot become part of the copied demo.`,
    mend: "Make it TypeScript, or move a stylesheet to the site's styles.",
  }
}

function writeStatements(statements: readonly Statement[]): string {
  return statements
    .map(({ text, hasGap }, index) => (index === 0 ? text : `${hasGap ? '\n\n' : '\n'}${text}`))
    .join('')
    .trimEnd()
}

function isLocal(request: string): boolean {
  return request.startsWith('.')
}

function toPath({ name }: DemoFile): string {
  return `demos/${name}`
}
