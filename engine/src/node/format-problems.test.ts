import { expect, it } from 'vitest'
import { formatProblem, formatProblems } from './format-problems.ts'

const problem = { file: 'content/en/a.md', line: 3, what: 'There is no lamp.', mend: 'Screw one in.' }

it('a problem says where it is, what it is and how to mend it', () => {
  expect(formatProblem(problem)).toBe('content/en/a.md:3\n  There is no lamp.\n  Screw one in.')
})

it('problems are counted and set apart', () => {
  const text = 'content/en/a.md:3\n  There is no lamp.\n  Screw one in.'
  expect(formatProblems([problem])).toBe(`1 problem\n\n${text}`)
  expect(formatProblems([problem, problem])).toBe(`2 problems\n\n${text}\n\n${text}`)
})
