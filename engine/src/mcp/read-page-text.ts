import { Refusal } from '../node/refusal.ts'
import { toMarkdownPath } from '../shared/addresses.ts'
import type { ReadSite } from './read-site.ts'

/** A page as Markdown. `path` is canonical. */
export async function readPageText({ files }: ReadSite, path: string): Promise<string> {
  const file = toMarkdownPath(path).slice(1)
  const text = await files.read(file)
  if (text !== undefined) return text
  throw new Refusal(`The page "${path}" has no "${file}" in ${files.where}: ${files.mend}.`)
}
