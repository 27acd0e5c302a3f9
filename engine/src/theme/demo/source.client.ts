import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { DemoText } from '../../model/demo.ts'

/** What a reader has made of the files of a demo. It is what is copied and opened elsewhere. */
const edited = new WeakMap<HTMLElement, readonly DemoText[]>()

const loaded = new Map<string, Promise<string>>()

/** Makes `readFiles` give these files; with undefined it gives the demo's own. */
export function setFiles(demo: HTMLElement, files: readonly DemoText[] | undefined): void {
  if (files === undefined) edited.delete(demo)
  else edited.set(demo, files)
}

/** True when `readFiles` gives what a reader has made of a demo. */
export function hasEdits(demo: HTMLElement): boolean {
  return edited.has(demo)
}

/** The files of a demo as they are now, its own file first. */
export async function readFiles(demo: HTMLElement): Promise<DemoText[]> {
  const changed = edited.get(demo)
  return changed === undefined ? readOwnFiles(demo) : [...changed]
}

/** The files of a demo, its own file first. A single file is read from the page when the page shows it; otherwise the files are fetched. */
export async function readOwnFiles(demo: HTMLElement): Promise<DemoText[]> {
  const address = demo.dataset['source']
  if (address !== undefined) return JSON.parse(await loadText(address)) as DemoText[]
  const code = demo.querySelector('.demo-file code')
  return [{ name: `${demo.id}.tsx`, source: `${code?.textContent ?? ''}\n` }]
}

/** The text of the file whose tab is chosen. Without tabs: the demo's own file. */
export async function readShownFile(demo: HTMLElement): Promise<string> {
  const files = await readFiles(demo)
  const findTab = (list: string) => demo.querySelector<HTMLElement>(`${list} [aria-selected="true"]`)
  const name = (findTab('.try-tabs') ?? findTab('.demo-tabs'))?.title
  return (files.find((file) => file.name === name) ?? files[0])?.source ?? ''
}

/** The text of a file of the site. It is fetched only once. */
export function loadText(address: string): Promise<string> {
  const known = loaded.get(address)
  if (known !== undefined) return known
  const text = loadChunk(address, { load: fetchText, isLeaf: true })
  loaded.set(address, text)
  text.catch(() => loaded.delete(address))
  return text
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The file answered with status ${response.status}: ${address}`)
  const text = await response.text()
  // Data that is cut off has not come: it is asked for again, and never kept.
  if (new URL(response.url).pathname.endsWith('.json')) JSON.parse(text)
  return text
}
