import {
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import { toMarkdownPath, withoutBase } from '../shared/addresses.ts'
import { Refusal } from '../node/refusal.ts'
import { checkArguments, longestText } from './check-arguments.ts'
import type { Tool } from './define-tool.ts'
import { findPage } from './find-page.ts'
import { tools } from './list-tools.ts'
import { readPageText } from './read-page-text.ts'
import type { ReadSite } from './read-site.ts'

const markdown = 'text/markdown'

/** Pages as resources: `page:///en-US/demo/single.md`. */
const scheme = 'page:///'

/** A server that answers from a site. It reads nothing before it is asked. `about` says which site, and its locales. */
export function createServer(openSite: () => Promise<ReadSite>, version: string, about: string): McpServer {
  const server = new McpServer(
    { name: 'vitrine', version },
    {
      instructions: `The documentation at ${about}. Begin with "search", or with "look_up_property" when you know a name; then read the page or get the demo that was found.`,
    },
  )
  for (const tool of tools) {
    const { name, title, description } = tool
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: describeArguments(tool),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (given) => answer(tool, given, openSite),
    )
  }
  server.registerResource(
    'page',
    new ResourceTemplate(`${scheme}{+file}`, { list: async () => ({ resources: await listPages(await openSite()) }) }),
    { title: 'A page of the documentation', mimeType: markdown },
    async (uri) => ({ contents: [{ uri: uri.href, mimeType: markdown, text: await readResource(uri, openSite) }] }),
  )
  return server
}

/**
 * Says to a program what a tool takes. Whether it was given that is checked by the tool, so that the answer to a wrong
 * argument is our sentence.
 */
function describeArguments({ parameters }: Tool): StandardSchemaWithJSON<unknown, unknown> {
  const entries = Object.entries(parameters)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, { type, description }]) => [
        name,
        { type, description, ...(type === 'string' ? { maxLength: longestText } : { minimum: 0 }) },
      ]),
    ),
    required: entries.filter(([, { required }]) => required).map(([name]) => name),
    additionalProperties: false,
  }
  return {
    '~standard': {
      version: 1,
      vendor: 'vitrine',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  }
}

async function answer(tool: Tool, given: unknown, openSite: () => Promise<ReadSite>) {
  try {
    const text = await tool.answer(checkArguments(tool, given), await openSite())
    return { content: [{ type: 'text' as const, text }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text' as const, text: explain(error) }] }
  }
}

/** The pages of every locale. Pages that show the text of another one are left to that one. */
async function listPages(site: ReadSite) {
  const locales = await Promise.all(site.manifest.locales.map(({ id }) => site.readPages(id)))
  return locales.flatMap(({ routes }) =>
    routes.map(({ link, title, description }) => {
      const path = withoutBase(site.manifest.base, link) ?? link
      return { uri: scheme + toMarkdownPath(path).slice(1), name: path, title, description, mimeType: markdown }
    }),
  )
}

async function readResource(uri: URL, openSite: () => Promise<ReadSite>): Promise<string> {
  try {
    const site = await openSite()
    return await readPageText(site, await findPage(site, decodeURI(uri.pathname), undefined))
  } catch (error) {
    throw new ResourceNotFoundError(uri.href, explain(error))
  }
}

/** A refusal is an answer; of anything else those who keep the server hear as well. */
function explain(error: unknown): string {
  if (error instanceof Refusal) return error.message
  console.error(error)
  return error instanceof Error ? error.message : String(error)
}
