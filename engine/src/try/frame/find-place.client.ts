import { findName } from './load-code.client.ts'

/** The file and the line of the reader's code that an error comes from: the innermost place of its stack. */
export function findPlace(stack: string, at?: { address: string; line: number }): { file?: string; line?: number } {
  const places = [...stack.matchAll(/(blob:[^\s()]+?):(\d+)(?::\d+)?/g)].map(([, address = '', line]) => ({
    address,
    line: Number(line),
  }))
  for (const { address, line } of [...places, ...(at === undefined ? [] : [at])]) {
    const file = findName(address)
    if (file !== undefined) return { file, line }
  }
  return {}
}
