import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect } from 'vitest'

/** The program that an editor starts. */
export const command = join(import.meta.dirname, '../bin/vitrine.mjs')

/** A client of the command, started as an editor does it. */
export async function startMcp(...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', ...args], stderr: 'ignore' }),
  )
  return client
}

/** The text that a tool answers. */
export async function ask(client: Client, name: string, given: Record<string, unknown>): Promise<string> {
  const { text, isError } = await call(client, name, given)
  expect({ text, isError }).toEqual({ text, isError: false })
  return text
}

/** The sentence with which a tool refuses to answer. */
export async function askInVain(client: Client, name: string, given: Record<string, unknown>): Promise<string> {
  const { text, isError } = await call(client, name, given)
  expect({ text, isError }).toEqual({ text, isError: true })
  return text
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: given })
  const [first] = content
  return { text: first?.type === 'text' ? first.text : '', isError }
}
