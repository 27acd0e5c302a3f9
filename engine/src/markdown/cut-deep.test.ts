import { expect, it } from 'vitest'
import { findProblems } from '../../test/render-text.ts'

it('refuses a text that is nested too deep for the steps that follow, in a sentence', async () => {
  expect(await findProblems(`A lamp.\n\n${'>'.repeat(5000)} deep`)).toEqual([
    'content/en/lamp.md:3\n  The text is nested more than 100 levels deep.\n  Take quotes, lists and directives out of each other.',
  ])
  expect(await findProblems(`${'>'.repeat(50)} deep`)).toEqual([])
})
