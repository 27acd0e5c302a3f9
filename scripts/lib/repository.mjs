import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))
