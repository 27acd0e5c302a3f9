import { readFileSync, realpathSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { isDirective } from './directive.ts'
import { isHiddenFile } from './find-shown-text.ts'
import { walkTree } from '../node/walk-tree.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** Directives that show a file of the site, or what stands in one. */
const showing = ['file', 'each', 'value']

/**
 * Texts of the files that a page shows with `src="…"`, by their `src`. `root` is the absolute path of the
 * site folder. A file that does not exist, is hidden, or lies outside of the site is left out; the directive reports it
 * when the page is rendered.
 */
export function readShownFiles(body: string, root: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const src of listShownFiles(body)) {
    const text = readInside(root, src)
    if (text !== undefined) files[src] = text
  }
  return files
}

/** The files that a page shows, as its directives name them, relative to the site folder. Some may not exist. */
export function listShownFiles(body: string): string[] {
  // Avoids parsing: few pages show a file, and every page is parsed again when it is rendered.
  if (!body.includes('src=')) return []
  const sources = new Set<string>()
  walkTree(parseMarkdown(body), (node) => {
    if (!isDirective(node)) return
    const { name, attributes } = node
    if (showing.includes(name) && attributes?.['src']) sources.add(attributes['src'])
  })
  return [...sources]
}

function readInside(root: string, src: string): string | undefined {
  if (isHiddenFile(src)) return undefined
  try {
    // A symbolic link may lead outside although its path does not.
    const path = realpathSync(join(root, src))
    const inside = relative(realpathSync(root), path)
    if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return undefined
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
