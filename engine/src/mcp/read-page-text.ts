import { Refusal } from '../node/refusal.ts'
import { toHtmlFile } from '../shared/addresses.ts'
import type { ReadSite } from './read-site.ts'

/** File of a page's text below the output: `/` gives `index.md`, `/en-US` gives `en-US.md`. */
export function toTextFile(path: string): string {
  return toHtmlFile(path).replace(/\.html$/, '.md')
}

/** A page as Markdown. `path` is canonical. */
export async function readPageText({ files }: ReadSite, path: string): Promise<string> {
  const text = await files.read(toTextFile(path))
  if (text !== undefined) return text
  throw new Refusal(`The page "${path}" has no "${toTextFile(path)}" in ${files.where}: ${files.mend}.`)
}
