import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '../../../test/fixtures/api/create-site.ts'
import { checkApi } from './check-api.ts'
import { extractApi } from '../read/extract-api.ts'
import { loadWords } from './load-words.ts'
import { reviewWords } from './review-words.ts'

test('a review writes the hash of every type, keeps what else is written, and satisfies the gate', async () => {
  const notes =
    '# Why rows stand in this order.\nprops:\n  # The largest first.\n  value: { default: 1, defaultReason: somewhere }\n'
  const config = createSite([{ id: 'Row', from: 'widgets', export: 'Row' }], { 'api/row.yml': notes })
  const { facts } = await extractApi(config)
  expect(reviewWords(config, facts)).toEqual(['Row.children', 'Row.value', 'Row.disabled', 'Row.className'])

  const written = readFileSync(join(config.root, 'api/row.yml'), 'utf8')
  expect(written).toContain('# Why rows stand in this order.\n')
  expect(written).toContain('  # The largest first.\n  value: { default: 1, defaultReason: somewhere, reviewed: ')
  const problems = checkApi(facts, loadWords(config).words)
  expect(problems.filter((problem) => problem.what.includes('review'))).toEqual([])
  expect(reviewWords(config, facts)).toEqual([])
})
