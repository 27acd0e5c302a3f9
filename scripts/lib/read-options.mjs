import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from './refusal.mjs'

/** Command-line options ready for the engine; what is not given is left out. */
export function readOptions(args) {
  const { base, out, host, 'build-id': buildId } = parse(args)
  return {
    ...(base === undefined ? {} : { base: readBase(base) }),
    ...(out === undefined ? {} : { out: resolve(out) }),
    ...(host === undefined ? {} : { host }),
    ...(buildId === undefined ? {} : { buildId }),
  }
}

function parse(args) {
  const text = { type: 'string' }
  try {
    return parseArgs({ args, options: { base: text, out: text, host: text, 'build-id': text } }).values
  } catch (error) {
    throw new Refusal(
      `${error.message.split('. ')[0].replace(/\.$/, '')}: the options are --base /path/, --out folder, --host name and --build-id name.`,
    )
  }
}

/** GitHub gives the base without the slash at its end, so both are taken. */
function readBase(text) {
  const base = `/${text}/`.replace(/\/{2,}/g, '/')
  if (/^\/([\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base)) return base
  throw new Refusal(
    `The base "${text}" is no path: give letters, digits, "-", ".", "_" and "~" between slashes, for example --base /select/.`,
  )
}
