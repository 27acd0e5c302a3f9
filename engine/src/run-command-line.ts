import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type CommandOptions, dev, mcp, merge, review, serve, words } from './cli.ts'
import { suggestNearest } from './node/nearest.ts'
import { readShardOption } from './node/read-shard-option.ts'
import { Refusal } from './node/refusal.ts'

const commands = {
  build: runBuild,
  dev: runDev,
  serve: runServe,
  words: runWords,
  review: runReview,
  merge: runMerge,
  mcp,
}

type Command = keyof typeof commands

const usage = `vitrine build    writes the site of the current folder
vitrine dev      serves its sources and follows edits
vitrine serve    serves what the last build wrote
vitrine words    writes a place for each word of the reference that is missing
vitrine review   notes that the words of the reference were read against the installed types
vitrine merge    puts the shards of a site together, whose folders follow
vitrine mcp      answers the questions of editors and assistants about a built site (--dir or --url)

--root folder    the site, with docs.config.ts in it; the current folder otherwise
--base /path/    where the site will lie on its host
--out folder     where the built site is; dist otherwise
--shard 2/8      of build: the second of eight parts, for "vitrine merge"
--port number    8000 otherwise
--host name      localhost otherwise
--changed        of build: lists the files that are not as the last build left them
--dir folder     of mcp: a built site
--url address    of mcp: the first page of a site on a host`

/** Runs the command that follows `vitrine`. A refusal is printed as one sentence, any other error completely. Both end with exit code 1. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    const called = readCommandLine(args)
    if (called === undefined) console.log(usage)
    else await commands[called.command](called.options)
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}

/** The command and its options. Undefined when help was asked for. */
export function readCommandLine(args: readonly string[]): { command: Command; options: CommandOptions } | undefined {
  const { values, positionals } = parse(args)
  const [command, ...folders] = positionals
  if (command === undefined || values.help === true) return undefined
  if (!isCommand(command))
    throw new Refusal(`There is no command "vitrine ${command}". ${suggestNearest(command, Object.keys(commands))}`)
  const { root, base, out, host, dir, url } = values
  const stray = command === 'mcp' ? undefined : Object.entries({ dir, url }).find(([, value]) => value !== undefined)
  if (stray !== undefined) throw new Refusal(`--${stray[0]} is an option of "vitrine mcp" only: leave it out.`)
  if (values.changed === true && command !== 'build')
    throw new Refusal('--changed is an option of "vitrine build" only: leave it out.')
  if (values.shard !== undefined && command !== 'build')
    throw new Refusal('--shard is an option of "vitrine build" only: leave it out.')
  if (folders[0] !== undefined && command !== 'merge')
    throw new Refusal(`"vitrine ${command}" takes no "${folders[0]}": folders are for "vitrine merge" only.`)
  return {
    command,
    options: {
      ...(values.changed === true ? { changed: true } : {}),
      root: resolve(root ?? '.'),
      ...(base === undefined ? {} : { base }),
      ...(out === undefined ? {} : { out: readFolder('out', out) }),
      ...(dir === undefined ? {} : { dir: readFolder('dir', dir) }),
      ...(url === undefined ? {} : { url }),
      ...(values.shard === undefined ? {} : { shard: readShardOption(values.shard) }),
      ...(folders.length === 0 ? {} : { folders: folders.map((folder) => resolve(folder)) }),
      ...(host === undefined ? {} : { host }),
      ...(values.port === undefined ? {} : { port: readPort(values.port) }),
    },
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    root: text,
    base: text,
    out: text,
    shard: text,
    port: text,
    host: text,
    dir: text,
    url: text,
    changed: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const what = error instanceof Error ? error.message.split('. ')[0]?.replace(/\.$/, '') : String(error)
    throw new Refusal(
      `${what}: the options are ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    )
  }
}

function isCommand(word: string): word is Command {
  return Object.hasOwn(commands, word)
}

/** An unset variable of a shell gives an empty text, which would mean the current folder. */
function readFolder(option: string, folder: string): string {
  if (folder.trim() !== '') return resolve(folder)
  throw new Refusal(`--${option} is "${folder}", which names no folder: give one, for example --${option} dist.`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new Refusal(`--port is "${text}", which is no port: give a whole number up to 65535, for example --port 8001.`)
}

async function runBuild(options: CommandOptions): Promise<void> {
  await build(options)
  // The bundler may leave something running. It must not keep a finished build from ending.
  process.exit(0)
}

async function runDev(options: CommandOptions): Promise<void> {
  const { url } = await dev(options)
  console.log(`The site is at ${url}, and follows your edits.`)
}

async function runServe(options: CommandOptions): Promise<void> {
  const { url } = await serve(options)
  console.log(`The last build is at ${url}`)
}

async function runMerge(options: CommandOptions): Promise<void> {
  console.log(`  ready     ${await merge(options)} files put together`)
}

async function runReview(options: CommandOptions): Promise<void> {
  const files = await review(options)
  console.log(files.length === 0 ? 'The words were reviewed against these types already.' : files.join('\n'))
  process.exit(0)
}

async function runWords(options: CommandOptions): Promise<void> {
  const files = await words(options)
  console.log(files.length === 0 ? 'Every property and type has its place in the words already.' : files.join('\n'))
  process.exit(0)
}
