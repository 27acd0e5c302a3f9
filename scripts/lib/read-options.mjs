import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from './refusal.mjs'

/**
 * The command-line options for the engine. Options that are not given are left out.
 * @param {string[]} args
 */
export function readOptions(args) {
  const { base, out, host, shard, changed, 'build-id': buildId } = parse(args)
  return {
    ...(base === undefined ? {} : { base: readBase(base) }),
    ...(out === undefined ? {} : { out: readFolder(out) }),
    ...(host === undefined ? {} : { host }),
    ...(changed === undefined ? {} : { changed }),
    ...(buildId === undefined ? {} : { buildId }),
    ...(shard === undefined ? {} : { shard: readShard(shard) }),
  }
}

/** @param {string[]} args */
function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  try {
    return parseArgs({
      args,
      options: { base: text, out: text, host: text, shard: text, changed: { type: 'boolean' }, 'build-id': text },
    }).values
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new Refusal(
      `${reason.replace(/\.$/, '')}: the options are --base /path/, --out folder, --host name, --shard 1/2, --changed and --build-id name.`,
    )
  }
}

/**
 * An unset variable of a shell gives an empty text, which would mean the current folder.
 * @param {string} out
 */
function readFolder(out) {
  if (out.trim() !== '') return resolve(out)
  throw new Refusal(`--out is "${out}", which names no folder: give one, for example --out dist.`)
}

/**
 * The second of eight parts is `2/8`.
 * @param {string} text
 */
function readShard(text) {
  const [, shard = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (shard >= 1 && shard <= of) return { shard, of }
  throw new Refusal(
    `--shard is "${text}", which is no part: give its number and how many there are, for example --shard 2/8.`,
  )
}

/**
 * GitHub gives the base without the slash at its end, so both forms are accepted.
 * @param {string} text
 */
function readBase(text) {
  const base = `/${text}/`.replace(/\/{2,}/g, '/')
  if (/^\/([\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base)) return base
  throw new Refusal(
    `The base "${text}" is no path: give letters, digits, "-", ".", "_" and "~" between slashes, for example --base /select/.`,
  )
}
