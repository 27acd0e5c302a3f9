import { isDeepStrictEqual } from 'node:util'

/** Where two data differ first, and what stands there. */
interface Found {
  path: string[]
  before: unknown
  after: unknown
}

/** The first difference, as deep as both have the same form: of lists of one length the item that differs. */
export function findDifference(before: unknown, after: unknown, path: string[] = []): Found {
  if (hasParts(before) && hasParts(after) && Array.isArray(before) === Array.isArray(after))
    for (const key of listKeys(before, after))
      if (!isDeepStrictEqual(before[key], after[key])) return findDifference(before[key], after[key], [...path, key])
  return { path, before, after }
}

/** Of lists of several lengths none, so that the whole lists are told. */
function listKeys(before: Record<string, unknown>, after: Record<string, unknown>): Iterable<string> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return Array.isArray(before) && Object.keys(before).length !== Object.keys(after).length ? [] : keys
}

function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
