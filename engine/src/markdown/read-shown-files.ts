import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { visit } from 'unist-util-visit'
import { fileDirective } from './directives/file.ts'
import { parseMarkdown } from './parse-markdown.ts'

/**
 * Texts of the files that a page's markdown shows by `::file{src="…"}`, by the `src` as it is written. `root` is the
 * site folder, absolute. A file that is not there, or lies outside the site, is left out; whoever renders the page reports it.
 */
export function readShownFiles(body: string, root: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const src of listShownFiles(body)) {
    const text = readInside(root, src)
    if (text !== undefined) files[src] = text
  }
  return files
}

/** The files that a page's markdown shows, as they are written there, relative to the site folder; some may not exist. */
export function listShownFiles(body: string): string[] {
  // Few pages show any, and a page is parsed again when it is rendered.
  if (!body.includes(`::${fileDirective.name}`)) return []
  const sources: string[] = []
  visit(parseMarkdown(body), 'leafDirective', ({ name, attributes }) => {
    if (name === fileDirective.name && attributes?.['src']) sources.push(attributes['src'])
  })
  return sources
}

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
