import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'rolldown/utils'
import type { Problem } from '../model/problem.ts'
import { findOwnLine } from '../node/find-own-line.ts'
import { formatProblem, formatProblems } from '../node/format-problems.ts'
import { Refusal } from '../node/refusal.ts'

/** Absolute paths of `docs.config.ts` and of the site's own files that it imports. `root` is the absolute path of the site folder. */
export function listConfigFiles(root: string): string[] {
  const files = new Set<string>()
  const add = (path: string): void => {
    if (files.has(path) || !existsSync(path)) return
    files.add(path)
    if (!isModule(path)) return
    for (const { moduleRequest } of parse(path).module.staticImports)
      if (moduleRequest.value.startsWith('.')) add(resolve(dirname(path), moduleRequest.value))
  }
  add(join(root, 'docs.config.ts'))
  return [...files]
}

/**
 * What `docs.config.ts` exports. `edit` is a number that changes after each edit, because Node reads a file only once.
 * Throws a Refusal that names the line where the configuration is broken.
 */
export async function importConfig(root: string, edit = 0): Promise<unknown> {
  const file = join(root, 'docs.config.ts')
  if (!existsSync(file))
    throw new Refusal(
      `There is no docs.config.ts in ${root}. A site needs one: the README of vitrine says how to begin.`,
    )
  const mistakes = listConfigFiles(root)
    .filter(isModule)
    .flatMap((path) => checkSyntax(path, root))
  if (mistakes.length > 0) throw new Refusal(formatProblems(mistakes))
  process.once('exit', sayUnfinished)
  try {
    const address = pathToFileURL(file).href
    const module = (await import(edit === 0 ? address : `${address}?edit=${edit}`)) as { default: unknown }
    return module.default
  } catch (error) {
    throw new Refusal(formatProblems([describe(error, root)]))
  } finally {
    process.off('exit', sayUnfinished)
  }
}

/** The process ends while the configuration is read: it called process.exit, or nothing is left that it could wait for. */
function sayUnfinished(): void {
  const problem = {
    file: 'docs.config.ts',
    line: 1,
    what: 'The configuration did not come to its end: it calls process.exit, or it waits for something that does not come.',
    mend: 'Take out the call, or the "await" outside of functions.',
  }
  console.error(formatProblem(problem))
  process.exitCode = 1
}

function describe(error: unknown, root: string): Problem {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const [, missing, importer] = /Cannot find (?:package|module) '([^']+)' imported from (.+)$/m.exec(message) ?? []
  if (missing !== undefined && importer !== undefined) {
    const name = missing.startsWith('/') ? relative(root, missing).split(sep).join('/') : missing
    const lines = existsSync(importer) ? readFileSync(importer, 'utf8').split('\n') : []
    const line = lines.findIndex((text) => text.includes(name.split('/').pop() ?? name))
    return {
      file: toFile(importer, root),
      line: Math.max(line, 0) + 1,
      what: `"${name}" is imported, but it does not exist.`,
      mend: missing.startsWith('/')
        ? 'Write the path with its extension, relative to this file.'
        : `Run npm install ${name} in the site folder, or correct the name.`,
    }
  }
  const [first = ''] = message.split('\n')
  return {
    ...(findOwnLine({ stack }, root) ?? { file: 'docs.config.ts', line: 1 }),
    what: `The configuration threw: ${/[.!?]$/.test(first) ? first : `${first}.`}`,
    mend: 'Mend it there: the file is run whenever the site is built.',
  }
}

/** False for data, such as a JSON file: Node reads it and says where it is broken. */
function isModule(path: string): boolean {
  return /\.[cm]?[jt]s$/.test(path)
}

function checkSyntax(path: string, root: string): Problem[] {
  const { source, errors } = parse(path)
  return errors.map((error) => ({
    file: toFile(path, root),
    line: source.slice(0, error.labels[0]?.start ?? 0).split('\n').length,
    what: `The configuration does not compile: ${error.message}`,
    mend: error.helpMessage ?? 'Mend the syntax here.',
  }))
}

function parse(path: string) {
  const source = readFileSync(path, 'utf8')
  const { errors, module } = parseSync(path, source)
  return { source, errors, module }
}

function toFile(path: string, root: string): string {
  return relative(root, path).split(sep).join('/')
}
