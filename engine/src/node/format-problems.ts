import type { Problem } from '../model/problem.ts'

/** All problems as text, one below the other. The terminal and the page show the same text. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [count, ...problems.map(formatProblem)].join('\n\n')
}

/** One problem: where it is, what is wrong, how to mend it. */
export function formatProblem({ file, line, what, mend }: Problem): string {
  return `${file}:${line}\n  ${what}\n  ${mend}`
}
