/** A failure that one sentence explains; its stack would tell the reader nothing. The engine throws them too, by name. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal'
}

/**
 * Runs a script: a refusal is printed as its sentence, anything else whole; both end with exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error && error.name === 'Refusal' ? error.message : error)
    process.exit(1)
  }
}
