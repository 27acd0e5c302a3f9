import { parse, type Program } from 'acorn'
import { transform } from 'sucrase'
import type { CompileAnswer, CompiledFile, CompileProblem, CompileQuestion } from '../../model/try.ts'
import { insertGuards, visitNodes } from './insert-guards.worker.ts'
import { resolveImport } from '../../shared/resolve-import.ts'

/** A file may have this many characters. The longest demo has a fortieth of it. */
export const mostCharacters = 200_000

/**
 * Makes of TypeScript with JSX what a browser runs, line by line: line 12 of the result comes from line 12 of the
 * source. Types are removed and not checked.
 */
export function compileCode({ id, files, packages }: CompileQuestion): CompileAnswer {
  const names = files.map(({ name }) => name)
  const made = files.map(({ name, source }) => compileFile(name, source, { names, packages }))
  const problems = made.flatMap((each) => each.problems)
  return { id, problems, files: problems.length > 0 ? [] : made.flatMap(({ file }) => file ?? []) }
}

interface Importable {
  /** Files of the demo. */
  names: readonly string[]
  packages: readonly string[]
}

interface Made {
  file?: CompiledFile
  problems: CompileProblem[]
}

function compileFile(name: string, source: string, known: Importable): Made {
  if (source.length > mostCharacters)
    return { problems: [{ file: name, line: 1, kind: 'long', text: String(source.length) }] }
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    })
    // The first parser lets some mistakes through; this one lets none.
    const program = parse(code, { ecmaVersion: 'latest', locations: true, allowReturnOutsideFunction: false })
    const problems = listUnknown(program, name, known)
    return problems.length > 0 ? { problems } : { problems, file: { name, code: insertGuards(code, program) } }
  } catch (error) {
    return { problems: [describeError(error, name)] }
  }
}

/** Imports that lead to no file of the demo and to no package that is here. */
function listUnknown(program: Program, file: string, { names, packages }: Importable): CompileProblem[] {
  const problems: CompileProblem[] = []
  visitNodes(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require') return
    const [argument] = node.arguments
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return
    if (packages.includes(argument.value) || resolveImport(argument.value, file, names) !== undefined) return
    problems.push({ file, line: node.loc?.start.line ?? 1, kind: 'unknown', text: argument.value })
  })
  return problems
}

/** Both parsers say at the end of their message where they stopped. The column of the second one is not the source's. */
function describeError(error: unknown, file: string): CompileProblem {
  const { message, loc, raisedAt } = error as {
    message?: string
    loc?: { line: number; column: number }
    raisedAt?: number
  }
  return {
    file,
    line: loc?.line ?? 1,
    ...(raisedAt === undefined && loc !== undefined ? { column: loc.column } : {}),
    kind: 'syntax',
    text: (message ?? String(error)).replace(/ \(\d+:\d+\)$/, ''),
  }
}
