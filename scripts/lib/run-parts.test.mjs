import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

const library = JSON.stringify(new URL('run-parts.mjs', import.meta.url).href)

/**
 * Runs these parts in a process of their own, because `runParts` ends the process.
 * @param {string} parts
 * @param {readonly string[]} [wanted]
 * @returns {Promise<{ code: unknown, lines: string[] }>}
 */
function run(parts, wanted = []) {
  const script = `
    const { runParts } = await import(${library})
    const { Refusal } = await import(${library.replace('run-parts', 'refusal')})
    await runParts(${parts}, ${JSON.stringify(wanted)})`
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], (error, stdout) =>
      resolve({ code: error?.code ?? 0, lines: stdout.split('\n') }),
    )
  })
}

test('each part tells how far it is, then its counts; the output of a failure follows, the sums are the last line', async () => {
  const { code, lines } = await run(`{
    check: async (say) => { say('lint passed'); return { passed: 4, failed: 0, output: 'quiet' } },
    browser: async () => ({
      passed: 2, failed: 1, output: '\\nexpected 1, found 2\\n',
      projects: new Map([['sweep', { passed: 2, failed: 0 }], ['matrix', { passed: 0, failed: 1 }]]),
    }),
    build: async () => { throw new Refusal('There is no build.') },
  }`)
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      'check …',
      '  lint passed',
      'check           0 s  4 passed',
      'browser …',
      'browser         0 s  2 passed, 1 failed',
      '  sweep              2 passed',
      '  matrix             0 passed, 1 failed',
      '',
      'expected 1, found 2',
      '',
      'build …',
      'build           0 s  0 passed, 1 failed',
      '',
      'There is no build.',
      '',
      '',
      '6 passed, 2 failed',
      '',
    ],
  })
})

test('what is skipped is counted by itself, with its reasons, and passes for nothing', async () => {
  const parts = `{
    engines: async () => ({
      passed: 2, failed: 0, skipped: 3, output: '',
      notes: ['2 skipped in firefox: it has no touch screen', '1 skipped, webkit: it was not found.'],
    }),
  }`
  expect(await run(parts)).toEqual({
    code: 0,
    lines: [
      'engines …',
      'engines         0 s  2 passed, 3 skipped',
      '  2 skipped in firefox: it has no touch screen',
      '  1 skipped, webkit: it was not found.',
      '',
      '2 passed, 0 failed, 3 skipped',
      '',
    ],
  })
  expect((await run(parts.replace('passed: 2', 'passed: 0'))).code).toBe(1)
})

test('only the parts that are asked for run, and all of them passing is a success', async () => {
  const part = 'async () => ({ passed: 1, failed: 0, output: "" })'
  const { code, lines } = await run(`{ a: ${part}, b: ${part} }`, ['b'])
  expect({ code, lines }).toEqual({
    code: 0,
    lines: ['b …', 'b               0 s  1 passed', '', '1 passed, 0 failed', ''],
  })
})
