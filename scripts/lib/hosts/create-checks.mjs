/** @import { PartResult } from '../run-parts.mjs' */

/** Collects the results of named checks of a host: `expect(sentence, holds, found)`, then `result()` for the runner of the parts. */
export function createChecks() {
  let passed = 0
  /** @type {string[]} */
  const broken = []
  return {
    /**
     * @param {string} sentence
     * @param {boolean | undefined} holds
     * @param {string | number} [found]
     */
    expect: (sentence, holds, found) => {
      if (holds) passed += 1
      else broken.push(`Not true: ${sentence}${found === undefined ? '' : ` (found: ${found})`}`)
    },
    /** @returns {PartResult} */
    result: () => ({ passed, failed: broken.length, output: broken.join('\n') }),
  }
}
