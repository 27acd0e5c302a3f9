import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Problem } from '../model/problem.ts'

/** What of the bundler's errors says what is wrong and where. */
interface BundleError {
  message: string
  id?: string
  loc?: { file?: string; line: number }
}

/**
 * What stopped the bundler as problems, each once. Undefined when one of the errors names no file: then somebody has to
 * see all that it says. `root` is the absolute path of the site folder.
 */
export function describeBundleErrors(thrown: readonly unknown[], root: string): Problem[] | undefined {
  const problems = new Map<string, Problem>()
  for (const error of thrown.flatMap(listErrors)) {
    const problem = describe(error, root)
    if (problem === undefined) return undefined
    problems.set(JSON.stringify(problem), problem)
  }
  return [...problems.values()]
}

function listErrors(thrown: unknown): BundleError[] {
  const { errors, message } = thrown as { errors?: BundleError[]; message?: string }
  return errors !== undefined && errors.length > 0 ? errors : [{ ...(thrown as object), message: String(message) }]
}

function describe(error: BundleError, root: string): Problem | undefined {
  const text = stripVTControlCharacters(error.message)
  const missing = findMissing(text)
  if (missing !== undefined) {
    const { request, importer } = missing
    const path = resolve(root, importer.replace(/\?.*$/, ''))
    return {
      file: toFile(path, root),
      line: findLine(path, request),
      what: `"${request}" is imported, but it does not exist.`,
      mend: request.startsWith('.')
        ? 'Write the path with its extension, relative to this file.'
        : `Run npm install ${toPackage(request)} in the site folder, or correct the name.`,
    }
  }
  const [, framed, line] = /\[ (\S.*?):(\d+):\d+ \]/.exec(text) ?? []
  const path = framed ?? error.loc?.file ?? error.id
  if (path === undefined) return undefined
  const [first = ''] = text.split('\n')
  const what = first.replace(/^(\[[^\]]*\] ?)+/, '')
  return {
    file: toFile(resolve(root, path), root),
    line: Number(line ?? error.loc?.line ?? 1),
    what: /[.!?]$/.test(what) ? what : `${what}.`,
    mend: text.includes('is not exported by')
      ? 'Correct the name, or install a version of the package that exports it.'
      : 'Mend the syntax here.',
  }
}

function findMissing(text: string): { request: string; importer: string } | undefined {
  const [, request, importer] =
    /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(text) ??
    /Could not resolve '([^']+)' in (\S+)/.exec(text) ??
    []
  return request === undefined || importer === undefined ? undefined : { request, importer }
}

function toFile(path: string, root: string): string {
  return relative(root, path.replace(/\?.*$/, '')).split(sep).join('/')
}

function toPackage(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/')
}

function findLine(path: string, text: string): number {
  if (!existsSync(path)) return 1
  const lines = readFileSync(path, 'utf8').split('\n')
  return (
    Math.max(
      lines.findIndex((line) => line.includes(text)),
      0,
    ) + 1
  )
}
