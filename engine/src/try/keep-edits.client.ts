import { editsKey } from '../islands/storage-keys.client.ts'

/** The edits of one demo. */
export interface DemoEdits {
  title: string
  /** Address of the demo. */
  href: string
  /** Files that differ from the demo's own, by name. */
  files: Readonly<Record<string, string>>
}

/** All edits of this visit, by the name of the demo with its language. */
export type Edits = Readonly<Record<string, DemoEdits>>

/** Where the browser forbids storage, edits last as long as the page. */
let kept: string | undefined

/** Empty when there are none, and when what is stored is something else. */
export function readEdits(): Edits {
  try {
    const stored: unknown = JSON.parse(readText() ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const entries: [string, unknown][] = Object.entries(stored)
    return Object.fromEntries(entries.filter((entry): entry is [string, DemoEdits] => isEdits(entry[1])))
  } catch {
    return {}
  }
}

/** Keeps the edits of a demo for the visit; without files there are none. False when the browser has no room for them. */
export function keepEdits(demo: string, edits: DemoEdits): boolean {
  const { [demo]: _old, ...others } = readEdits()
  return writeEdits(Object.keys(edits.files).length === 0 ? others : { ...others, [demo]: edits })
}

/** Forgets all edits. */
export function clearEdits(): void {
  writeEdits({})
}

/** The name of a demo of the page that is open. */
export function nameDemo({ id }: { id: string }): string {
  return `${document.documentElement.lang}/${id}`
}

function readText(): string | undefined {
  try {
    return sessionStorage.getItem(editsKey) ?? kept
  } catch {
    return kept
  }
}

function writeEdits(edits: Edits): boolean {
  kept = JSON.stringify(edits)
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(editsKey)
    else sessionStorage.setItem(editsKey, kept)
    return true
  } catch {
    return false
  }
}

function isEdits(value: unknown): value is DemoEdits {
  if (typeof value !== 'object' || value === null) return false
  const { title, href, files } = value as Record<string, unknown>
  return (
    typeof title === 'string' &&
    typeof href === 'string' &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((text) => typeof text === 'string')
  )
}
