/** Collects named checks of a host: `expect(sentence, holds, found)`, then `result()` for the runner of the parts. */
export function createChecks() {
  let passed = 0
  const broken = []
  return {
    expect: (sentence, holds, found) => {
      if (holds) passed += 1
      else broken.push(`Not true: ${sentence}${found === undefined ? '' : ` (found: ${found})`}`)
    },
    result: () => ({ passed, failed: broken.length, output: broken.join('\n') }),
  }
}
