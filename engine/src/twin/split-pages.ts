/** A file with the text of several pages. */
export interface PagesFile {
  titles: string[]
  text: string
}

/** Joins the texts of pages, in order, into files of at most `limit` bytes. A page that is longer by itself gets a file of its own. */
export function splitPages(pages: readonly { title: string; text: string }[], limit: number): PagesFile[] {
  const files: PagesFile[] = []
  let bytes = 0
  for (const { title, text } of pages) {
    const last = files.at(-1)
    const size = Buffer.byteLength(text) + 1
    if (last === undefined || bytes + size > limit) {
      files.push({ titles: [title], text })
      bytes = size
    } else {
      last.titles.push(title)
      last.text += `\n${text}`
      bytes += size
    }
  }
  return files
}
