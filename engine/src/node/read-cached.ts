import { rmSync } from 'node:fs'
import type { MarkdownFacts, Page, TextSection } from '../model/page.ts'
import { readHead } from './disk-cache.ts'
import { hashText } from './hash-files.ts'
import { Refusal } from './refusal.ts'

/** The Markdown of a page, from memory or from the cache. */
export function readMarkdown(page: Page): string {
  return isCached(page) ? (readText(page).alone?.text ?? '') : page.markdown
}

/** What can be said of it without reading it. */
export function measureMarkdown(page: Page): MarkdownFacts {
  if (page.cached !== undefined && isCached(page)) return page.cached
  return { hash: hashText(page.markdown), size: Buffer.byteLength(page.markdown) }
}

/** The sections that search finds, from memory or from the cache. */
export function readSections(page: Page): TextSection[] {
  return page.cached === undefined ? page.content.sections : readText(page).content.sections
}

/** A page that shows something of other pages has been written for them. */
function isCached({ cached, markdown }: Page): boolean {
  return cached !== undefined && markdown === ''
}

interface CachedText {
  content: { sections: TextSection[] }
  alone?: { text: string }
}

function readText({ trees }: Page): CachedText {
  const text = readHead(trees) as CachedText | undefined
  if (text !== undefined) return text
  // What is torn would be found by the next build as well.
  rmSync(trees, { force: true })
  throw new Refusal(`"${trees}" was deleted while the build was at work: build again.`)
}
