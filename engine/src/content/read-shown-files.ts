import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

/**
 * Texts of the files that a page's markdown shows by `::file{src="…"}`, by the `src` as it is written. `root` is the
 * site folder, absolute. A file that is not there, or lies outside the site, is left out; whoever renders the page reports it.
 */
export function readShownFiles(body: string, root: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const [, quoted, single, bare] of body.matchAll(fileSource)) {
    const src = quoted ?? single ?? bare ?? ''
    const text = readInside(root, src)
    if (text !== undefined) files[src] = text
  }
  return files
}

const fileSource = /::file\{[^}\n]*?\bsrc=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s}]+))/g

function readInside(root: string, src: string): string | undefined {
  const path = join(root, src)
  const inside = relative(root, path)
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return undefined
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
