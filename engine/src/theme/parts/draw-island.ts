import { renderToString } from 'react-dom/server'
import type { IslandSource } from '../view.ts'

/** Thrown when an island throws while it is drawn. `cause` is what was thrown. */
export class IslandFailure extends Error {
  readonly island: string

  constructor(island: string, cause: unknown) {
    super(`"${island}" threw while it was drawn.`, { cause })
    this.island = island
  }
}

/** The HTML of an island, drawn by a call of its own. `prefix` begins all ids that React makes in it. One that has failed is empty. */
export function drawIsland(
  name: string,
  source: IslandSource | 'failed',
  props: Readonly<Record<string, unknown>>,
  prefix: string,
): string {
  if (source === 'failed') return ''
  try {
    return renderToString(source.element(props), { identifierPrefix: prefix })
  } catch (cause) {
    throw new IslandFailure(name, cause)
  }
}
