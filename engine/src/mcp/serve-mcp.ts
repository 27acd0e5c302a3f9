import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { Refusal } from '../node/refusal.ts'
import { checkLines } from './check-lines.ts'
import { createServer } from './create-server.ts'
import { createSiteReader } from './read-site.ts'
import type { SiteFiles } from './site-files.ts'

/**
 * Answers questions about a site on standard input and output, until the input ends. `note` gets a line for people.
 * Throws a refusal when `files` is a folder without a site; a host that does not answer may do so later.
 */
export async function serveMcp(files: SiteFiles, version: string, note: (line: string) => void): Promise<void> {
  const openSite = createSiteReader(files)
  let about = files.where
  try {
    const [first, ...others] = (await openSite()).manifest.locales.map(({ id }) => id)
    about = `${files.where}, in ${[`${first} (where no locale is given)`, ...others].join(' and ')}`
    note(`Answers questions about ${files.where} (${[first, ...others].join(', ')}).`)
  } catch (error) {
    if (!(error instanceof Refusal) || files.address === undefined) throw error
    note(`${error.message} Each question tries again.`)
  }
  const input = process.stdin.pipe(checkLines((line) => process.stdout.write(line)))
  serveStdio(() => createServer(openSite, version, about), {
    transport: new StdioServerTransport(input, process.stdout, { maxBufferSize: Infinity }),
    onerror: (error) => note(error.message),
  })
}
