/**
 * An error whose message explains everything, so its stack is not shown. The engine throws such errors too; they are
 * recognized by their name.
 */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal'
}

/**
 * Runs a script. A refusal is printed as one sentence, any other error completely. Both end with exit code 1.
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
