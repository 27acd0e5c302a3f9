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

/** What the browser did not store, because it forbids that or has no room. It lasts as long as the document. */
let unstored: string | undefined

/** Empty when there are none, when what is stored is something else, and when the browser lets nobody read it. */
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

/** Keeps the edits of a demo for the visit; without files there are none. False when the browser does not store them. */
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

/** A full storage still holds what was written before, so what could not be written counts first. */
function readText(): string | undefined {
  return unstored ?? sessionStorage.getItem(editsKey) ?? undefined
}

function writeEdits(edits: Edits): boolean {
  const text = JSON.stringify(edits)
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(editsKey)
    else sessionStorage.setItem(editsKey, text)
    unstored = undefined
    return true
  } catch {
    unstored = text
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
