/** Puts the texts of pages, in order, into files of at most `limit` bytes. A page that is longer by itself gets a file of its own. */
export function splitPages<Text extends { size: number }>(texts: readonly Text[], limit: number): Text[][] {
  const files: Text[][] = []
  let bytes = 0
  for (const text of texts) {
    const last = files.at(-1)
    // A line break is between two of them.
    const size = text.size + 1
    if (last === undefined || bytes + size > limit) {
      files.push([text])
      bytes = size
    } else {
      last.push(text)
      bytes += size
    }
  }
  return files
}
