import { readFileSync } from 'node:fs'

/** Version of the engine, as its package says. */
export function readEngineVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
