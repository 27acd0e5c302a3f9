import type { RawPage } from '../model/page.ts'

/** Bytes of Markdown from which a page is named. A browser needs 14 seconds for five times as much. */
const longest = 1_000_000

/** A sentence for each page that is built all the same, although a browser will be slow with it. */
export function describeLongPages(pages: readonly Pick<RawPage, 'filename' | 'body'>[]): string[] {
  return pages.flatMap(({ filename, body }) => {
    // A character has at most three bytes, so most pages need no counting.
    const bytes = body.length * 3 < longest ? 0 : Buffer.byteLength(body)
    if (bytes < longest) return []
    return `${filename} has ${(bytes / 1e6).toFixed(1)} MB of text, which a browser needs seconds to show: split it`
  })
}
