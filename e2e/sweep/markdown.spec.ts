import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPageWords, type PageWords } from '../support/read-page-words.ts'
import { readTwinWords } from '../support/read-twin-words.ts'
import { builtFolder, listFiles, pages, readHtml } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const shared = Object.fromEntries(
  listFiles(builtFolder())
    .filter((file) => /^assets\/.*\.txt$/.test(file))
    .map((file) => [`/${file}`, readFileSync(join(builtFolder(), file), 'utf8')]),
)

function readMarkdown(path: string): string {
  return readFileSync(join(builtFolder(), `${path === '/' ? 'index' : path.slice(1)}.md`), 'utf8')
}

test('every page in both languages says as Markdown what it says as HTML', async ({ page }) => {
  await page.goto('about:blank')
  for (const { path } of pages) {
    const html = readHtml(path) ?? ''
    const address = path === '/' ? '/index.md' : `${path}.md`
    expect(html, path).toContain(`<link rel="alternate" type="text/markdown" href="${address}"/>`)
    const drawn: PageWords = await page.evaluate(readPageWords, { html, path, files: shared })
    const twin = readTwinWords(readMarkdown(path))
    expect(twin.pieces.length, path).toBeGreaterThan(20)
    // The only file of a demo has no name on the page.
    const nameless = drawn.pieces.map((piece, index) =>
      /^```\w+ \[\*\]$/.test(piece) ? (twin.pieces[index] ?? '') : piece,
    )
    expect(twin.pieces, path).toEqual(nameless)
    expect(twin.types, path).toEqual(drawn.types)
    if (path === '/') expect(Object.keys(twin.types).length).toBeGreaterThan(5)
  }
})
