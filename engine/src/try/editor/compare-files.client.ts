import type { DemoText } from '../../model/demo.ts'

/** The files of a demo with edits in them. */
export function putEdits(files: readonly DemoText[], edits: Readonly<Record<string, string>>): DemoText[] {
  return files.map(({ name, source }) => ({ name, source: edits[name] ?? source }))
}

/** The files that differ from the demo's own, by name. */
export function listEdits(own: readonly DemoText[], now: readonly DemoText[]): Record<string, string> {
  const sources = new Map(own.map(({ name, source }) => [name, source]))
  const changed = now.filter(({ name, source }) => sources.get(name) !== source)
  return Object.fromEntries(changed.map(({ name, source }) => [name, source]))
}
