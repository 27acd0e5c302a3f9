import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Refusal } from './refusal.mjs'

/** fast-check takes a seed of 32 bits. */
const seeds = 2 ** 31

/**
 * What `npm run fuzz` is asked for: cases of each parser, the seed they come from, and words that choose files.
 * @param {string[]} args
 */
export function readFuzzOptions(args) {
  const { values, positionals } = parse(args)
  return {
    cases: readNumber('cases', values.cases, 10_000, 1),
    seed: readNumber('seed', values.seed, randomInt(seeds), 0),
    patterns: positionals,
  }
}

/** @param {string[]} args */
function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  try {
    return parseArgs({ args, options: { cases: text, seed: text }, allowPositionals: true })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new Refusal(`${reason.replace(/\.$/, '')}: the options are --cases number and --seed number.`)
  }
}

/**
 * @param {string} name
 * @param {string | undefined} given
 * @param {number} otherwise
 * @param {number} least
 */
function readNumber(name, given, otherwise, least) {
  if (given === undefined) return otherwise
  const number = Number(given)
  if (/^\d+$/.test(given) && number >= least && number < seeds) return number
  throw new Refusal(`--${name} is "${given}": give a whole number from ${least} to ${seeds - 1}.`)
}

/**
 * The table of a finished run.
 * @param {string} report lines of JSON, one a parser
 */
export function describeFuzz(report) {
  const runs = report
    .trim()
    .split('\n')
    .map((line) => /** @type {{ parser: string, cases: number }} */ (JSON.parse(line)))
    .toSorted((a, b) => a.parser.localeCompare(b.parser))
  const rows = runs.map(({ parser, cases }) => `| ${parser} | ${cases.toLocaleString('en-US')} |`)
  return ['| parser | cases |', '|---|--:|', ...rows].join('\n')
}
