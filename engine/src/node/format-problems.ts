import type { Problem } from '../model/problem.ts'

/** All problems as text, one under the other, the same in the terminal and in the page. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [count, ...problems.map(formatProblem)].join('\n\n')
}

/** One problem: where, what, how to mend it. */
export function formatProblem({ file, line, what, mend }: Problem): string {
  return `${file}:${line}\n  ${what}\n  ${mend}`
}
